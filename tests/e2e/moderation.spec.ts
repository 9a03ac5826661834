import { Listing } from '#db/entities/index.ts';
import { makeActivity, makeListing } from '#db/factories/index.ts';
import { expect, openReasons, test } from '#tests/setup/browser.ts';
import { makeModerated } from '#tests/setup/moderated.ts';

const hour = 60 * 60 * 1000;
const ago = (hours: number) => new Date(Date.now() - hours * hour);

test('Rules 6.7, 3.2, 7, 8.2: the figures, the queue and its filters, and deciding @quick', async ({
  page,
  em,
  signInAs,
}) => {
  const { community, board, author } = makeModerated(em, { community: `Spruce Row ${Date.now()}` });
  const status = 'PENDING';
  const description = 'Brass.\n\nNo bulb.';
  makeListing(em, author, community, {
    title: 'New lamp',
    description,
    status,
    createdAt: ago(0.9),
  });
  makeListing(em, author, community, { title: 'Older lamp', status, createdAt: ago(1.5) });
  makeActivity(em, author, community, {
    title: 'Chess',
    status,
    createdAt: ago(5.5),
    when: new Date('2099-05-02T22:30:00Z'),
    tags: ['games', 'quiet'],
  });
  makeActivity(em, author, community, { title: 'Choir', status, createdAt: ago(30) });
  makeListing(em, author, community, { title: 'Old lamp', status, createdAt: ago(80) });
  makeListing(em, author, community);
  makeActivity(em, author, community);
  await em.flush();
  await signInAs(board);

  await page.goto('/moderation');
  await expect(page.getByRole('heading', { level: 1, name: 'Moderation Dashboard' })).toBeVisible();
  await expect(page.getByText('Manage community content and user submissions')).toBeVisible();
  await expect(page.getByText('Board Member', { exact: true })).toBeVisible();
  const figures = page.locator('dl > div');
  await expect(figures).toHaveText([
    'Pending Approval5',
    'Approved Today0',
    'Total Listings4',
    'Active Events1',
  ]);
  await expect(page.getByRole('heading', { name: 'Recent Moderation Activity' })).toBeVisible();
  await expect(
    page.getByText('Moderation activity will appear here as you approve or reject items.'),
  ).toBeVisible();

  const queue = page.getByRole('region', { name: 'Pending Approvals' });
  const items = queue.getByRole('listitem');
  await expect(items).toHaveCount(5);
  const lampText = items
    .filter({ hasText: 'New lamp' })
    .locator('details p')
    .filter({ hasText: 'Brass' });
  await expect(lampText).toBeHidden();
  for (const [index, when] of [
    'Just now',
    '1 hour ago',
    '5 hours ago',
    '1 day ago',
    '3 days ago',
  ].entries()) {
    await expect(items.nth(index)).toContainText(when);
  }
  const lamp = items.first();
  await expect(lamp.getByRole('heading', { name: 'New lamp' })).toBeVisible();
  for (const text of ['Listing', '$45.00', 'Furniture', 'Approve', 'Reject…', 'View']) {
    await expect(lamp.getByText(text, { exact: true }).last()).toBeVisible();
  }
  await lamp.locator('summary').first().click();
  expect(await lampText.innerText()).toBe(description);
  await expect(lamp.getByText(`Author ID: ${author.id}`)).toBeVisible();
  await expect(lamp.locator('img')).toHaveAttribute('src', /^\/images\/listings\/none\.svg#/);
  const chess = items.nth(2);
  for (const text of ['Activity', 'games', 'May 2, 2099, 6:30 PM']) {
    await expect(chess.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(chess.getByText('quiet')).toHaveCount(0);

  const filters = page.getByRole('navigation', { name: 'Filter the queue' }).getByRole('link');
  await expect(filters).toHaveText(['All', 'Listings', 'Activities']);
  await filters.getByText('Activities').click();
  await expect(items).toHaveCount(2);
  const decide = async (button: string, title: string, text: string) => {
    if (button.startsWith('Reject')) {
      await openReasons(page, button.replace('Reject ', ''), 'Needs a clearer description');
    }
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByText(title)).toBeVisible();
    await expect(page.getByText(text)).toBeVisible();
  };
  await decide('Approve Chess', 'Item approved', 'The activity has been published successfully.');
  await decide('Reject Choir', 'Item rejected', 'The activity has been rejected.');
  await expect(queue.getByText('No items pending review.')).toBeVisible();
  await filters.getByText('All').click();
  await decide('Reject New lamp', 'Item rejected', 'The listing has been rejected.');
  await decide('Reject Older lamp', 'Item rejected', 'The listing has been rejected.');
  await decide('Approve Old lamp', 'Item approved', 'The listing has been published successfully.');
  await expect(queue.getByText('All caught up!')).toBeVisible();
  await expect(queue.getByText('No pending items to review at the moment.')).toBeVisible();
  await expect(figures.nth(1)).toHaveText('Approved Today2');
});

test('Rules 6.7: the queue begins with who has waited longest, and decisions keep to it', async ({
  page,
  em,
  signInAs,
}) => {
  const { community, board, author } = makeModerated(em, { community: `Larch Row ${Date.now()}` });
  for (const [title, hours] of [
    ['New lamp', 1],
    ['Older lamp', 30],
    ['Oldest lamp', 80],
  ] as const) {
    makeListing(em, author, community, { title, status: 'PENDING', createdAt: ago(hours) });
  }
  await em.flush();
  await signInAs(board);

  await page.goto('/moderation');
  const titles = page
    .getByRole('region', { name: 'Pending Approvals' })
    .getByRole('heading', { level: 3 });
  await expect(titles).toHaveText(['New lamp', 'Older lamp', 'Oldest lamp']);
  await page.getByRole('link', { name: 'Show oldest first' }).click();
  await expect(titles).toHaveText(['Oldest lamp', 'Older lamp', 'New lamp']);
  await page.getByRole('button', { name: 'Approve Oldest lamp' }).click();
  await expect(page.getByRole('heading', { level: 3, name: 'Older lamp' })).toBeFocused();
  await expect(titles).toHaveText(['Older lamp', 'New lamp']);
  await page.getByRole('link', { name: 'Listings', exact: true }).click();
  await expect(titles).toHaveText(['Older lamp', 'New lamp']);
  await page.getByRole('link', { name: 'Show newest first' }).click();
  await expect(titles).toHaveText(['New lamp', 'Older lamp']);
});

test('Rules 3.7: the row stays while a reason is given, and what is selected has a bar', async ({
  page,
  em,
  scripts,
  signInAs,
}) => {
  const { community, board, author } = makeModerated(em);
  for (const title of ['One lamp', 'Two lamps']) {
    makeListing(em, author, community, { status: 'PENDING', title });
  }
  await em.flush();
  await signInAs(board);
  await page.goto('/moderation');
  const approve = page.getByRole('button', { name: 'Approve One lamp' });
  const before = await approve.boundingBox();
  await openReasons(page, 'One lamp');
  const reject = page.getByRole('button', { name: 'Reject One lamp' });
  await expect(reject).toBeVisible();
  expect(await approve.boundingBox()).toEqual(before);
  if (scripts) {
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.locator('summary').filter({ hasText: 'One lamp' })).toBeFocused();
  } else {
    await openReasons(page, 'One lamp');
  }
  await expect(reject).toBeHidden();

  const bar = page.getByRole('button', { name: 'Approve selected posts' });
  await expect(bar).toBeHidden();
  for (const title of ['One lamp', 'Two lamps']) {
    await page.getByRole('checkbox', { name: `Select ${title}` }).check();
  }
  await expect(bar).toBeInViewport();
  await bar.click();
  await expect(page).toHaveURL(/\/moderation\/approve/);
  await page.goto('/moderation');
  await expect(page.getByText('All caught up!')).toBeVisible();
});

test('Rules 6.7: pressing Enter in the reason rejects and never approves @quick', async ({
  page,
  em,
  server,
  signInAs,
}) => {
  const { community, board, author } = makeModerated(em);
  const listing = makeListing(em, author, community, {
    status: 'PENDING',
    title: 'A blurry chair',
  });
  await em.flush();
  await signInAs(board);
  await page.goto('/moderation');
  await openReasons(page, 'A blurry chair');
  await page.getByLabel('Your comment').fill('Please add the height.');
  await page.getByLabel('Your comment').press('Enter');
  await expect(page.getByText('Item rejected')).toBeVisible();
  await expect(page.getByText('“Please add the height.”')).toBeVisible();
  const after = await server.em().findOneOrFail(Listing, { id: listing.id });
  expect(after.status).toBe('REJECTED');
});

test('Rules 5.2, 6.7: an entry keeps its paragraphs, and one’s own leads to no refusal', async ({
  page,
  em,
  signInAs,
}) => {
  const { community, board, author } = makeModerated(em, {
    board: 'Bo Board',
    author: 'Ari Author',
  });
  const status = 'PENDING';
  const description = 'Bring snacks.\n\nWe meet downstairs.';
  makeListing(em, author, community, { title: 'A chair', description, status });
  makeListing(em, board, community, { title: 'My own chair', status });
  await em.flush();
  await signInAs(board);
  await page.goto('/moderation');
  const items = page.getByRole('region', { name: 'Pending Approvals' }).getByRole('listitem');
  const entry = items.filter({ hasText: 'Ari Author' });
  await entry.locator('summary').first().click();
  const text = entry.locator('details p').filter({ hasText: 'Bring snacks.' });
  expect(await text.innerText()).toBe(description);
  await expect(
    items.getByRole('link', { name: 'Reject all of Ari Author’s pending posts' }),
  ).toBeVisible();
  await expect(
    items.getByRole('link', { name: 'Reject all of Bo Board’s pending posts' }),
  ).toHaveCount(0);
});
