import { makeCommunity, makeMembership, makeUser } from '#db/factories/index.ts';
import { hashPassword } from '#app/lib/session/passwords.server.ts';
import {
  expect,
  inEachLanguage,
  alwaysBothWays,
  test,
  type Translate,
} from '#tests/setup/browser.ts';
import { chooseCommunity } from '#tests/setup/choose-community.ts';
import type { Page } from '@playwright/test';

const password = 'a window is lit';
const title = 'Snowshoes, men’s medium';

if (process.env.TEST_EVERYTHING) test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Logs in with the form on the login page. */
async function logIn(page: Page, t: Translate, user: { name: string; email: string }) {
  await page.goto('/login');
  await page.getByRole('main').getByLabel(t('auth.email')).fill(user.email);
  await page.getByRole('main').getByLabel(t('auth.password')).fill(password);
  await page.getByRole('button', { name: t('auth.logIn') }).click();
  await expect(page.getByText(t('auth.welcomeBack.title'))).toBeVisible();
  await expect(
    page.getByText(t('auth.welcomeBack.description', { name: user.name })),
  ).toBeVisible();
}

async function logOut(page: Page, t: Translate, name: string) {
  await page.locator('summary', { hasText: name }).first().click();
  await page
    .getByRole('button', { name: t('shell.logout') })
    .first()
    .click();
  await expect(page.getByText(t('auth.loggedOut.title'))).toBeVisible();
}

