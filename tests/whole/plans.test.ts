import { describe, expect, it } from 'vitest';
import {
  Activity,
  ActivityAttendee,
  Community,
  MailLetter,
  User,
  UserCommunity,
} from '#db/entities/index.ts';
import { makeActivity, makeAttendee, makeMembership, makeUser } from '#db/factories/index.ts';
import { cityTimeText } from '#app/lib/forms/city-time.server.ts';
import { hashPassword } from '#app/lib/session/passwords.server.ts';
import { testApp, type Em } from '#tests/setup/app.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();

const hour = 60 * 60 * 1000;
const fromNow = (hours: number) => new Date(Date.now() + hours * hour);

/** Neighbours who confirmed their address, in the order in which they are asked for. */
function makeGuests(em: Em, community: Community, count: number): User[] {
  return Array.from({ length: count }, (_, n) => {
    const guest = makeUser(em, { name: `Guest ${n + 1}`, isAuthenticated: true });
    makeMembership(em, guest, community);
    return guest;
  });
}

/** An activity of the resident’s with some places, and with guests in them and in line. */
async function setUp({
  capacity,
  guests = 3,
  requireModeration = false,
  ...given
}: { capacity: number; guests?: number; requireModeration?: boolean } & Partial<Activity>) {
  const em = app.em();
  const hood = await makeNeighbourhood(em, { requireModeration });
  hood.resident.isAuthenticated = true;
  const people = makeGuests(em, hood.community, guests);
  const activity = makeActivity(em, hood.resident, hood.community, {
    title: 'Soup night',
    ...given,
    capacity,
  });
  people.forEach((guest, n) =>
    makeAttendee(em, activity, guest, {
      createdAt: new Date(Date.now() - 1000 + n),
      ...(n >= capacity ? { ticket: n - capacity + 1 } : {}),
    }),
  );
  await em.flush();
  const page = `/activities/${activity.id}`;
  const as = await app.signIn(hood.resident);
  return { ...hood, people, activity, page, as };
}

/** The people with a place, and those in line, each in order. */
async function listOf({ id }: { id: string }) {
  const rows = await app
    .em()
    .find(ActivityAttendee, { activity: id }, { orderBy: { ticket: 'asc', createdAt: 'asc' } });
  const names = (some: ActivityAttendee[]) => some.map(({ user }) => user.id);
  return {
    going: names(rows.filter(({ ticket }) => ticket == null)),
    line: names(rows.filter(({ ticket }) => ticket != null)),
  };
}

/** The letters about an activity: which, and to whom. */
async function lettersAbout({ id }: { id: string }) {
  const letters = await app
    .em()
    .find(MailLetter, { event: { $like: `activity:${id}:%` } }, { orderBy: { createdAt: 'asc' } });
  return letters.map(({ kind, user, params, topic }) => ({ kind, to: user?.id, params, topic }));
}

const kindsTo = async (activity: { id: string }, person: { id: string }) =>
  (await lettersAbout(activity)).flatMap(({ kind, to }) => (to === person.id ? [kind] : []));

const attend = async (page: string, person: { id: string }, attendance: 'join' | 'leave') =>
  app.send(page, { as: await app.signIn(person), form: { attendance } });

const edit = (
  activity: Activity,
  as: string,
  changes: Record<string, string>,
  version = 1,
): Promise<Response> =>
  app.send(`/activities/${activity.id}/edit`, {
    as,
    form: {
      title: activity.title,
      description: activity.description,
      when: activity.when ? cityTimeText(activity.when) : '',
      ...(activity.capacity ? { capacity: String(activity.capacity) } : {}),
      ...(activity.place ? { place: activity.place } : {}),
      tags: activity.tags.join(', '),
      contactEmail: activity.contactEmail ?? '',
      language: 'en',
      version: String(version),
      ...changes,
    },
  });

