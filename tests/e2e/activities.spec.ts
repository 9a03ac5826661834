import {
  makeActivity,
  makeAttendee,
  makeCommunity,
  makeMembership,
  makeUser,
} from '#db/factories/index.ts';
import { listen } from '#tests/setup/announcements.ts';
import type { Em } from '#tests/setup/sessions.ts';
import { expect, expectToast, test, untilAlive } from '#tests/setup/browser.ts';

/** A new community with an organizer and a neighbour in it. */
async function makeBuilding(em: Em, name: string) {
  const community = makeCommunity(em, { name: `${name} ${Date.now()}` });
  const organizer = makeUser(em, { name: 'Oriane Organizer' });
  const neighbour = makeUser(em, { name: 'Nadia Neighbour', showsEmail: true });
  for (const user of [organizer, neighbour]) makeMembership(em, user, community);
  await em.flush();
  return { community, organizer, neighbour };
}

/** A date some days from now, in the format of a date-time field. */
const inDays = (days: number, clock: string) =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T${clock}`;

test('Rules 5.2, 3.2, 7: an activity is posted, refused, corrected, edited and cancelled @quick', async ({
  page,
  em,
  signInAs,
  scripts,
}) => {
  const { community, organizer } = await makeBuilding(em, 'Linden House');
  await signInAs(organizer);
  await page.goto(`/communities/${community.slug}?tab=activities`);
  await expect(page.getByText('No activities yet.')).toBeVisible();
  await page.getByRole('link', { name: 'Post First Activity' }).click();

  const form = page.getByRole('main');
  const when = form.getByLabel('Date and time');
  await expect(when).toHaveAttribute('min', /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/);
  await page.getByRole('button', { name: 'Post activity' }).click();
  await expect(page.getByRole('alert')).toContainText('Two things are missing');
  await when.fill('2020-05-01T18:30');
  await form.getByText('Spots, tags and language').click();
  await form.getByLabel('Tags').fill('outdoors, , families,');
  await page.getByRole('button', { name: 'Post activity' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('alert')).toContainText('Check 3 fields');
  await expect(page.getByRole('alert')).toContainText('Validation Error');
  await expect(page.getByRole('alert')).toContainText('Please fill in all required fields.');
  await expect(page.getByRole('link', { name: 'Enter a title' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Choose a time in the future' })).toBeVisible();
  await expect(form.getByLabel('Tags')).toHaveValue('outdoors, , families,');

  await form.getByLabel('Title').fill('Lantern walk');
  await form.getByLabel('Description').fill('Around the pond.\n\nBring a light.');
  await page.getByRole('button', { name: 'Post activity' }).click();
  await expect(page.getByRole('link', { name: 'Choose a time in the future' })).toBeVisible();
  await when.fill(inDays(20, '18:30'));
  await page.getByRole('button', { name: 'Post activity' }).click();
  await expect(page.getByText('Activity submitted')).toBeVisible();
  await expect(
    page.getByText('Your activity has been submitted for review by the community board.'),
  ).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Lantern walk' })).toBeVisible();
  const card = page.getByRole('article');
  await expect(
    page.getByRole('heading', { name: 'How neighbours will see this post' }),
  ).toBeVisible();
  await expect(card.getByRole('link', { name: 'Lantern walk' })).toBeVisible();
  await expect(page.getByText(/ at\s6:30\sPM$/).first()).toBeVisible();
  await expect(page.getByText('families', { exact: true }).first()).toBeVisible();

  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(when).toHaveValue(/T18:30$/);
  await expect(form.getByLabel('Tags')).toHaveValue('outdoors, families');
  await form.getByLabel('Title').fill('Lantern walk and cocoa');
  await page.getByRole('button', { name: 'Save activity' }).click();
  await expect(page.getByText('Activity saved')).toBeVisible();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Lantern walk and cocoa' }),
  ).toBeVisible();

  const activity = makeActivity(em, organizer, community, { title: 'Chess in the lounge' });
  await em.flush();
  await page.goto(`/activities/${activity.id}`);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.getByText('Cancel activity').click();
  await expect(page.getByText('You can bring it back later.')).toBeVisible();
  const confirm = page.getByRole('button', { name: 'Yes, cancel it' });
  if (!scripts) await expect(confirm).toBeInViewport({ ratio: 1 });
  await confirm.click();
  await expect(page.getByText('Activity cancelled', { exact: true })).toBeInViewport();
  await expectToast(page, 'Activity cancelled', 'Chess in the lounge');
  await expect(page.getByText('You cancelled this activity.')).toBeVisible();
  await page.getByRole('button', { name: /^Bring the (?:post|activity) back/ }).click();
  await expect(page.getByText('You cancelled this activity.')).toHaveCount(0);
});

test('Rules 6.5, 3.6, 4.2, 7: who is coming, Join and Leave @quick', async ({
  page,
  em,
  signInAs,
}) => {
  const { community, organizer, neighbour } = await makeBuilding(em, 'Rowan Place');
  const activity = makeActivity(em, organizer, community, {
    title: 'Soup night',
    description: 'Three pots.\n\nBring a bowl.',
    tags: ['Food', 'Families', 'Free'],
    contactEmail: 'soup@mail.example',
  });
  for (let n = 0; n < 5; n++) {
    const user = makeUser(em, { name: `Guest Number${n}` });
    makeMembership(em, user, community);
    makeAttendee(em, activity, user);
  }
  await em.flush();

  // A visitor sees how many people are coming, and a link to log in.
  await page.goto(`/activities/${activity.id}`);
  await expect(page.getByText('5 neighbours going')).toBeVisible();
  await expect(page.getByText('Guest Number1')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Log in to join' })).toHaveAttribute(
    'href',
    `/login?redirectTo=${encodeURIComponent(`/activities/${activity.id}`)}`,
  );
  await expect(page.getByText('soup@mail.example')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Log in to see the email address' })).toBeVisible();

  // A neighbour sees who is coming, joins and leaves.
  await signInAs(neighbour);
  await page.reload();
  await expect(page.getByRole('link', { name: 'soup@mail.example' }).first()).toBeVisible();
  const attendees = page.getByRole('region', { name: 'Attendees' });
  await expect(attendees.getByRole('listitem')).toHaveCount(6);
  await expect(attendees.getByRole('listitem').first()).toContainText('Oriane Organizer');
  await expect(attendees.getByRole('listitem').first()).toContainText('Organizer');
  await expect(page.getByText('+1', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByText('Joined activity')).toBeVisible();
  await expect(page.getByText('6 neighbours going')).toBeVisible();
  await expect(page.getByText('+2', { exact: true })).toBeVisible();
  // The address that she shows is below her name; the others do not show theirs.
  const own = attendees.getByRole('listitem').filter({ hasText: 'Nadia Neighbour' });
  await expect(own.getByRole('link', { name: neighbour.email })).toBeVisible();
  await expect(attendees.getByRole('link', { name: /@/ })).toHaveText([
    'soup@mail.example',
    neighbour.email,
  ]);
  await expect(attendees.getByRole('link', { name: neighbour.email })).toBeVisible();
  await expect(page.getByText('You’re going', { exact: true })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByRole('button', { name: 'Leave' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByText('Left activity')).toBeVisible();
  await expect(page.getByText('5 neighbours going')).toBeVisible();

  // The activity was cancelled while the page was open: joining fails and says why.
  activity.status = 'CANCELLED';
  await em.flush();
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to join activity. Please try again.');
  await expect(page.getByRole('alert')).toContainText('This activity has been cancelled.');
  await expect(page.getByRole('button', { name: 'Join' })).toHaveCount(0);

  // The organizer sees neither button.
  activity.status = 'PUBLISHED';
  await em.flush();
  await signInAs(organizer);
  await page.goto(`/activities/${activity.id}`);
  await expect(page.getByRole('heading', { name: 'Organized by' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Join|Leave)$/ })).toHaveCount(0);
});

test('Rules 6.5, 3.1: an activity that is over, and a missing one', async ({
  page,
  em,
  signInAs,
}) => {
  const { community, organizer, neighbour } = await makeBuilding(em, 'Maple Yard');
  const over = makeActivity(em, organizer, community, {
    when: new Date(Date.now() - 4 * 3_600_000),
  });
  await em.flush();
  await signInAs(neighbour);
  await page.goto(`/activities/${over.id}`);
  await expect(page.getByText('This activity is over.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Join' })).toHaveCount(0);
  await page.goto('/activities/7b6f3ad4-0f0f-4c57-9f2d-0a60a3b5b0aa');
  await expect(page.getByRole('heading', { name: 'Activity not found' })).toBeVisible();
});

test('The focus stays where Join was pressed, and one thing is announced', async ({
  page,
  em,
  scripts,
  signInAs,
}) => {
  if (!scripts) return;
  const { community, organizer, neighbour } = await makeBuilding(em, 'Poplar Court');
  const walk = makeActivity(em, organizer, community);
  await em.flush();
  await signInAs(neighbour);
  await page.goto(`/activities/${walk.id}`);
  await untilAlive(page);
  const said = await listen(page);
  for (const [press, next, toast] of [
    ['Join', 'Leave', 'Joined activity'],
    ['Leave', 'Join', 'Left activity'],
  ] as const) {
    await said();
    await page.getByRole('button', { name: press }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: next })).toBeFocused();
    expect(await said()).toEqual([expect.stringContaining(toast)]);
  }
});