inEachLanguage((language) => {
  test(
    'Rules 3.2, 7.1: the main job, from registering to writing to the seller @quick',
    alwaysBothWays,
    async ({ page, em, t }) => {
      /** The words that rules 7.1 gives, which are English. */
      const expectExactly = async (words: string) => {
        if (language === 'en') await expect(page.getByText(words)).toBeVisible();
      };
      const community = makeCommunity(em, { name: `Birch Court ${Date.now()}` });
      const other = makeCommunity(em, { name: `Cedar House ${Date.now()}` });
      const hash = await hashPassword(password);
      const board = makeUser(em, { name: 'Bo Board', role: 'BOARD', password: hash });
      const neighbour = makeUser(em, { name: 'Nadia Neighbour', password: hash });
      makeMembership(em, board, community, { canModerate: true });
      makeMembership(em, neighbour, community);
      await em.flush();

      // A resident registers with two units; a submit button adds the second row.
      await page.goto('/register');
      const form = page.getByRole('main');
      await form.getByLabel(t('auth.fullName')).fill('Imani Reid');
      const email = `imani.${Date.now()}.${Math.random().toString(36).slice(2)}@mail.example`;
      await form.getByLabel(t('auth.email')).fill(email);
      await chooseCommunity(form, community, { find: t('chooser.find') });
      await form.getByLabel(t('auth.unit'), { exact: true }).fill('204');
      await page.getByRole('button', { name: t('auth.addCommunity') }).click();
      await chooseCommunity(form, other, { row: 1, find: t('chooser.find') });
      await form.getByLabel(t('auth.unit'), { exact: true }).nth(1).fill('7');
      await expect(form.getByLabel(t('auth.unit'), { exact: true }).first()).toHaveValue('204');
      await form.getByLabel(t('auth.password')).fill(password);
      await page
        .getByRole('main')
        .getByRole('button', { name: t('auth.createAccount') })
        .last()
        .click();
      await expect(page.getByText(t('auth.registered.title'))).toBeVisible();
      await expect(
        page.getByText(t('auth.registered.description', { name: 'Imani Reid' })),
      ).toBeVisible();
      await expectExactly('Account created successfully for Imani Reid');

      // The menu leads to the hub; the first community is the primary one.
      await page.locator('summary', { hasText: t('shell.myCondos') }).click();
      const condo = page
        .getByRole('link', { name: community.name })
        .filter({ hasText: t('units.numbered', { unit: '204' }) })
        .filter({ hasText: t('shell.primary') });
      await condo.first().click();
      await expect(page.getByRole('heading', { level: 1, name: community.name })).toBeVisible();
      await page.getByRole('link', { name: t('hub.tabs.buy-sell') }).click();
      await expect(page.getByText(t('listings.none'))).toBeVisible();
      await page.getByRole('link', { name: t('listings.postFirst') }).click();

      // An empty form comes back with messages, and nothing that was typed is lost.
      await form.getByLabel(t('listingEditor.price')).fill('19.50');
      await page.getByRole('button', { name: t('listingEditor.newSubmit'), exact: true }).click();
      await expect(page.getByRole('alert')).toBeFocused();
      await expect(page.getByRole('alert')).toContainText(t('postEditor.validationError'));
      await expect(page.getByRole('link', { name: t('posts.titleRequired') })).toBeVisible();
      await expect(form.getByLabel(t('listingEditor.price'))).toHaveValue('19.50');
      await form.getByLabel(t('postEditor.title')).fill(title);
      await form
        .getByLabel(t('postEditor.description'))
        .fill('Two winters old.\n\nPick up in 204.');
      await form.getByLabel(t('listingEditor.category')).selectOption('other');
      await form
        .getByLabel(t('listingEditor.condition'))
        .selectOption({ label: t('listingLabels.conditions.LIKE_NEW') });
      await form.getByLabel(t('postEditor.contactEmail')).fill('imani@mail.example');
      await page.getByRole('button', { name: t('listingEditor.newSubmit'), exact: true }).click();
      await expect(page.getByText(t('posts.submitted.LISTING'))).toBeVisible();
      await expect(page.getByText(t('posts.awaitsReview.LISTING'))).toBeVisible();
      await expectExactly('Your listing has been submitted for review by the community board.');
      await expect(page.getByText(t('postState.ownState.LISTING.PENDING'))).toBeVisible();
      await expect(page.getByRole('link', { name: t('shell.dashboard') })).toHaveCount(0);
      const listingUrl = page.url();
      await logOut(page, t, 'Imani Reid');
      await page.goto(listingUrl);
      await expect(page.getByRole('heading', { name: t('posts.notFound.LISTING') })).toBeVisible();

      // The board approves it.
      await logIn(page, t, board);
      await expectExactly(`Logged in successfully as ${board.name}`);
      await page
        .getByRole('link', { name: t('shell.dashboard') })
        .first()
        .click();
      await expect(page.getByRole('heading', { name: t('moderation.title') })).toBeVisible();
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await expect(page.getByText(/19[.,]50/)).toBeVisible();
      await page.getByRole('button', { name: t('moderation.approvePost', { title }) }).click();
      await expect(page.getByText(t('posts.decided.APPROVE.title'))).toBeVisible();
      await expect(page.getByText(t('posts.decided.APPROVE.LISTING'))).toBeVisible();
      await expect(page.getByText(t('moderation.allDone'))).toBeVisible();
      await logOut(page, t, 'Bo Board');

      // A neighbour finds it and can write to the seller.
      await logIn(page, t, neighbour);
      await page
        .getByRole('link', { name: t('shell.myCondo'), exact: true })
        .first()
        .click();
      await page.getByRole('link', { name: t('hub.tabs.buy-sell') }).click();
      await page.getByRole('link', { name: title }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Snowshoes' })).toBeVisible();
      await expect(page.getByText(t('postStates.published.LISTING'))).toBeVisible();
      await expect(page.getByText('Imani Reid', { exact: true }).first()).toBeVisible();
      await expect(
        page.getByRole('link', { name: t('listingView.sendEmail'), exact: true }),
      ).toHaveAttribute(
        'href',
        `mailto:imani@mail.example?subject=${encodeURIComponent(t('listingView.emailSubject', { title }))}`,
      );
      await expect(page.getByText('Pick up in 204.')).toBeVisible();
    },
  );
});