describe('the last places (rules 27.2)', () => {
  it('go to ten of two hundred, and the others wait in the order in which they came', async () => {
    const em = app.em();
    const { community, resident } = await makeNeighbourhood(em);
    const people = makeGuests(em, community, 200);
    const activity = makeActivity(em, resident, community, { capacity: 10 });
    await em.flush();
    const cookies = await Promise.all(people.map((person) => app.signIn(person)));
    const race = (some: string[]) =>
      Promise.all(
        some.map(async (as) => {
          const response = await app.send(`/api/activities/${activity.id}/join`, {
            method: 'POST',
            as,
          });
          expect(response.status).toBe(200);
          return ((await response.json()) as { waitingPosition: number | null }).waitingPosition;
        }),
      );
    const numbers = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, n) => from + n);
    const lineOf = (positions: (number | null)[]) =>
      positions.filter((position) => position !== null).sort((a, b) => a - b);
    const first = await race(cookies.slice(0, 120));
    expect(lineOf(first)).toEqual(numbers(1, 110));
    const second = await race(cookies.slice(120));
    expect(lineOf(second)).toEqual(numbers(111, 190));
    const { going, line } = await listOf(activity);
    expect([going.length, line.length]).toEqual([10, 190]);
    const told = [...first, ...second];
    expect(line.map((id) => told[people.findIndex((person) => person.id === id)])).toEqual(
      numbers(1, 190),
    );
    const json = await (await app.send(`/api/activities/${activity.id}`)).json();
    expect(json).toMatchObject({ attendeeCount: 10, waitingCount: 190, waitingPosition: null });
  });

  it('say beforehand that one will wait, and then one’s position', async () => {
    const { neighbour, page, activity, people } = await setUp({ capacity: 3 });
    const as = await app.signIn(neighbour);
    const before = await (await app.send(page, { as })).text();
    expect(before).toContain('3 of 3 spots taken');
    expect(before).toContain('Join the waiting list');
    const joined = await attend(page, neighbour, 'join');
    const toast = joined.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const html = await (await app.send(page, { as: `${as}; ${toast}` })).text();
    expect(html).toContain('You’re on the waiting list');
    expect(html).toContain('You’re number 1 in line for “Soup night”.');
    expect(html).toContain('3 of 3 spots taken, 1 on the waiting list');
    expect(html).toContain('You’re number 1 in line. When it’s your turn, you’ll get the spot');
    expect(html).toContain('Leave the waiting list');
    expect(html).not.toContain(`>${neighbour.name}</bdi></span>`);
    expect(html).toContain('You’re on the waiting list');
    const again = await app.send(`/api${page}/join`, { method: 'POST', as });
    expect(await again.json()).toMatchObject({
      attendeeIds: people.map(({ id }) => id),
      ...{ attendeeCount: 3, waitingCount: 1, waitingPosition: 1 },
    });
    expect(await listOf(activity)).toMatchObject({ line: [neighbour.id] });
    const french = await app.send(page, { as, headers: { 'Accept-Language': 'fr' } });
    expect(await french.text()).toMatch(
      /Places prises\s: 3\ssur 3, 1\spersonne sur la liste d’attente/,
    );
  });

  it('name who waits, in order, to the organizer and the moderators alone', async () => {
    const { as, board, neighbour, page, people } = await setUp({ capacity: 3 });
    await attend(page, neighbour, 'join');
    const line = `On the waiting list</h3><ol><li><bdi>${neighbour.name}</bdi></li></ol>`;
    for (const cookie of [as, await app.signIn(board)]) {
      expect(await (await app.send(page, { as: cookie })).text()).toContain(line);
    }
    const guest = await app.signIn(people[0]!);
    const html = await (await app.send(page, { as: guest })).text();
    expect(html).toContain('1 on the waiting list');
    expect(html).not.toContain(neighbour.name);
  });

  it('show on the hub’s cards', async () => {
    const { community, activity, as } = await setUp({ capacity: 3 });
    const hub = `/communities/${community.slug}?tab=activities`;
    expect(await (await app.send(hub, { as })).text()).toContain('>Full<');
    await app.em().nativeUpdate(Activity, { id: activity.id }, { capacity: 5 });
    expect(await (await app.send(hub, { as })).text()).toContain('2 spots left');
  });

  it('are said to be full on its page and among its organizer’s posts, while there is none', async () => {
    const { activity, page, as } = await setUp({ capacity: 3 });
    const textOf = async (path: string) => (await app.send(path, { as })).text();
    expect(await textOf(page)).toContain('>Full<');
    expect(await textOf('/account/posts')).toContain('>Full<');
    await app.em().nativeUpdate(Activity, { id: activity.id }, { capacity: 4 });
    expect(await textOf(page)).not.toContain('>Full<');
    expect(await textOf('/account/posts')).not.toContain('>Full<');
    expect(await textOf('/account/posts')).toContain('>Open<');
  });
});

