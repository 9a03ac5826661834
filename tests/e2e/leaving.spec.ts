import { Listing } from '#db/entities/index.ts';
import {
  makeActivity,
  makeAttendee,
  makeCommunity,
  makeListing,
  makeMembership,
  makeUser,
} from '#db/factories/index.ts';
import { expect, test } from '#tests/setup/browser.ts';
import { chooseCommunity, communityFields } from '#tests/setup/choose-community.ts';

test('Rules 1.4: leaving a community says first what is lost, and can be joined again', async ({
  page,
  em,
  server,
  signInAs,
}) => {
  const stamp = Date.now();
  const birch = makeCommunity(em, { name: `Birch Row ${stamp}` });
  const cedar = makeCommunity(em, { name: `Cedar Row ${stamp}` });
  const member = makeUser(em, { name: 'Imani Reid', role: 'BOARD' });
  const organizer = makeUser(em);
  makeMembership(em, member, birch, { condoUnit: '204' });
  makeMembership(em, member, cedar, {
    condoUnit: '7',
    isPrimary: false,
    position: 1,
    canModerate: true,
  });
  makeMembership(em, organizer, cedar);
  // Nobody who moderates a community alone can leave it (rules 18.2).
  makeMembership(em, makeUser(em, { role: 'BOARD' }), cedar, { canModerate: true });
  const lamp = makeListing(em, member, cedar, { title: 'A brass lamp' });
  const walk = makeActivity(em, organizer, cedar, { title: 'A walk at dusk' });
  makeAttendee(em, walk, member);
  await em.flush();
  await signInAs(member);

  await page.goto('/account/settings');
  const main = page.getByRole('main');
  await main.getByLabel('Full Name').fill('Imani R.');
  await main.getByRole('button', { name: `Remove ${cedar.name}` }).click();
  await expect(main.getByLabel('Unit Number')).toHaveCount(1);
  const save = main.getByRole('button', { name: 'Save Changes' }).last();
  await save.click();
  const question = page.getByRole('alert');
  await expect(question).toBeFocused();
  await expect(
    question.getByRole('heading', { name: `Before you leave ${cedar.name}` }),
  ).toBeVisible();
  for (const words of [
    'You’ll no longer be able to moderate this community.',
    'A brass lamp',
    'A walk at dusk',
  ]) {
    await expect(question.getByText(words)).toBeVisible();
  }
  const statusOfLamp = async () => (await server.em().findOneOrFail(Listing, lamp.id)).status;
  expect(await statusOfLamp()).toBe('PUBLISHED');

  await question.getByRole('link', { name: 'Keep things as they are' }).click();
  await expect(main.getByText(`${cedar.name}, Unit 7`)).toBeVisible();
  await expect(question).toHaveCount(0);

  await main.getByLabel('Full Name').fill('Imani R.');
  await main.getByRole('button', { name: `Remove ${cedar.name}` }).click();
  await expect(main.getByLabel('Unit Number')).toHaveCount(1);
  await save.click();
  await question.getByRole('button', { name: 'Leave and save' }).click();
  await expect(page.getByText('Profile updated')).toBeVisible();
  await expect(question).toHaveCount(0);
  await expect(main.getByLabel('Full Name')).toHaveValue('Imani R.');
  expect(await statusOfLamp()).toBe('WITHDRAWN');
  await page.goto(`/communities/${cedar.slug}`);
  await expect(
    page.getByRole('heading', { name: `You’re no longer a member of ${cedar.name}` }),
  ).toBeVisible();
  await page.goto(`/activities/${walk.id}`);
  await expect(main.getByText('Nobody has joined yet')).toBeVisible();
  await expect(main.getByText('Imani R.')).toHaveCount(0);

  // Whoever comes back is a resident there, and posts what they withdrew again.
  await page.goto('/account/settings');
  await main.getByRole('button', { name: 'Add Community' }).click();
  await expect(communityFields(main)).toHaveCount(2);
  await chooseCommunity(main, cedar, { row: 1 });
  await main.getByLabel('Unit Number').last().fill('7');
  await save.click();
  await expect(page.getByText('Profile updated')).toBeVisible();
  await page.goto(`/communities/${cedar.slug}`);
  await expect(page.getByRole('heading', { level: 1, name: cedar.name })).toBeVisible();
  await page.goto(`/listings/${lamp.id}`);
  await page.getByRole('button', { name: 'Post again' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Post submitted again' })).toContainText(
    'A brass lamp',
  );
});
