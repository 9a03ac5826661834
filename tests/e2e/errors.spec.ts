import {
  makeActivity,
  makeAttendee,
  makeCommunity,
  makeListing,
  makeMembership,
  makeUser,
} from '#db/factories/index.ts';
import { expect, openReasons, test, untilAlive } from '#tests/setup/browser.ts';
import { whileRefusing } from '#tests/setup/refuse-writes.ts';
import type { Em } from '#tests/setup/sessions.ts';

/** A community with an author, a neighbour and a board member in it. */
async function makeBuilding(em: Em) {
  const community = makeCommunity(em, { name: `Tamarack Row ${Date.now()}` });
  const author = makeUser(em, { name: 'Ana Author' });
  const neighbour = makeUser(em, { name: 'Nadia Neighbour' });
  const board = makeUser(em, { name: 'Bo Board', role: 'BOARD' });
  for (const user of [author, neighbour]) makeMembership(em, user, community);
  makeMembership(em, board, community, { canModerate: true });
  await em.flush();
  return { community, author, neighbour, board };
}

test('Rules 7.2, 9.3: a form that fails through no fault of the person says so, and keeps what was typed @quick', async ({
  page,
  em,
  server,
  signInAs,
  allowErrors,
}) => {
  allowErrors(/status of 500/);
  const { community, neighbour } = await makeBuilding(em);
  await signInAs(neighbour);
  const form = page.getByRole('main');
  const alert = page.getByRole('alert');
  for (const [table, path, button, failure] of [
    ['listings', 'listings/new', 'Post listing', 'Failed to create listing. Please try again.'],
    [
      'activities',
      'activities/new',
      'Post activity',
      'Failed to create activity. Please try again.',
    ],
  ] as const) {
    await page.goto(`/communities/${community.slug}/${path}`);
    await form.getByLabel('Title').fill('Kept title');
    await form.getByLabel('Description').fill('Kept words');
    await whileRefusing(server.em(), `insert on ${table}`, async () => {
      await form.getByRole('button', { name: button }).click();
      await expect(alert).toBeFocused();
      await expect(alert).toContainText(failure);
      await expect(alert).toContainText('Something went wrong on our side.');
    });
    await expect(form.getByLabel('Description')).toHaveValue('Kept words');
  }
  // Once the database works again, the same form goes through.
  await form.getByRole('button', { name: 'Post activity' }).click();
  await expect(page.getByText('Activity submitted')).toBeVisible();

  await page.goto('/account/settings');
  await form.getByLabel('Full Name').fill('Nadia N.');
  await whileRefusing(server.em(), 'update on users', async () => {
    await form.getByRole('button', { name: 'Save Changes' }).last().click();
    await expect(alert).toContainText('Error updating profile');
    await expect(form.getByLabel('Full Name')).toHaveValue('Nadia N.');
  });
});

test('Rules 7.2: joining, leaving, deciding and logging out say when they failed', async ({
  page,
  em,
  server,
  signInAs,
  allowErrors,
}) => {
  allowErrors(/status of 500/);
  const { community, author, neighbour, board } = await makeBuilding(em);
  const walk = makeActivity(em, author, community);
  const dinner = makeActivity(em, author, community);
  makeAttendee(em, dinner, neighbour);
  makeListing(em, author, community, { title: 'A lamp', status: 'PENDING' });
  await em.flush();
  const alert = page.getByRole('alert');

  await signInAs(neighbour);
  for (const [activity, write, button, failure] of [
    [walk, 'insert', 'Join', 'Failed to join activity. Please try again.'],
    [dinner, 'delete', 'Leave', 'Failed to leave activity. Please try again.'],
  ] as const) {
    await page.goto(`/activities/${activity.id}`);
    await whileRefusing(server.em(), `${write} on activity_attendees`, async () => {
      await page.getByRole('button', { name: button }).click();
      await expect(alert).toContainText(failure);
    });
    await expect(page.getByRole('button', { name: button })).toBeEnabled();
  }

  await signInAs(board);
  await page.goto('/moderation');
  await whileRefusing(server.em(), 'update on listings', async () => {
    const refused = async (button: string, failure: string) => {
      await page.getByRole('button', { name: button }).click();
      await expect(alert.getByRole('heading', { name: 'Error', exact: true })).toBeVisible();
      await expect(alert).toContainText(failure);
    };
    await refused('Approve A lamp', 'Failed to approve item. Please try again.');
    await openReasons(page, 'A lamp');
    await page.getByLabel('Your comment').fill('Too blurry');
    await refused('Reject A lamp', 'Failed to reject item. Please try again.');
    await expect(page.getByLabel('Your comment')).toHaveValue('Too blurry');
  });

  await page.goto(`/activities/${walk.id}`);
  await page.getByText('Remove', { exact: true }).click();
  await page.getByLabel('Your comment').fill('Too far away');
  await whileRefusing(server.em(), 'update on activities', async () => {
    await page.getByRole('button', { name: 'Yes, remove it' }).click();
    await expect(alert).toBeVisible();
    await expect(page.getByLabel('Your comment')).toHaveValue('Too far away');
    await expect(page.getByRole('button', { name: 'Yes, remove it' })).toBeVisible();
  });

  await whileRefusing(server.em(), 'delete on sessions', async () => {
    await page.getByText('Bo Board').first().click();
    await page.getByRole('button', { name: 'Logout' }).first().click();
    const toast = page.getByRole('status').filter({ hasText: 'Logout failed' });
    await expect(toast).toContainText('Please try again');
  });
  await expect(page.getByText('Bo Board').first()).toBeVisible();
});

test('Rules 7.2, 9.3: a form sent while the network is down stays, and says what failed', async ({
  page,
  em,
  context,
  signInAs,
  scripts,
  allowErrors,
}) => {
  test.skip(!scripts, 'without scripts the browser says by itself that there is no network');
  allowErrors(/ERR_INTERNET_DISCONNECTED/);
  const { community, author, neighbour } = await makeBuilding(em);
  const activity = makeActivity(em, author, community);
  await em.flush();
  await signInAs(neighbour);
  const form = page.getByRole('main');
  const alert = page.getByRole('alert');

  await page.goto(`/communities/${community.slug}/listings/new`);
  await untilAlive(page);
  await form.getByLabel('Title').fill('Kept title');
  await context.setOffline(true);
  await form.getByRole('button', { name: 'Post listing' }).click();
  await expect(alert).toContainText('Failed to create listing. Please try again.');
  await expect(alert).toContainText('We couldn’t reach the server.');
  await expect(form.getByLabel('Title')).toHaveValue('Kept title');
  await form.getByLabel('Description').fill('Kept words');
  await context.setOffline(false);
  await form.getByRole('button', { name: 'Post listing' }).click();
  await expect(page.getByText('Listing submitted')).toBeVisible();

  await page.goto('/account/settings');
  await form.getByLabel('Full Name').fill('Nadia N.');
  await form.getByRole('button', { name: 'Add Community' }).click();
  await expect(form.getByText('Community 2')).toBeVisible();
  await form.getByLabel('Unit Number').last().fill('7');
  await context.setOffline(true);
  await form.getByRole('button', { name: 'Save Changes' }).last().click();
  await expect(alert).toContainText('Error updating profile');
  await expect(form.getByLabel('Full Name')).toHaveValue('Nadia N.');
  await expect(form.getByLabel('Unit Number').last()).toHaveValue('7');
  await context.setOffline(false);

  await page.goto(`/activities/${activity.id}`);
  await untilAlive(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(alert).toContainText('Failed to join activity. Please try again.');
});