describe('a place that becomes free (rules 27.2)', () => {
  it('goes to the first in line, who is told, and so is the organizer', async () => {
    const { people, activity, page, resident } = await setUp({ capacity: 1 });
    const [first, second, third] = people as [User, User, User];
    expect((await attend(page, first, 'leave')).status).toBe(303);
    expect(await listOf(activity)).toEqual({ going: [second.id], line: [third.id] });
    const letters = await lettersAbout(activity);
    expect(letters).toHaveLength(2);
    expect(letters).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          ...{ kind: 'ACTIVITY_PLACE_FREE', to: second.id, topic: 'ATTENDING' },
        }),
        expect.objectContaining({
          ...{ kind: 'ACTIVITY_PEOPLE', to: resident.id, topic: 'OWN_ACTIVITIES' },
          params: expect.objectContaining({
            ...{ name: 'Guest 2', what: 'PLACED', going: 1, waiting: 1, capacity: 1 },
            others: [{ person: first.id, name: 'Guest 1', what: 'LEFT' }],
          }) as object,
        }),
      ]),
    );
  });

  it('is none when somebody leaves the line, whose others move up', async () => {
    const { people, activity, page } = await setUp({ capacity: 1 });
    const [first, second, third] = people as [User, User, User];
    await attend(page, second, 'leave');
    expect(await listOf(activity)).toEqual({ going: [first.id], line: [third.id] });
    expect(await lettersAbout(activity)).toEqual([]);
    const html = await (await app.send(page, { as: await app.signIn(third) })).text();
    expect(html).toContain('You’re number 1 in line.');
  });

  it('follows the end of a membership, and of an account', async () => {
    const { people, activity, board, community, resident } = await setUp({ capacity: 1 });
    const [first, second, third] = people as [User, User, User];
    const em = app.em();
    const member = { user: first.id, community: community.id };
    const membership = await em.findOneOrFail(UserCommunity, member);
    const end = `/manage/${community.slug}/people/${membership.id}/end`;
    const ended = await app.send(end, {
      as: await app.signIn(board),
      form: { change: 'set', when: 'now', reason: '' },
    });
    expect(ended.status).toBe(303);
    expect(await listOf(activity)).toEqual({ going: [second.id], line: [third.id] });
    await em.nativeUpdate(User, { id: second.id }, { password: await hashPassword('my secret') });
    const asked = await app.send('/account/delete', {
      as: await app.signIn(second),
      form: { currentPassword: 'my secret' },
    });
    expect(asked.status).toBe(303);
    expect(await listOf(activity)).toEqual({ going: [third.id], line: [] });
    expect(await kindsTo(activity, third)).toEqual(['ACTIVITY_PLACE_FREE']);
    // Both within the hour: one email tells of both.
    expect(await kindsTo(activity, resident)).toEqual(['ACTIVITY_PEOPLE']);
  });
});

