import { writeFile } from 'node:fs/promises';
import { describe, expect, it, vi } from 'vitest';
import { Listing, Photo } from '#db/entities/index.ts';
import { makeActivity, makeAttendee, makeListing, makeUser } from '#db/factories/index.ts';
import { photoStore } from '#app/features/media/photos/storage/photo-store.server.ts';
import { hashPassword } from '#app/lib/session/passwords.server.ts';
import { testApp, type Call } from '#tests/setup/app.ts';
import { multipart, pictureFile } from '#tests/setup/multipart.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';
import { whileRefusing } from '#tests/setup/refuse-writes.ts';

const app = testApp();

/** Sends a post that the database refuses. Returns the page; the cause may only be in the log. */
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
  expect(html).toContain('Something went wrong on our side. Please try again in a few minutes.');
  log.mockReset();
  return html;
}

async function setUp() {
  const em = app.em();
  const people = await makeNeighbourhood(em);
  const as = await app.signIn(people.neighbour);
  return { em, ...people, as, hub: `/communities/${people.community.slug}` };
}

describe('a form comes back with its values and what failed after an unexpected failure:', () => {
  const post = { title: 'A kept title', description: 'Kept words' };

  it('a new listing', async () => {
    const { as, hub } = await setUp();
    const html = await refused('insert on listings', `${hub}/listings/new`, { as, form: post });
    expect(html).toContain('Failed to create listing. Please try again.');
    expect(html).toContain('value="A kept title"');
  });

  it('a new activity', async () => {
    const { as, hub } = await setUp();
    const html = await refused('insert on activities', `${hub}/activities/new`, { as, form: post });
    expect(html).toContain('Failed to create activity. Please try again.');
    expect(html).toContain('Kept words');
  });

  it('joining an activity', async () => {
    const { em, as, community, resident } = await setUp();
    const { id } = makeActivity(em, resident, community);
    await em.flush();
    const form = { attendance: 'join' };
    const html = await refused('insert on activity_attendees', `/activities/${id}`, { as, form });
    expect(html).toContain('Failed to join activity. Please try again.');
  });

  it('leaving an activity', async () => {
    const { em, as, community, resident, neighbour } = await setUp();
    const activity = makeActivity(em, resident, community);
    makeAttendee(em, activity, neighbour);
    await em.flush();
    const form = { attendance: 'leave' };
    const path = `/activities/${activity.id}`;
    const html = await refused('delete on activity_attendees', path, { as, form });
    expect(html).toContain('Failed to leave activity. Please try again.');
  });

  it.each([
    ['approving', 'PUBLISHED', 'Failed to approve item. Please try again.'],
    ['rejecting', 'REJECTED', 'Failed to reject item. Please try again.'],
  ])('%s a listing', async (_, status, failure) => {
    const { em, community, resident, board } = await setUp();
    const listing = makeListing(em, resident, community, { status: 'PENDING' });
    await em.flush();
    const decision = { subjectType: 'LISTING', id: listing.id, version: '1' };
    const html = await refused('update on listings', '/moderation', {
      as: await app.signIn(board),
      form: { ...decision, status, reason: 'Kept reason' },
    });
    expect(html).toContain(failure);
    expect(html).toContain('value="Kept reason"');
  });

  it('Account Settings', async () => {
    const { as, community, neighbour } = await setUp();
    const html = await refused('update on users', '/account/settings', {
      as,
      form: {
        name: 'Another Name',
        email: neighbour.email,
        'communities[0].communityId': community.id,
        'communities[0].condoUnit': '12',
      },
    });
    expect(html).toContain('Error updating profile');
    expect(html).toContain('value="Another Name"');
  });

  it('the login form, without the password', async () => {
    const em = app.em();
    const { email } = makeUser(em, { password: await hashPassword('open the door') });
    await em.flush();
    const form = { email, password: 'open the door' };
    const html = await refused('insert on sessions', '/login', { form });
    expect(html).toContain('Login failed');
    expect(html).not.toContain('open the door');
  });

  it('the register form', async () => {
    const { community } = await setUp();
    const html = await refused('insert on users', '/register', {
      form: {
        email: 'new@mail.example',
        password: 'open the door',
        name: 'Nina New',
        'communities[0].communityId': community.id,
        'communities[0].condoUnit': '12',
      },
    });
    expect(html).toContain('Registration failed');
    expect(html).toContain('value="Nina New"');
  });
});

