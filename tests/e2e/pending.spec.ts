import {
  makeActivity,
  makeCommunity,
  makeListing,
  makeMembership,
  makeUser,
} from '#db/factories/index.ts';
import { expect, test } from '#tests/setup/browser.ts';

test('While a page is on its way it says which (SPEC 2, loading states)', async ({
  page,
  em,
  scripts,
  signInAs,
}) => {
  const community = makeCommunity(em);
  const board = makeUser(em, { role: 'BOARD' });
  makeMembership(em, board, community, { canModerate: true });
  const listing = makeListing(em, board, community, { title: 'Slow lamp' });
  const activity = makeActivity(em, board, community, { title: 'Slow walk' });
  await em.flush();
  await signInAs(board);
  const hub = `/communities/${community.slug}`;
  const ways: [string, string, string, string][] = [
    [`${hub}?tab=buy-sell`, listing.title, 'Loading listing...', listing.title],
    [`${hub}?tab=activities`, activity.title, 'Loading activity...', activity.title],
    [hub, 'Dashboard', 'Loading moderation dashboard...', 'Moderation Dashboard'],
  ];
  for (const [from, link, text, heading] of ways) {
    await page.goto(from);
    if (!scripts) {
      // The browser itself shows that a page is on its way; the link only has to lead there.
      await page.getByRole('link', { name: link }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      continue;
    }
    let answer = () => {};
    const held = new Promise<void>((done) => (answer = done));
    await page.route(/\.data(\?|$)/, async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('link', { name: link }).first().click();
    await expect(page.getByText(text)).toBeVisible();
    answer();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByText(text)).toHaveCount(0);
    await page.unroute(/\.data(\?|$)/);
  }
});