describe('another number of places (rules 27.2)', () => {
  it('gives as many as fit a place when it is raised', async () => {
    const { people, activity, as } = await setUp({ capacity: 1, guests: 4 });
    expect((await edit(activity, as, { capacity: '3' })).status).toBe(303);
    const ids = people.map(({ id }) => id);
    expect(await listOf(activity)).toEqual({ going: ids.slice(0, 3), line: ids.slice(3) });
    expect((await lettersAbout(activity)).map(({ kind, to }) => [kind, to]).sort()).toEqual(
      [
        ['ACTIVITY_PLACE_FREE', ids[1]],
        ['ACTIVITY_PLACE_FREE', ids[2]],
      ].sort(),
    );
    await edit(activity, as, { capacity: '' }, 2);
    expect(await listOf(activity)).toMatchObject({ line: [] });
  });

  it('throws nobody out when it is lowered, says so, and gives no place until there is one', async () => {
    const { people, activity, page, as, neighbour } = await setUp({ capacity: 3 });
    const [first, second, third] = people as [User, User, User];
    await edit(activity, as, { capacity: '2' });
    await attend(page, neighbour, 'join');
    expect(await listOf(activity)).toMatchObject({ line: [neighbour.id] });
    const html = await (await app.send(page, { as })).text();
    expect(html).toContain('3 of 2 spots taken');
    expect(html).toContain('Everyone who’s going keeps their spot.');
    await attend(page, first, 'leave');
    expect(await listOf(activity)).toMatchObject({ line: [neighbour.id] });
    await attend(page, second, 'leave');
    expect(await listOf(activity)).toEqual({ going: [third.id, neighbour.id], line: [] });
  });

  it('waits for the board as any change does, and counts once it is approved', async () => {
    const { people, activity, as, board, page } = await setUp({
      ...{ capacity: 1, guests: 2, requireModeration: true, place: 'Lobby' },
    });
    const [first, second] = people as [User, User];
    await edit(activity, as, { capacity: '2', place: 'Party room' });
    expect(await listOf(activity)).toMatchObject({ line: [second.id] });
    expect(await lettersAbout(activity)).toEqual([]);
    const queue = await (await app.send('/moderation', { as: await app.signIn(board) })).text();
    expect(queue).toContain('Party room');
    expect(queue).toContain('Number of spots');
    const approved = await app.send(page, {
      as: await app.signIn(board),
      form: { status: 'PUBLISHED', version: '2', subjectType: 'ACTIVITY', id: activity.id },
    });
    expect(approved.status).toBe(303);
    expect(await listOf(activity)).toMatchObject({ going: [first.id, second.id], line: [] });
    expect(await kindsTo(activity, first)).toEqual(['ACTIVITY_CHANGED']);
    expect(await kindsTo(activity, second)).toEqual(['ACTIVITY_PLACE_FREE']);
  });
});

describe('what those who go hear (rules 27.4)', () => {
  it('is another time or place, once, and no other change', async () => {
    const { people, activity, as } = await setUp({ capacity: 5, guests: 1, place: 'Lobby' });
    const [guest] = people as [User];
    await edit(activity, as, { description: 'Other words.' });
    expect(await lettersAbout(activity)).toEqual([]);
    await edit(activity, as, { place: 'Party room' }, 2);
    const [letter, ...others] = await lettersAbout(activity);
    expect(others).toEqual([]);
    expect(letter).toMatchObject({
      ...{ kind: 'ACTIVITY_CHANGED', to: guest.id, topic: 'ATTENDING' },
      params: { before: { place: 'Lobby' }, after: { place: 'Party room' } },
    });
  });

  it('is that it is cancelled, and that it takes place after all', async () => {
    const { people, activity, as, page } = await setUp({ capacity: 1, guests: 3 });
    const [first, second, third] = people as [User, User, User];
    const move = (status: string) =>
      app.send(`/api${page}`, { method: 'PATCH', as, json: { status } });
    expect((await move('CANCELLED')).status).toBe(200);
    for (const person of people) {
      expect(await kindsTo(activity, person)).toEqual(['ACTIVITY_OFF']);
    }
    const cancelled = await (await app.send(page, { as })).text();
    expect(cancelled).toContain('1 neighbour joined');
    expect(cancelled).not.toContain('spots taken');
    // Nobody gets a place in what does not take place.
    await attend(page, first, 'leave');
    expect(await listOf(activity)).toEqual({ going: [], line: [second.id, third.id] });
    await move('PUBLISHED');
    expect(await listOf(activity)).toEqual({ going: [second.id], line: [third.id] });
    expect(await kindsTo(activity, second)).toEqual(['ACTIVITY_OFF', 'ACTIVITY_PLACE_FREE']);
    expect(await kindsTo(activity, third)).toEqual(['ACTIVITY_OFF', 'ACTIVITY_BACK']);
  });

  it('names the text that was approved when it is withdrawn with a change beside it', async () => {
    const { activity, as, page, people } = await setUp({
      ...{ capacity: 5, guests: 1, requireModeration: true },
    });
    await edit(activity, as, { title: 'Words nobody approved' });
    await app.send(`/api${page}`, { method: 'PATCH', as, json: { status: 'WITHDRAWN' } });
    expect(await lettersAbout(activity)).toMatchObject([
      { kind: 'ACTIVITY_OFF', to: people[0]?.id, params: { title: 'Soup night', how: 'HIDDEN' } },
    ]);
  });

  it('is nothing for who chose never, has no confirmed address, or did it', async () => {
    const { people, activity, as, page, resident, neighbour } = await setUp({
      ...{ capacity: 5, guests: 2 },
    });
    const [quiet, heard] = people as [User, User];
    await app.send('/account/notifications', {
      as: await app.signIn(quiet),
      form: { ATTENDING: 'NEVER' },
    });
    await attend(page, neighbour, 'join');
    expect(await kindsTo(activity, resident)).toEqual(['ACTIVITY_PEOPLE']);
    expect(await kindsTo(activity, neighbour)).toEqual([]);
    await edit(activity, as, { place: 'Roof' });
    expect(await kindsTo(activity, heard)).toEqual(['ACTIVITY_CHANGED']);
    expect(await kindsTo(activity, quiet)).toEqual([]);
    expect(await kindsTo(activity, neighbour)).toEqual([]);
    expect(await kindsTo(activity, resident)).toEqual(['ACTIVITY_PEOPLE']);
  });
});

