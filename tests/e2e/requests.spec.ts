import { makeCommunity, makeMembership, makeUser } from '#db/factories/index.ts';
import { makeRequest, makeRequestPlace } from '#db/factories/requests.ts';
import { ServiceRequest } from '#db/entities/index.ts';
import { expect, test } from '#tests/setup/browser.ts';
import { chosenFile } from '#tests/setup/multipart.ts';
import type { Em } from '#tests/setup/sessions.ts';

/** A building that takes requests, with two neighbours. */
async function makeBuilding(em: Em) {
  const community = makeCommunity(em, { name: `Linden Row ${Date.now()}`, takesRequests: true });
  const people = {
    ada: makeUser(em, { name: 'Ada Author', isAuthenticated: true }),
    nils: makeUser(em, { name: 'Nils Neighbour', isAuthenticated: true }),
    manager: makeUser(em, { name: 'Mona Manager', role: 'MANAGER' }),
  };
  makeMembership(em, people.ada, community, { condoUnit: '305' });
  makeMembership(em, people.nils, community, { condoUnit: '611' });
  makeMembership(em, people.manager, community, { canModerate: true });
  const elevator = makeRequestPlace(em, community);
  await em.flush();
  return { community, elevator, ...people, hub: `/communities/${community.slug}` };
}

test('Rules 35.1, 35.2: a problem is reported with a photo, and has a page of its own @both-ways @quick', async ({
  page,
  em,
  signInAs,
}) => {
  const { ada, hub } = await makeBuilding(em);
  await signInAs(ada);
  await page.goto(hub);
  await page.getByRole('link', { name: 'Report Issue' }).click();
  await expect(page.getByRole('heading', { name: 'Is it an emergency?' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Fire, gas, injury or danger/ })).toHaveAttribute(
    'href',
    'tel:911',
  );
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('link', { name: 'Choose where it is' })).toBeVisible();
  await page.getByLabel('Where is it?').selectOption({ label: 'In my home: Unit 305' });
  await page.getByLabel('What is it about?').selectOption({ label: 'Water and plumbing' });
  await page.getByLabel('What’s wrong?').fill('The tap drips.');
  await page.getByLabel(/Add photos/).setInputFiles([await chosenFile('tap.jpg')]);
  await page.getByLabel('Call me first').check();
  await page.getByLabel('Phone number').fill('613-555-0123');
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page).toHaveURL(/\/requests\/LR\d*-1001$/);
  await expect(page.getByText('New: not read yet')).toBeVisible();
  await expect(page.getByText('The tap drips.', { exact: true })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible();

  await page.getByLabel('Your message').fill('I am home on Friday.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('I am home on Friday.', { exact: true })).toBeVisible();
  await page.goto(hub);
  await expect(page.getByRole('link', { name: /Water and plumbing/ })).toBeVisible();
});

test('Rules 35.3: what is known is joined with one press, or sent all the same with nothing lost @both-ways', async ({
  page,
  em,
  signInAs,
}) => {
  const { community, elevator, ada, nils, hub } = await makeBuilding(em);
  makeRequest(em, ada, community, {
    ...{ category: 'ELEVATOR', place: elevator, text: 'It stops at three.' },
    ...{ state: 'PLANNED', plannedFor: '2031-03-14' },
  });
  await em.flush();
  await signInAs(nils);
  await page.goto(`${hub}/requests/new`);
  await page.getByLabel('Where is it?').selectOption({ label: 'Elevator B' });
  await page.getByLabel('What is it about?').selectOption({ label: 'Elevator' });
  await page.getByLabel('What’s wrong?').fill('It smells of oil.');
  await page.getByRole('button', { name: 'Send request' }).click();
  const box = page.getByRole('alert').filter({ hasText: 'already reported a problem here' });
  await expect(box).toContainText('Friday, March 14, 2031');
  await expect(page.getByLabel('What’s wrong?')).toHaveValue('It smells of oil.');
  await page.getByRole('button', { name: 'Send my own request' }).click();
  await expect(page.getByText('It smells of oil.', { exact: true })).toBeVisible();

  await page.goto(`${hub}/requests/new`);
  await page.getByRole('button', { name: /It affects me too/ }).click();
  await expect(page.getByText('It stops at three.', { exact: true })).toBeVisible();
  await expect(page.getByText('It affects 2 people.')).toBeVisible();
  await expect(page.getByText('Ada Author')).toHaveCount(0);
});

test('Rules 35.5: what isn’t fixed is opened again, and closed by its author @both-ways', async ({
  page,
  em,
  signInAs,
}) => {
  const { community, ada, hub } = await makeBuilding(em);
  const request = makeRequest(em, ada, community, { state: 'DONE' });
  await em.flush();
  await signInAs(ada);
  await page.goto(`${hub}/requests/${request.ref}`);
  await page.getByLabel('What is still wrong?').fill('Still wet.');
  await page.getByRole('button', { name: 'Open it again' }).click();
  await expect(page.getByText('Open again: not read yet').first()).toBeVisible();
  await expect(page.getByText('Still wet.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Close request' }).click();
  await expect(page.getByRole('heading', { name: 'Not fixed?' })).toBeVisible();
  await em.refresh(request);
  expect(request.state).toBe('DONE');
  expect(await em.count(ServiceRequest, { author: ada.id })).toBe(1);
});