it('keeps the form of a listing when its photos could not be saved', async () => {
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

it('says that logging out failed, and keeps the session', async () => {
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
    const next = await app.send('/', { as: `${as}; ${toast?.split(';')[0]}` });
    const html = await next.text();
    expect(html).toContain('Logout failed');
    expect(html).toContain('Please try again');
  });
  expect(String(log.mock.calls[0])).toContain('secret cause');
  log.mockReset();
  expect((await app.send('/api/users/me', { as })).status).toBe(200);
});

it.each([
  ['a deadlock', '40P01'],
  ['a transaction that cannot be put in order', '40001'],
])('asks for another try after %s', async (_, state) => {
  const { as, hub, community } = await setUp();
  const log = vi.mocked(console.error).mockImplementation(() => undefined);
  const post = { title: 'A kept title', description: 'Kept words' };
  const insert = 'insert on listings';
  await whileRefusing(
    app.em(),
    insert,
    async () => {
      const json = { ...post, communityId: community.id };
      const call = await app.send('/api/listings', { as, json });
      expect([call.status, call.headers.get('Retry-After')]).toEqual([503, '30']);
      const form = await app.send(`${hub}/listings/new`, { as, form: post });
      expect([form.status, form.headers.get('Retry-After')]).toEqual([503, '30']);
      expect(await form.text()).toContain('value="A kept title"');
    },
    state,
  );
  log.mockReset();
});

it.each(['40P01', '40001'])('saves once when the first try ends with %s', async (state) => {
  const { as, community } = await setUp();
  const json = { communityId: community.id, title: 'A lamp', description: 'It works.' };
  const headers = { 'Idempotency-Key': state };
  for (const given of [{}, { headers }]) {
    await whileRefusing(
      app.em(),
      'insert on listings',
      async () => {
        const call = await app.send('/api/listings', { as, json, ...given });
        expect(call.status).toBe(201);
      },
      state,
      1,
    );
  }
  expect(await app.em().count(Listing, { community: community.id })).toBe(2);
});

it('says that there is no room for photos when the disk is full, and keeps nothing of them', async () => {
  const { as, hub } = await setUp();
  const { driver } = await photoStore();
  const put = vi
    .spyOn(driver, 'put')
    .mockImplementation((_, bytes) => writeFile('/dev/full', bytes));
  const log = vi.mocked(console.error).mockImplementation(() => undefined);
  const picture = await pictureFile();
  const upload = await app.handle(multipart('/api/uploads', { as, fields: [['photo', picture]] }));
  expect([upload.status, upload.headers.get('Retry-After')]).toEqual([503, '30']);
  expect(await upload.json()).toHaveProperty('message', expect.stringMatching(noRoom));
  const fields: [string, string | File][] = [
    ['title', 'A kept title'],
    ['description', 'Kept words'],
    ['photos', picture],
  ];
  const form = await app.handle(multipart(`${hub}/listings/new`, { as, fields }));
  expect([form.status, form.headers.get('Retry-After')]).toEqual([503, '30']);
  const html = await form.text();
  expect(html).toContain('value="A kept title"');
  expect(html).toMatch(noRoom);
  expect(await app.em().count(Photo)).toBe(0);
  expect(log).toHaveBeenCalledWith(expect.stringContaining('no space left on device'));
  put.mockRestore();
  log.mockReset();
});

const noRoom = /The site is out of space for photos right now\./;