describe('the end (rules 27.3)', () => {
  it('is when an activity is over: it can be joined until then, and not after', async () => {
    const em = app.em();
    const { community, resident, neighbour } = await makeNeighbourhood(em);
    const long = makeActivity(em, resident, community, {
      ...{ title: 'A long fair', when: fromNow(-5), endsAt: fromNow(1) },
    });
    const short = makeActivity(em, resident, community, {
      ...{ title: 'A short talk', when: fromNow(-1), endsAt: fromNow(-0.5) },
    });
    const open = makeActivity(em, resident, community, {
      ...{ title: 'A usual walk', when: fromNow(-2) },
    });
    await em.flush();
    const as = await app.signIn(neighbour);
    const join = async ({ id }: Activity) =>
      (await app.send(`/api/activities/${id}/join`, { method: 'POST', as })).status;
    expect([await join(long), await join(open), await join(short)]).toEqual([200, 200, 409]);
    const hub = await app.send(`/communities/${community.slug}?tab=activities`, { as });
    const html = await hub.text();
    expect(html).toContain('A long fair');
    expect(html).toContain('A usual walk');
    expect(html).not.toContain('A short talk');
    const profile = await (await app.send(`/users/${resident.id}`, { as })).text();
    expect(profile).toContain('A long fair');
    expect(profile).not.toContain('A short talk');
    const page = await (await app.send(`/activities/${short.id}`, { as })).text();
    expect(page).toContain('This activity is over.');
    const cancel = await app.send(`/api/activities/${short.id}`, {
      ...{ method: 'PATCH', as: await app.signIn(resident), json: { status: 'CANCELLED' } },
    });
    expect(cancel.status).toBe(409);
  });

  it.each([
    [
      { when: '2031-05-01T10:00', endsAt: '2031-05-01T10:00' },
      'The activity has to end after it starts',
    ],
    [{ endsAt: '2031-05-01T10:00' }, 'Enter a start time too, or clear the end of the activity'],
    [
      { when: '2031-05-01T10:00', endsAt: 'late' },
      'Enter the start and end of the activity like this',
    ],
    [{ capacity: '0' }, 'Enter a whole number from 1 to 1,000, or leave this field empty'],
    [{ capacity: '1001' }, 'Enter a whole number from 1 to 1,000, or leave this field empty'],
    [{ capacity: 'ten' }, 'Enter a whole number from 1 to 1,000, or leave this field empty'],
    [{ place: 'x'.repeat(121) }, 'Keep the location to 120 characters'],
  ])('of %j is refused, and what was typed stays', async (given, message) => {
    const { community, as } = await setUp({ capacity: 1, guests: 0 });
    const response = await app.send(`/communities/${community.slug}/activities/new`, {
      as,
      form: { title: 'A walk', description: 'Slow.', ...given },
    });
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(html).toContain(message);
    for (const typed of Object.values(given)) expect(html).toContain(`value="${typed}"`);
  });
});

