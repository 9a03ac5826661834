import { makeCommunity, makeMembership, makeUser } from '#db/factories/index.ts';
import { hashPassword } from '#app/lib/session/passwords.server.ts';
import { expect, test } from '#tests/setup/browser.ts';
import type { Page } from '@playwright/test';

const password = 'a window is lit';

/** Logs in with the form on the login page. */
async function logIn(page: Page, user: { name: string; email: string }) {
  await page.goto('/login');
  await page.getByRole('main').getByLabel('Email').fill(user.email);
  await page.getByRole('main').getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Welcome back!')).toBeVisible();
  await expect(page.getByText(`Logged in successfully as ${user.name}`)).toBeVisible();
}

async function logOut(page: Page, name: string) {
  await page.locator('summary', { hasText: name }).first().click();
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await expect(page.getByText('Logged out successfully')).toBeVisible();
}

test('Rules 3.2, 7.1: the main job, from registering to writing to the seller', async ({
  page,
  em,
}) => {
  test.slow();
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
  await form.getByLabel('Full name').fill('Imani Reid');
  const email = `imani.${Date.now()}.${Math.random().toString(36).slice(2)}@mail.example`;
  await form.getByLabel('Email').fill(email);
  await form.getByRole('combobox', { name: 'Community' }).selectOption({ label: community.name });
  await form.getByLabel('Unit', { exact: true }).fill('204');
  await page.getByRole('button', { name: 'Add another community' }).click();
  await form
    .getByRole('combobox', { name: 'Community' })
    .nth(1)
    .selectOption({ label: other.name });
  await form.getByLabel('Unit', { exact: true }).nth(1).fill('7');
  await expect(form.getByLabel('Unit', { exact: true }).first()).toHaveValue('204');
  await form.getByLabel('Password').fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Register' }).last().click();
  await expect(page.getByText('Welcome to The Local Link!')).toBeVisible();
  await expect(page.getByText('Account created successfully for Imani Reid')).toBeVisible();

  // The menu leads to the hub; the first community is the primary one.
  await page.locator('summary', { hasText: 'My Condos' }).click();
  const condo = page.getByRole('link', {
    name: new RegExp(`${community.name}.*Unit 204.*Primary`),
  });
  await condo.first().click();
  await expect(page.getByRole('heading', { level: 1, name: community.name })).toBeVisible();
  await page.getByRole('link', { name: 'Buy & Sell' }).click();
  await expect(page.getByText('No listings yet.')).toBeVisible();
  await page.getByRole('link', { name: 'Post First Listing' }).click();

  // An empty form comes back with messages, and nothing that was typed is lost.
  await form.getByLabel('Price in dollars').fill('19.50');
  await page.getByRole('button', { name: 'Post listing' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('alert')).toContainText('Validation Error');
  await expect(page.getByRole('link', { name: 'Title is required' })).toBeVisible();
  await expect(form.getByLabel('Price in dollars')).toHaveValue('19.50');
  await form.getByLabel('Title').fill('Snowshoes, men’s medium');
  await form.getByLabel('Description').fill('Two winters old.\n\nPick up in 204.');
  await form.getByLabel('Category').selectOption('other');
  await form.getByLabel('Condition').selectOption('Like New');
  await form.getByLabel('Contact email').fill('imani@mail.example');
  await page.getByRole('button', { name: 'Post listing' }).click();
  await expect(page.getByText('Listing submitted')).toBeVisible();
  await expect(
    page.getByText('Your listing has been submitted for review by the community board.'),
  ).toBeVisible();
  await expect(page.getByText('Your listing is with the board.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Dashboard' })).toHaveCount(0);
  const listingUrl = page.url();
  await logOut(page, 'Imani Reid');
  await page.goto(listingUrl);
  await expect(page.getByRole('heading', { name: 'Listing not found' })).toBeVisible();

  // The board approves it.
  await logIn(page, board);
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page.getByRole('heading', { name: 'Moderation Dashboard' })).toBeVisible();
  await expect(page.getByText('Snowshoes, men’s medium')).toBeVisible();
  await expect(page.getByText('$19.50')).toBeVisible();
  await page.getByRole('button', { name: 'Approve Snowshoes' }).click();
  await expect(page.getByText('Item approved')).toBeVisible();
  await expect(page.getByText('The listing has been published successfully.')).toBeVisible();
  await expect(page.getByText('All caught up!')).toBeVisible();
  await logOut(page, 'Bo Board');

  // A neighbour finds it and can write to the seller.
  await logIn(page, neighbour);
  await page.getByRole('link', { name: 'My Condo', exact: true }).first().click();
  await page.getByRole('link', { name: 'Buy & Sell' }).click();
  await page.getByRole('link', { name: 'Snowshoes, men’s medium' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Snowshoes' })).toBeVisible();
  await expect(page.getByText('For Sale')).toBeVisible();
  await expect(page.getByText('Imani Reid', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Send Email' })).toHaveAttribute(
    'href',
    `mailto:imani@mail.example?subject=${encodeURIComponent('Interested in: Snowshoes, men’s medium')}`,
  );
  await expect(page.getByText('Pick up in 204.')).toBeVisible();
});
