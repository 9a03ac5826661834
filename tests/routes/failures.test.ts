import { expect, it, vi } from 'vitest';
import { Listing } from '#db/entities/index.ts';
import { makeActivity, makeAttendee, makeListing, makeUser } from '#db/factories/index.ts';
import { hashPassword } from '#app/lib/session/passwords.server.ts';
import { testApp, type Call } from '#tests/setup/app.ts';
import { multipart, pictureFile } from '#tests/setup/multipart.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';
import { whileRefusing } from '#tests/setup/refuse-writes.ts';

const app = testApp();

/** A post that the database refuses: the page it answers with, and that the log knows the cause. */
async function refused(write: string, path: string, call: Call): Promise<string> {
  const log = vi.mocked(console.error).mockImplementation(() => undefined);
  let html = '';
  await whileRefusing(app.em(), write, async () => {
    const response = await app.send(path, call);
    expect(response.status, path).toBe(500);
    html = await response.text();
  });
  expect(String(log.mock.calls[0])).toContain('secret cause');
  expect(html).not.toContain('secret cause');
  expect(html).toContain('Something went wrong on our side. It is not your doing.');
  log.mockReset();
  return html;
}

it('comes back with the form, its values and what failed, when nobody foresaw the failure', async () => {
  const em = app.em();
  const { community, resident, neighbour, board } = await makeNeighbourhood(em);
  const known = makeUser(em, { password: await hashPassword('open the door') });
  const walk = makeActivity(em, resident, community);
  const dinner = makeActivity(em, resident, community);
  makeAttendee(em, dinner, neighbour);
  const listing = makeListing(em, resident, community, { status: 'PENDING' });
  await em.flush();
  const as = await app.signIn(neighbour);
  const hub = `/communities/${community.slug}`;
  const item = { title: 'A kept title', description: 'Kept words' };

  const newListing = await refused('insert on listings', `${hub}/listings/new`, { as, form: item });
  expect(newListing).toContain('Failed to create listing. Please try again.');
  expect(newListing).toContain('value="A kept title"');
  const newActivity = await refused('insert on activities', `${hub}/activities/new`, {
    as,
    form: item,
  });
  expect(newActivity).toContain('Failed to create activity. Please try again.');
  expect(newActivity).toContain('Kept words');

  for (const [write, { id }, attendance] of [
    ['insert on activity_attendees', walk, 'join'],
    ['delete on activity_attendees', dinner, 'leave'],
  ] as const) {
    const html = await refused(write, `/activities/${id}`, { as, form: { attendance } });
    expect(html).toContain(`Failed to ${attendance} activity. Please try again.`);
  }

  const decision = { subjectType: 'LISTING', id: listing.id, version: '1' };
  for (const [status, failure] of [
    ['PUBLISHED', 'Failed to approve item. Please try again.'],
    ['REJECTED', 'Failed to reject item. Please try again.'],
  ] as const) {
    const html = await refused('update on listings', '/moderation', {
      as: await app.signIn(board),
      form: { ...decision, status, reason: 'Kept reason' },
    });
    expect(html).toContain(failure);
    expect(html).toContain('value="Kept reason"');
  }

  const settings = await refused('update on users', '/account/settings', {
    as,
    form: {
      name: 'Another Name',
      email: neighbour.email,
      'communities[0].communityId': community.id,
      'communities[0].condoUnit': '12',
    },
  });
  expect(settings).toContain('Error updating profile');
  expect(settings).toContain('value="Another Name"');

  const login = { email: known.email, password: 'open the door' };
  const entry = await refused('insert on sessions', '/login', { form: login });
  expect(entry).toContain('Login failed');
  expect(entry).not.toContain('open the door');
  const account = await refused('insert on users', '/register', {
    form: {
      ...login,
      email: 'new@mail.example',
      name: 'Nina New',
      'communities[0].communityId': community.id,
      'communities[0].condoUnit': '12',
    },
  });
  expect(account).toContain('Registration failed');
  expect(account).toContain('value="Nina New"');
});

it('keeps the form of a listing whose photos could not be kept', async () => {
  const em = app.em();
  const { community, neighbour } = await makeNeighbourhood(em);
  const as = await app.signIn(neighbour);
  const log = vi.mocked(console.error).mockImplementation(() => undefined);
  await whileRefusing(app.em(), 'insert on photos', async () => {
    const fields: [string, string | File][] = [
      ['title', 'A lamp'],
      ['description', 'Kept words'],
      ['photos', await pictureFile()],
    ];
    const path = `/communities/${community.slug}/listings/new`;
    const response = await app.handle(multipart(path, { as, fields }));
    expect(response.status).toBe(500);
    const html = await response.text();
    expect(html).toContain('Failed to create listing. Please try again.');
    expect(html).toContain('Kept words');
  });
  expect(String(log.mock.calls[0])).toContain('secret cause');
  log.mockReset();
  expect(await app.em().count(Listing, { author: neighbour.id })).toBe(0);
});

it('says that logging out failed, and leaves the session as it is', async () => {
  const em = app.em();
  const user = makeUser(em);
  await em.flush();
  const as = await app.signIn(user);
  const log = vi.mocked(console.error).mockImplementation(() => undefined);
  await whileRefusing(app.em(), 'delete on sessions', async () => {
    const response = await app.send('/logout', { as, form: {} });
    expect(response.status).toBe(303);
    const [toast, ...others] = response.headers.getSetCookie();
    expect(others).toEqual([]);
    const told = await app.send('/', { as: `${as}; ${toast?.split(';')[0]}` });
    const html = await told.text();
    expect(html).toContain('Logout failed');
    expect(html).toContain('Please try again');
  });
  expect(String(log.mock.calls[0])).toContain('secret cause');
  log.mockReset();
  expect((await app.send('/api/users/me', { as })).status).toBe(200);
});
