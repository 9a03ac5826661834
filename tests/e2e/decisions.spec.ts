import { Listing, Session } from '#db/entities/index.ts';
import { makeCommunity, makeListing, makeMembership, makeUser } from '#db/factories/index.ts';
import { hashPassword } from '#app/lib/session/passwords.server.ts';
import { expect, expectToast, openReasons, test } from '#tests/setup/browser.ts';
import { makeModerated } from '#tests/setup/moderated.ts';
import type { Em } from '#tests/setup/sessions.ts';

const hour = 60 * 60 * 1000;

/** Three pending posts, the newest first, as the queue has them. */
const makeLamps = (
  em: Em,
  { author, community }: Omit<ReturnType<typeof makeModerated>, 'board'>,
) =>
  ['First lamp', 'Second lamp', 'Third lamp'].map((title, index) =>
    makeListing(em, author, community, {
      status: 'PENDING',
      title,
      createdAt: new Date(Date.now() - index * hour),
    }),
  );

test('Rules 6.7: moderation returns to the next post with the focus on it', async ({
  page,
  em,
  signInAs,
}) => {
  const { community, board, author } = makeModerated(em);
  makeLamps(em, { author, community });
  await em.flush();
  await signInAs(board);
  await page.goto('/moderation');
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  await page.getByRole('button', { name: 'Approve First lamp' }).click();
  await expect(heading('Second lamp')).toBeFocused();
  await expectToast(page, 'Item approved', 'First lamp');
  const toast = page.getByRole('status').filter({ hasText: /^Item / });
  await expect(toast).toBeInViewport({ ratio: 0.99 });
  await expect(heading('Second lamp')).toBeInViewport();
  await openReasons(page, 'Second lamp', 'Needs a clearer description');
  await page.getByRole('button', { name: 'Reject Second lamp' }).click();
  await expect(heading('Third lamp')).toBeFocused();
  await expect(toast).toContainText('Second lamp');
  await expect(toast).toBeInViewport({ ratio: 0.99 });
  await page.getByRole('button', { name: 'Approve Third lamp' }).click();
  await expect(page).toHaveURL(/#queue$/);
  await expect(page.getByRole('heading', { name: 'Pending Approvals' })).toBeFocused();
  await expect(toast).toContainText('Third lamp');
  await expect(toast).toBeInViewport({ ratio: 0.99 });
  await expect(page.getByText('All caught up!')).toBeVisible();
});

test('Rules 3.11: Undo puts an approved post back in its place in the queue @quick', async ({
  page,
  em,
  server,
  signInAs,
}) => {
  const { community, board, author } = makeModerated(em);
  const lamps = makeLamps(em, { author, community });
  await em.flush();
  await signInAs(board);
  await page.goto('/moderation');
  const titles = page.getByRole('listitem').getByRole('heading', { level: 3 });
  const names = lamps.map(({ title }) => title);
  await expect(titles).toHaveText(names);
  await page.getByRole('button', { name: 'Approve Second lamp' }).click();
  await expectToast(page, 'Item approved', 'Second lamp');
  await expect(titles).toHaveText(['First lamp', 'Third lamp']);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expectToast(page, 'Decision undone', 'Second lamp');
  await expect(titles).toHaveText(names);
  await expect(page).toHaveURL(new RegExp(`#post-${lamps[1]?.id}$`));
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toHaveCount(0);
  const { status } = await server.em().findOneOrFail(Listing, { id: lamps[1]?.id ?? '' });
  expect(status).toBe('PENDING');
});

test('Rules 6.7: the queue goes on after a late decision, and after one on the post’s page', async ({
  page,
  em,
  server,
  scripts,
  signInAs,
}) => {
  const community = makeCommunity(em);
  const board = makeUser(em, { role: 'BOARD' });
  const author = makeUser(em);
  makeMembership(em, board, community, { canModerate: true });
  const [first, , ...older] = Array.from({ length: 14 }, (_, index) =>
    makeListing(em, author, community, {
      status: 'PENDING',
      title: `Lamp ${index + 1}`,
      createdAt: new Date(Date.now() - index * hour),
    }),
  );
  await em.flush();
  await signInAs(board);
  await page.goto('/moderation');
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  const withdrawn = { status: 'WITHDRAWN', version: 2 } as const;
  await server.em().nativeUpdate(Listing, { id: first?.id ?? '' }, withdrawn);
  await page.getByRole('button', { name: 'Approve Lamp 1', exact: true }).click();
  await page.getByRole('alert').getByRole('link', { name: 'Back to the queue' }).click();
  await expect(page).toHaveURL(/\/moderation#post-/);
  await expect(heading('Lamp 2')).toBeInViewport();
  await page.getByRole('link', { name: 'View Lamp 2', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lamp 2' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Approve', exact: true }).click();
  await expectToast(page, 'Item approved', 'Lamp 2');
  await page.getByRole('link', { name: 'Back to the queue' }).click();
  await expect(page).toHaveURL(new RegExp(`/moderation#post-${older[0]?.id ?? ''}$`));
  await expect(heading('Lamp 3')).toBeInViewport();

  await page.getByRole('link', { name: 'Older submissions' }).click();
  await expect(heading('Lamp 13')).toBeAttached();
  await expect(page).toHaveURL(/#queue$/);
  await expect(heading('Pending Approvals')).toBeInViewport();
  if (!scripts) return;
  await expect(heading('Pending Approvals')).toBeFocused();

  // A place that is gone leaves the focus with the page's heading.
  const gone = encodeURIComponent('/moderation#post-gone');
  await page.goto(`/listings/${older[0]?.id ?? ''}?from=${gone}`);
  await page.getByRole('link', { name: 'Back to the queue' }).click();
  await expect(heading('Moderation Dashboard')).toBeFocused();
});

test('Rules 3.4: a refused decision puts the toast of the one before away', async ({
  page,
  em,
  server,
  scripts,
  signInAs,
}) => {
  const { community, board, author } = makeModerated(em);
  const [first, second] = ['First chair', 'Second chair'].map((title) =>
    makeListing(em, author, community, { status: 'PENDING', title }),
  );
  await em.flush();
  await signInAs(board);
  await page.goto('/moderation');
  await page.getByRole('button', { name: `Approve ${first?.title ?? ''}` }).click();
  await expectToast(page, 'Item approved', 'First chair');
  if (scripts) await page.getByRole('status').filter({ hasText: 'Item approved' }).hover();
  await server.em().nativeUpdate(Listing, { id: second?.id ?? '' }, { version: 2 });
  await page.getByRole('button', { name: `Approve ${second?.title ?? ''}` }).click();
  await expect(page.getByRole('alert')).toContainText('Your decision wasn’t saved');
  expect(await page.getByText('Item approved').count()).toBe(0);
});

test('Rules 3.4: a decision that came too late shows the post as it is now', async ({
  page,
  em,
  server,
  signInAs,
}) => {
  const { community, board, author } = makeModerated(em);
  const listing = makeListing(em, author, community, { status: 'PENDING', title: 'Old words' });
  await em.flush();
  await signInAs(board);
  await page.goto('/moderation');
  const changes = { title: 'New words', version: 2 };
  await server.em().nativeUpdate(Listing, { id: listing.id }, changes);
  await page.getByRole('button', { name: 'Approve Old words' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: 'Approve New words' }).click();
  await expectToast(page, 'Item approved', 'New words');
});

test('Rules 3.2: withdrawing says what it does, and can be undone', async ({
  page,
  em,
  signInAs,
}) => {
  const community = makeCommunity(em);
  const author = makeUser(em);
  makeMembership(em, author, community);
  const listing = makeListing(em, author, community, { title: 'Wool coat' });
  await em.flush();
  await signInAs(author);
  await page.goto(`/listings/${listing.id}`);
  await page.getByText('Withdraw', { exact: true }).click();
  await expect(page.getByText('You can post it again later')).toBeVisible();
  await page.getByRole('button', { name: 'Yes, withdraw it' }).click();
  await expectToast(page, 'Post withdrawn', 'Wool coat');
  await page.getByRole('button', { name: 'Post again' }).click();
  await expectToast(page, 'Post submitted again', 'Wool coat');
  await expect(page.getByText('Under review', { exact: true })).toBeVisible();
});

test('Rules 3.4: a stale edit shows the difference and goes through at the second press', async ({
  page,
  em,
  server,
  scripts,
  signInAs,
}) => {
  const community = makeCommunity(em, { requireModeration: false });
  const author = makeUser(em);
  makeMembership(em, author, community);
  const listing = makeListing(em, author, community, { title: 'Desk' });
  await em.flush();
  await signInAs(author);
  await page.goto(`/listings/${listing.id}/edit`);
  const changes = { title: 'Oak desk', version: 2 };
  await server.em().nativeUpdate(Listing, { id: listing.id }, changes);
  await page.getByLabel('Title').fill('Pine desk');
  await page.getByRole('button', { name: 'Save listing' }).click();
  const difference = page.getByRole('region', { name: 'What’s different now' });
  await expect(difference.getByText('Oak desk')).toBeVisible();
  await expect(difference.getByText('Pine desk')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Pine desk');
  await page.getByRole('button', { name: 'Save listing' }).click();
  await expectToast(page, 'Listing saved', 'Pine desk');

  await page.goto(`/listings/${listing.id}/edit`);
  await page.getByLabel('Title').fill('Elm desk');
  await page.getByLabel('Price').fill('twelve');
  await page.getByRole('button', { name: 'Save listing' }).click();
  // The refusal has to be there before the post changes and the price is corrected.
  await expect(page.getByRole('alert')).toBeVisible();
  await server.em().nativeUpdate(Listing, { id: listing.id }, { status: 'WITHDRAWN', version: 9 });
  await page.getByLabel('Price').fill('12');
  if (scripts) await expect(page.locator('[aria-invalid]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Save listing' }).click();
  await expect(page.getByRole('alert')).toContainText('You withdrew this listing.');
  await expect(page.getByLabel('Title')).toHaveValue('Elm desk');
  const [post] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Open the listing' }).click(),
  ]);
  await post.getByRole('button', { name: 'Post again' }).click();
  await expectToast(post, 'Post submitted again', 'Pine desk');
  await page.getByRole('button', { name: 'Save listing' }).click();
  await expect(difference.getByText('Elm desk')).toBeVisible();
  await page.getByRole('button', { name: 'Save listing' }).click();
  await expectToast(page, 'Listing saved', 'Elm desk');
});

test('Rules 3.3: an edit waits beside the published post until the board approves it', async ({
  page,
  em,
  signInAs,
}) => {
  const { community, board, author } = makeModerated(em);
  const listing = makeListing(em, author, community, { title: 'Pine shelf' });
  await em.flush();
  await signInAs(author);
  await page.goto(`/listings/${listing.id}/edit`);
  await expect(page.getByText('If you only lower the price')).toBeVisible();
  await page.getByLabel('Title').fill('Two pine shelves');
  await page.getByRole('button', { name: 'Save listing' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pine shelf' })).toBeVisible();
  await expect(page.getByText('The board is reviewing your change.')).toBeVisible();
  await page.getByText('View the change').click();
  await expect(page.getByText('Two pine shelves').last()).toBeVisible();

  await signInAs(board);
  await page.goto('/moderation');
  const item = page.getByRole('listitem').filter({ hasText: 'Author ID' });
  await item.getByRole('link', { name: 'View Two pine shelves' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pine shelf' })).toBeVisible();
  // On a wide page the comparison follows the picture at once, whatever stands beside it.
  await page.setViewportSize({ width: 1280, height: 900 });
  const picture = await page.locator('main img').first().boundingBox();
  const summary = await page.getByText('View the change').boundingBox();
  expect((summary?.y ?? 0) - (picture?.y ?? 0) - (picture?.height ?? 0)).toBeLessThan(80);
  await page.getByRole('link', { name: 'Back to the queue' }).click();
  await expect(page).toHaveURL(/\/moderation#post-/);
  await expect(item.getByText('Shown now')).toBeVisible();
  await expect(item.getByText('Pine shelf', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Approve Two pine shelves' }).click();
  await expectToast(page, 'Change approved', 'Two pine shelves');
  await page.goto(`/listings/${listing.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Two pine shelves' })).toBeVisible();
});

test('Rules 3.2, 3.4: rejecting on the page of a post says why, and keeps the reason @quick', async ({
  page,
  em,
  server,
  signInAs,
}) => {
  const { community, board, author } = makeModerated(em);
  const listing = makeListing(em, author, community, { status: 'PENDING', title: 'A chair' });
  await em.flush();
  await signInAs(board);
  await page.goto(`/listings/${listing.id}`);
  const box = page.getByRole('region', { name: 'Moderation' });
  const reason = box.getByLabel('Your comment');
  await expect(reason).toBeHidden();
  await box.getByText('Reject', { exact: true }).click();
  await expect(box.getByText('The post goes back to the author')).toBeVisible();
  await reason.fill('Please add a photo.');
  await server.em().nativeUpdate(Listing, { id: listing.id }, { version: 2 });
  await box.getByRole('button', { name: 'Yes, reject it' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(reason).toHaveValue('Please add a photo.');
  await box.getByRole('button', { name: 'Yes, reject it' }).click();
  await expectToast(page, 'Item rejected', 'A chair');
  await expect(page.getByText('Please add a photo.').first()).toBeVisible();
  await expect(reason).toHaveCount(0);

  await signInAs(author);
  await page.goto(`/listings/${listing.id}`);
  await expect(page.getByText('Please add a photo.').first()).toBeVisible();
});

test('Rules 9.4: a reason in the queue comes back at its entry, and goes where it can be used', async ({
  page,
  em,
  server,
  signInAs,
}) => {
  const { community, board, author } = makeModerated(em);
  board.password = await hashPassword('open the door');
  const [listing] = ['Last chair', 'Second chair', 'First chair'].map((title, day) =>
    makeListing(em, author, community, {
      status: 'PENDING',
      title,
      createdAt: new Date(Date.UTC(2026, 0, day + 1)),
    }),
  );
  await em.flush();
  await signInAs(board);
  await page.goto('/moderation');
  const item = page.getByRole('listitem').filter({ hasText: 'Last chair' });
  await openReasons(page, 'Last chair');
  await item.getByLabel('Your comment').fill('Kept words');
  await em.nativeDelete(Session, { user: board.id });
  await item.getByRole('button', { name: 'Reject Last chair' }).click();
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Log in' }).click();
  await main.getByLabel('Email').fill(board.email);
  await main.getByLabel('Password').fill('open the door');
  await main.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(new RegExp(`/moderation#post-${listing?.id ?? ''}$`));
  await expect(item.getByRole('heading')).toBeFocused();
  await expect(
    item.getByText('We’ve kept what you typed, but it hasn’t been sent yet'),
  ).toBeInViewport();
  await expect(item.getByLabel('Your comment')).toHaveValue('Kept words');

  const published = { status: 'PUBLISHED', version: 2 } as const;
  await server.em().nativeUpdate(Listing, { id: listing?.id ?? '' }, published);
  await item.getByRole('button', { name: 'Reject Last chair' }).click();
  await expect(page.getByRole('alert')).toContainText('Reason: Kept words');
  await page.getByRole('button', { name: 'Open the post' }).click();
  const box = page.getByRole('region', { name: 'Moderation' });
  await expect(page.getByRole('heading', { level: 1, name: 'Last chair' })).toBeVisible();
  await expect(page.getByLabel('Your comment')).toHaveValue('Kept words');
  await expect(box.getByRole('button', { name: 'Yes, remove it' })).toBeVisible();
});
