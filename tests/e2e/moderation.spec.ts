import { Listing } from '#db/entities/index.ts';
import { makeCommunity, makeListing, makeMembership, makeUser } from '#db/factories/index.ts';
import { expect, test } from '#tests/setup/browser.ts';

test('Enter in the reason rejects, it never approves (SPEC 2, 4)', async ({
  page,
  em,
  server,
  signInAs,
}) => {
  const community = makeCommunity(em);
  const board = makeUser(em, { role: 'BOARD' });
  const author = makeUser(em);
  makeMembership(em, board, community, { canModerate: true });
  makeMembership(em, author, community);
  const listing = makeListing(em, author, community, {
    status: 'PENDING',
    title: 'A blurry chair',
  });
  await em.flush();
  await signInAs(board);
  await page.goto('/moderation');
  await page.getByText('Say why').click();
  await page.getByLabel('Reason').fill('Please add the height.');
  await page.getByLabel('Reason').press('Enter');
  await expect(page.getByText('Item rejected')).toBeVisible();
  await expect(page.getByText('“Please add the height.”')).toBeVisible();
  const after = await server.em().findOneOrFail(Listing, { id: listing.id });
  expect(after.status).toBe('REJECTED');
});
