import { makeCommunity, makeMembership, makeUser } from '#db/factories/index.ts';
import { expect, test } from '#tests/setup/browser.ts';

test('Rules 6.13: a tooltip waits 700 ms, the next one does not, and Escape puts it away', async ({
  page,
  em,
  signInAs,
  scripts,
}) => {
  const community = makeCommunity(em, { name: `Poplar Walk ${Date.now()}` });
  const resident = makeUser(em);
  makeMembership(em, resident, community);
  await em.flush();
  await signInAs(resident);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/communities/${community.slug}`);
  const bookmark = page.getByRole('button', { name: /^Bookmark / });
  const theme = page.getByRole('banner').getByRole('button', { name: 'Light theme' }).first();
  const text = 'Puts this community first in your list.';
  const tip = page.getByRole('tooltip', { name: text }).or(page.getByText(text));
  await expect(bookmark).toHaveAccessibleDescription(text);

  await expect(tip).toBeHidden();
  const start = Date.now();
  await bookmark.hover();
  await expect(tip).toBeVisible();
  expect(Date.now() - start).toBeGreaterThanOrEqual(650);
  await tip.hover();
  await expect(tip).toBeVisible();

  await theme.hover();
  await expect(page.getByText('Shows every page on a light background.')).toBeVisible();
  await expect(tip).toBeHidden();

  await bookmark.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await page.mouse.move(5, 600);
  await expect(tip).toBeVisible();
  if (!scripts) return;
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
});
