import { makeCommunity, makeMembership, makeUser } from '#db/factories/index.ts';
import { expect, test } from '#tests/setup/browser.ts';

test('The hub is restricted to those it belongs to, with a way on (SPEC 2, 6)', async ({
  page,
  em,
  signInAs,
}) => {
  const community = makeCommunity(em, { name: `Ash Gardens ${Date.now()}` });
  const outsider = makeUser(em);
  makeMembership(em, outsider, makeCommunity(em));
  await em.flush();

  await page.goto(`/communities/${community.slug}`);
  await expect(page.getByRole('heading', { name: 'Access Restricted' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Log In / Register' })).toHaveAttribute(
    'href',
    `/login?redirectTo=${encodeURIComponent(`/communities/${community.slug}`)}`,
  );

  await signInAs(outsider);
  await page.goto(`/communities/${community.slug}`);
  await expect(page.getByRole('heading', { name: 'Access Restricted' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Log In / Register' })).toHaveCount(0);
});

test('An address that is no page of ours (SPEC 2, 8)', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('The theme is dark until it is switched, and stays (SPEC 4)', async ({ page, scripts }) => {
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Light theme' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page).toHaveURL(/\/login$/);
  if (scripts) expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});