describe('the JSON contract (rules 27.5)', () => {
  const base = { title: 'A walk', description: 'Slow.' };
  const start = '2031-05-01T10:00:00-04:00';

  it('takes and gives place, end and capacity, and none of them', async () => {
    const { community, as } = await setUp({ capacity: 1, guests: 0 });
    const post = async (given: object) => {
      const json = { ...base, communityId: community.id, ...given };
      const response = await app.send('/api/activities', { as, json });
      return { status: response.status, body: (await response.json()) as object };
    };
    const whole = { when: start, endsAt: '2031-05-01T12:30:00-04:00', place: '  Party   room ' };
    expect(await post({ ...whole, capacity: 12 })).toMatchObject({
      status: 201,
      body: {
        ...{ endsAt: '2031-05-01T16:30:00.000Z', place: 'Party room', capacity: 12 },
        ...{ attendeeCount: 0, waitingCount: 0, waitingPosition: null },
      },
    });
    for (const none of [{}, { endsAt: null, place: null, capacity: null }, { place: ' ' }]) {
      const answer = await post({ when: start, ...none });
      expect(answer).toMatchObject({
        ...{ status: 201, body: { endsAt: null, place: null, capacity: null } },
      });
    }
    for (const [wrong, field] of [
      [{ when: start, endsAt: start }, 'endsAt'],
      [{ endsAt: start }, 'endsAt'],
      [{ capacity: 1.5 }, 'capacity'],
      [{ capacity: '5' }, 'capacity'],
      [{ place: 5 }, 'place'],
    ] as const) {
      const { status, body } = await post(wrong);
      expect(status).toBe(400);
      expect(Object.keys((body as { errors: object }).errors)).toEqual([field]);
    }
  });
});

describe('where people meet (rules 27.1)', () => {
  it('is suggested from where they met before in the same community', async () => {
    const { community, elsewhere, neighbour, outsider, as } = await setUp({
      ...{ capacity: 1, guests: 0, place: 'Roof terrace' },
    });
    const em = app.em();
    const here = em.getReference(Community, community.id);
    const there = em.getReference(Community, elsewhere.id);
    const by = em.getReference(User, neighbour.id);
    for (const place of ['Party room', 'party room']) makeActivity(em, by, here, { place });
    makeActivity(em, by, here, { place: 'Nobody approved this', status: 'PENDING' });
    makeActivity(em, em.getReference(User, outsider.id), there, { place: 'Elm lounge' });
    await em.flush();
    const html = await (
      await app.send(`/communities/${community.slug}/activities/new`, { as })
    ).text();
    const list = /<datalist id="places">(.*?)<\/datalist>/s.exec(html)?.[1] ?? '';
    expect([...list.matchAll(/value="([^"]*)"/g)].map(([, place]) => place)).toEqual([
      'Party room',
      'Roof terrace',
    ]);
  });

  it('and when it is stand on the page, in the list and in the editor', async () => {
    const { activity, page, as } = await setUp({
      ...{ capacity: 7, guests: 0, place: 'Roof terrace' },
      when: new Date('2031-05-01T22:30:00Z'),
      endsAt: new Date('2031-05-02T00:00:00Z'),
    });
    const html = await (await app.send(page, { as })).text();
    expect(html).toContain('Thursday, May\u00a01, 2031 at\u00a06:30\u00a0PM, until 8:00\u00a0PM');
    expect(html).toContain('Roof terrace');
    expect(html).toContain('0 of 7 spots taken');
    const editor = await (await app.send(`${page}/edit`, { as })).text();
    for (const value of ['2031-05-01T20:00', 'Roof terrace', '7']) {
      expect(editor).toContain(`value="${value}"`);
    }
    expect((await edit(activity, as, { endsAt: '2031-05-01T20:00' })).status).toBe(303);
    const after = await app.em().findOneOrFail(Activity, { id: activity.id });
    expect(after.endsAt).toEqual(activity.endsAt);
  });
});
