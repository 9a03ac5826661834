import { makeCommunity, makeMembership, makeUser } from '#db/factories/index.ts';
import { hashPassword } from '#app/lib/session/passwords.server.ts';
import { expect, test } from '#tests/setup/browser.ts';
import { makeTooManyToList } from '#tests/setup/choose-community.ts';
import { choose, chooseCommunityByKeys, enter, tabTo, typeInto } from '#tests/setup/keyboard.ts';
import type { Page } from '@playwright/test';

const password = 'a window is lit';

/** Uses the skip link to get to the content of the page. */
async function skipToContent(page: Page) {
  await tabTo(page, page.getByRole('link', { name: 'Skip to content' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
}

async function logIn(page: Page, email: string) {
  await page.goto('/login');
  const form = page.getByRole('main');
  await skipToContent(page);
  await typeInto(page, form.getByLabel('Email'), email);
  await typeInto(page, form.getByLabel('Password'), password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Welcome back!')).toBeVisible();
}

async function logOut(page: Page, name: string) {
  await enter(page, page.locator('summary', { hasText: name }).first());
  await enter(page, page.getByRole('button', { name: 'Logout' }));
  await expect(page.getByText('Logged out successfully')).toBeVisible();
}

for (const among of [...(process.env.TEST_EVERYTHING ? [''] : []), ', among many communities']) {
  test(`The main job with the keyboard alone${among}`, async ({ page, em }) => {
    if (among) makeTooManyToList(em);
    const community = makeCommunity(em, { name: `Juniper Court ${Date.now()}` });
    const hash = await hashPassword(password);
    const board = makeUser(em, { name: 'Bo Board', role: 'BOARD', password: hash });
    const neighbour = makeUser(em, { name: 'Nadia Neighbour', password: hash });
    makeMembership(em, board, community, { canModerate: true });
    makeMembership(em, neighbour, community);
    await em.flush();
    const form = page.getByRole('main');

    await page.goto('/register');
    await skipToContent(page);
    await typeInto(page, form.getByLabel('Full name'), 'Imani Reid');
    await typeInto(page, form.getByLabel('Email'), `imani.keys.${Date.now()}@mail.example`);
    await chooseCommunityByKeys(page, form, community);
    await typeInto(page, form.getByLabel('Unit', { exact: true }), '204');
    await typeInto(page, form.getByLabel('Password'), password);
    await enter(page, form.getByRole('button', { name: 'Register' }));
    await expect(page.getByText('Welcome to The Local Link!')).toBeVisible();

    await enter(page, page.getByRole('link', { name: 'My Condo', exact: true }));
    await expect(page.getByRole('heading', { level: 1, name: community.name })).toBeVisible();
    await enter(page, form.getByRole('link', { name: 'Post for Sale' }));
    await expect(page.getByRole('button', { name: 'Post listing' })).toBeVisible();

    // A refused form focuses its summary, and a link in there leads to the field.
    await enter(page, page.getByRole('button', { name: 'Post listing' }));
    await expect(page.getByRole('alert')).toBeFocused();
    await enter(page, page.getByRole('link', { name: 'Enter a title' }));
    await expect(form.getByLabel('Title')).toBeFocused();
    await page.keyboard.type('Snowshoes');
    await typeInto(page, form.getByLabel('Price in dollars'), '19.50');
    await choose(page, form.getByLabel('Condition'), 'Like New');
    await typeInto(page, form.getByLabel('Description'), 'Two winters old.');
    await typeInto(page, form.getByLabel('Contact email'), 'imani@mail.example');
    await enter(page, page.getByRole('button', { name: 'Post listing' }));
    await expect(page.getByText('Your listing is with the board.')).toBeVisible();
    await logOut(page, 'Imani Reid');

    await logIn(page, board.email);
    await enter(page, page.getByRole('link', { name: 'Dashboard' }));
    await expect(page.getByRole('heading', { name: 'Moderation Dashboard' })).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: 'Approve Snowshoes' }));
    await page.keyboard.press('Space');
    await expect(page.getByText('Item approved')).toBeVisible();
    await expect(page.locator('#queue')).toBeFocused();
    await logOut(page, 'Bo Board');

    await logIn(page, neighbour.email);
    await enter(page, page.getByRole('link', { name: 'My Condo', exact: true }));
    await enter(page, page.getByRole('link', { name: 'Buy & Sell' }));
    await enter(page, page.getByRole('link', { name: 'Snowshoes' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Snowshoes' })).toBeVisible();
    await tabTo(page, page.getByRole('link', { name: 'Send Email' }));
    await expect(page.getByRole('link', { name: 'Send Email' })).toHaveAttribute(
      'href',
      /^mailto:imani@mail\.example\?subject=Interested/,
    );
  });
}

test('Menus and the dialog give the focus back @quick', async ({ page, em, scripts, signInAs }) => {
  const user = makeUser(em, { name: 'Imani Reid' });
  makeMembership(em, user, makeCommunity(em));
  await em.flush();
  await page.goto('/login');
  await page.goto('/');
  if (scripts) {
    const opener = page.getByRole('link', { name: 'Login', exact: true });
    await enter(page, opener);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    // Tab stays within the dialog; the page behind it cannot be reached.
    for (let n = 0; n < 9; n++) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(
        () =>
          document.activeElement?.closest('dialog, body') === document.body &&
          document.activeElement !== document.body,
      );
      expect(outside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }
  await signInAs(user);
  await page.goto('/');
  const menu = page.locator('summary', { hasText: 'Imani Reid' }).first();
  await tabTo(page, menu);
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('link', { name: 'Account Settings' }));
  await page.keyboard.press(scripts ? 'Escape' : 'Shift+Tab');
  await expect(menu).toBeFocused();
  if (!scripts) await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Account Settings' })).toBeHidden();
});
