import { Listing, ModerationEvent } from '#db/entities/index.ts';
import { makeActivity, makeListing, makeMembership, makeUser } from '#db/factories/index.ts';
import { expect, test } from '#tests/setup/browser.ts';
import { makeModerated } from '#tests/setup/moderated.ts';

test('Rules 6.7: rejecting everything that waits by one author, with one reason', async ({
  page,
  em,
  server,
  signInAs,
}) => {
  const { community, board, author } = makeModerated(em, { author: 'Sol Spammer' });
  const neighbour = makeUser(em, { name: 'Nadia Neighbour' });
  makeMembership(em, neighbour, community);
  const status = 'PENDING';
  const offers = ['Cheap watches', 'Cheaper watches'].map((title) =>
    makeListing(em, author, community, { title, status }),
  );
  makeActivity(em, author, community, { title: 'Watch party', status });
  const live = makeListing(em, author, community, { title: 'A real lamp' });
  const lamp = makeListing(em, neighbour, community, { title: 'A floor lamp', status });
  await em.flush();
  await signInAs(board);

  await page.goto('/moderation');
  const entries = page.getByRole('listitem').filter({ hasText: 'Sol Spammer' });
  const openEntry = () => entries.first().locator('summary').first().click();
  await openEntry();
  const wayToAuthor = page.getByRole('link', { name: 'Reject all of Sol Spammer’s pending posts' });
  await wayToAuthor.first().click();
  const main = page.getByRole('main');
  await expect(
    main.getByRole('heading', { level: 1, name: 'Reject all of Sol Spammer’s pending posts?' }),
  ).toBeVisible();
  await expect(
    main.getByText('3 posts and changes are pending in the communities you moderate.'),
  ).toBeVisible();
  const titles = main.getByRole('listitem');
  for (const title of ['Cheap watches', 'Cheaper watches', 'Watch party']) {
    await expect(titles.filter({ hasText: title })).toHaveCount(1);
  }
  await expect(main.getByText('A real lamp')).toHaveCount(0);
  await main.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/moderation#post-/);

  await openEntry();
  await wayToAuthor.first().click();
  await expect(main.getByRole('button', { name: 'Reject 3 items' })).toBeVisible();
  await main.getByLabel('Your comment').fill('This hub is for neighbours, not for shops.');
  await main.getByRole('button', { name: 'Reject 3 items' }).click();
  const toast = page.getByRole('status').filter({ hasText: 'Items rejected' });
  await expect(toast).toContainText('3 pending posts and changes by Sol Spammer were rejected.');
  await expect(page).toHaveURL(/\/moderation(#queue)?$/);
  await expect(wayToAuthor).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'A floor lamp' })).toBeVisible();

  const events = await server.em().find(ModerationEvent, { actor: board.id });
  expect(events.map(({ publicReason }) => publicReason)).toEqual(
    Array(3).fill('This hub is for neighbours, not for shops.'),
  );
  const after = await server
    .em()
    .find(Listing, { id: { $in: [...offers, live, lamp].map(({ id }) => id) } });
  const statusOf = ({ id }: Listing) => after.find((listing) => listing.id === id)?.status;
  expect([...offers, live, lamp].map(statusOf)).toEqual([
    'REJECTED',
    'REJECTED',
    'PUBLISHED',
    'PENDING',
  ]);

  await page.goto(`/moderation/authors/${author.id}`);
  await expect(
    main.getByText('This person has no pending posts in the communities you moderate.'),
  ).toBeVisible();
  await main.getByRole('link', { name: 'Back to the queue' }).click();
  await expect(page).toHaveURL(/\/moderation$/);

  await signInAs(author);
  await page.goto(`/listings/${offers[0]?.id ?? ''}`);
  await expect(main.getByText('This hub is for neighbours, not for shops.').first()).toBeVisible();
});
