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
  test.skip(!scripts, 'Without scripts the browser itself shows that a page is on its way');
  const community = makeCommunity(em);
  const board = makeUser(em, { role: 'BOARD' });
  makeMembership(em, board, community, { canModerate: true });
  const listing = makeListing(em, board, community, { title: 'Slow lamp' });
  const activity = makeActivity(em, board, community, { title: 'Slow walk' });
  await em.flush();
  await signInAs(board);
  const hub = `/communities/${community.slug}`;
  const ways: [string, string, string][] = [
    [`${hub}?tab=buy-sell`, listing.title, 'Loading listing...'],
    [`${hub}?tab=activities`, activity.title, 'Loading activity...'],
    [hub, 'Dashboard', 'Loading moderation dashboard...'],
  ];
  for (const [from, link, text] of ways) {
    await page.goto(from);
    let answer = () => {};
    const held = new Promise<void>((done) => (answer = done));
    await page.route(/\.data(\?|$)/, async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('link', { name: link }).first().click();
    await expect(page.getByText(text)).toBeVisible();
    answer();
    await expect(page.getByText(text)).toHaveCount(0);
    await page.unroute(/\.data(\?|$)/);
  }
});
