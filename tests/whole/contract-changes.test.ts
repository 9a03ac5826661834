import { describe, expect, it } from 'vitest';
import {
  Activity,
  ActivityAttendee,
  Listing,
  ModerationEvent,
  User,
  UserCommunity,
} from '#db/entities/index.ts';
import { makeActivity, makeListing } from '#db/factories/index.ts';
import { hashPassword } from '#app/lib/session/passwords.server.ts';
import { testApp } from '#tests/setup/app.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();

const items = [
  ['listings', makeListing, Listing],
  ['activities', makeActivity, Activity],
] as const;

describe.each(items)('PATCH /api/%s/{id}', (name, make, Item) => {
  it('changes only the status, whatever else is sent', async () => {
    const em = app.em();
    const { community, elsewhere, resident, neighbour, board } = await makeNeighbourhood(em);
    const item = make(em, resident, community, { status: 'PENDING' });
    await em.flush();
    const path = `/api/${name}/${item.id}`;
    const as = await app.signIn(board);
    const before = (await (await app.send(path, { as })).json()) as object;
    const json = {
      status: 'PUBLISHED',
      ...{ id: neighbour.id, authorId: board.id, communityId: elsewhere.id, slug: 'mine' },
      ...{ title: 'Mine', description: 'Mine', price: 0, tags: ['mine'], images: ['/mine'] },
      ...{ contactEmail: 'mine@mail.example', attendeeIds: [board.id], attendeeCount: 9 },
      ...{ createdAt: '2020-01-01T00:00:00.000Z', role: 'ADMIN', actorId: resident.id },
    };
    const response = await app.send(path, { method: 'PATCH', as, json });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      ...before,
      status: 'PUBLISHED',
      version: 2,
      updatedAt: expect.any(String) as string,
    });
    const [event] = await app.em().find(ModerationEvent, { subjectId: item.id });
    expect([event?.actor?.id, event?.actorRole]).toEqual([board.id, 'BOARD']);
  });

  it('lets one of two opposite decisions win, and tells the other one', async () => {
    const em = app.em();
    const { community, resident, board, admin } = await makeNeighbourhood(em);
    const item = make(em, resident, community, { status: 'PENDING' });
    await em.flush();
    const path = `/api/${name}/${item.id}`;
    const cookies = await Promise.all([app.signIn(board), app.signIn(admin), app.signIn(resident)]);
    const statuses = ['PUBLISHED', 'REJECTED', 'WITHDRAWN'];
    const answers = await Promise.all(
      statuses.map((status, n) =>
        app.send(path, { method: 'PATCH', as: cookies[n], json: { status, version: 1 } }),
      ),
    );
    const winner = answers.findIndex(({ status }) => status === 200);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status } of answers) expect([200, 404, 409]).toContain(status);
    const after = await app.em().findOneOrFail(Item as typeof Listing, { id: item.id });
    expect([after.status, after.version]).toEqual([statuses[winner], 2]);
    expect(await app.em().count(ModerationEvent, { subjectId: item.id })).toBe(1);
  });
});

describe('the decision in an answer of one post (rules 12.2)', () => {
  const kinds = [
    { name: 'listings', make: makeListing },
    { name: 'activities', make: makeActivity },
  ];

  it.each(kinds)('$name: says why to the author and the moderators alone', async (kind) => {
    const em = app.em();
    const people = await makeNeighbourhood(em);
    const { community, resident, neighbour, outsider, otherBoard, board, admin } = people;
    const post = kind.make(em, resident, community, { status: 'PENDING' });
    await em.flush();
    const path = `/api/${kind.name}/${post.id}`;
    const decisionFor = async (person: { id: string } | null) => {
      const as = person ? await app.signIn(person) : undefined;
      const response = await app.send(path, { as });
      if (response.status !== 200) return response.status;
      return ((await response.json()) as { decision?: unknown }).decision;
    };
    const decide = async (json: object, person: { id: string } = board) => {
      const as = await app.signIn(person);
      const response = await app.send(path, { method: 'PATCH', as, json });
      expect(response.status).toBe(200);
      return (await response.json()) as { decision: unknown; status: string };
    };
    const those = [resident, board, admin];
    for (const person of those) expect(await decisionFor(person)).toBeNull();

    const rejection = { status: 'REJECTED', reasonCode: 'DUPLICATE', reason: 'Seen on page 2.' };
    const said = {
      action: 'REJECT',
      ofEdit: false,
      reasonCode: 'DUPLICATE',
      reason: 'Seen on page 2.',
      decidedAt: expect.any(String) as string,
    };
    expect((await decide({ ...rejection, note: 'Between us.' })).decision).toEqual(said);
    for (const person of those) expect(await decisionFor(person)).toEqual(said);
    for (const person of [null, neighbour, outsider, otherBoard]) {
      expect(await decisionFor(person)).toBe(404);
    }
    const as = await app.signIn(resident);
    const listed = await app.send(`/api/${kind.name}?status=REJECTED`, { as });
    expect(await listed.text()).not.toContain('Seen on page 2.');

    // Approved after all: nothing is said against it any more, and nobody else ever reads it.
    expect((await decide({ status: 'PUBLISHED' })).decision).toBeNull();
    for (const person of those) expect(await decisionFor(person)).toBeNull();
    for (const person of [null, neighbour, outsider, otherBoard]) {
      expect(await decisionFor(person)).toBeUndefined();
    }

    // An edit beside it, which the board rejects: the post stays, and its author reads why.
    const form = {
      title: 'Another title',
      description: 'Another text.',
      version: '3',
      idempotencyKey: crypto.randomUUID(),
    };
    const edited = await app.send(`/${kind.name}/${post.id}/edit`, { as, form });
    expect(edited.status).toBe(303);
    const answer = await decide({ status: 'REJECTED', reasonCode: 'UNCLEAR' });
    const onEdit = { ...said, ofEdit: true, reasonCode: 'UNCLEAR', reason: null };
    expect([answer.status, answer.decision]).toEqual(['PUBLISHED', onEdit]);
    expect(await decisionFor(resident)).toEqual(onEdit);
    expect(await decisionFor(neighbour)).toBeUndefined();

    await decide({ status: 'REMOVED', reasonCode: 'OTHER', reason: 'Asked to.' });
    const removed = { ...said, action: 'REMOVE', reasonCode: 'OTHER', reason: 'Asked to.' };
    expect(await decisionFor(resident)).toEqual(removed);
    expect(await decisionFor(neighbour)).toBe(404);
  });
});

describe('POST /api/listings and /api/activities', () => {
  it.each(['listings', 'activities'])('%s: an unknown community is 404', async (name) => {
    const { resident } = await makeNeighbourhood(app.em());
    const as = await app.signIn(resident);
    const communityId = '7b6f3ad4-0f0f-4c57-9f2d-0a60a3b5b0aa';
    const json = { title: 'Lamp', description: 'Gives light.', communityId };
    const response = await app.send(`/api/${name}`, { as, json });
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ message: 'Community not found' });
  });

  it.each(['listings', 'activities'])('%s: somebody else’s photos are 400', async (name) => {
    const { resident, community } = await makeNeighbourhood(app.em());
    const as = await app.signIn(resident);
    for (const address of [
      '/photos/7b6f3ad4-0f0f-4c57-9f2d-0a60a3b5b0aa/800.webp',
      'https://evil.example/x.png',
      'javascript:alert(1)',
    ]) {
      const json = { title: 'x', description: 'y', communityId: community.id, images: [address] };
      const response = await app.send(`/api/${name}`, { as, json });
      expect(response.status, address).toBe(400);
      expect(await response.json()).toHaveProperty('errors.images');
    }
    const em = app.em();
    expect(await em.count(Listing, { community: community.id })).toBe(0);
    expect(await em.count(Activity, { community: community.id })).toBe(0);
  });
});

describe('joining', () => {
  it('never adds anyone to an activity that is cancelled at the same moment', async () => {
    const em = app.em();
    const { community, resident, neighbour, board } = await makeNeighbourhood(em);
    const activity = makeActivity(em, resident, community);
    await em.flush();
    const path = `/api/activities/${activity.id}`;
    const cookies = await Promise.all([resident, neighbour, board].map((one) => app.signIn(one)));
    const [cancelled, ...joined] = await Promise.all([
      app.send(path, { method: 'PATCH', as: cookies[0], json: { status: 'CANCELLED' } }),
      app.send(`${path}/join`, { method: 'POST', as: cookies[1] }),
      app.send(`${path}/join`, { method: 'POST', as: cookies[2] }),
    ]);
    expect(cancelled?.status).toBe(200);
    for (const { status } of joined) expect([200, 409]).toContain(status);
    const listed = await app.em().count(ActivityAttendee, { activity: activity.id });
    expect(listed).toBe(joined.filter(({ status }) => status === 200).length);
  });
});

describe('PATCH /api/users/me', () => {
  it('sent twice at once leaves one whole profile, with one primary community', async () => {
    const em = app.em();
    const { community, elsewhere, resident } = await makeNeighbourhood(em);
    const as = await app.signIn(resident);
    const one = {
      name: 'Rita One',
      phone: '1',
      communities: [
        { communityId: community.id, condoUnit: '1A' },
        { communityId: elsewhere.id, condoUnit: '1B' },
      ],
    };
    const other = {
      name: 'Rita Other',
      phone: '2',
      communities: [{ communityId: elsewhere.id, condoUnit: '2A' }],
    };
    const patch = (given: object) =>
      app.send('/api/users/me', { method: 'PATCH', as, json: { email: resident.email, ...given } });
    const answers = await Promise.all([patch(one), patch(other)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const user = await app.em().findOneOrFail(User, { id: resident.id });
    const rows = await app
      .em()
      .find(
        UserCommunity,
        { user: resident.id, state: 'CONFIRMED' },
        { orderBy: { isPrimary: 'desc' } },
      );
    const saved = user.name === one.name ? one : other;
    expect(user.phone).toBe(saved.phone);
    expect(
      rows.map((row) => ({ communityId: row.community.id, condoUnit: row.condoUnit })),
    ).toEqual(saved.communities);
    expect(rows.map(({ isPrimary }) => isPrimary)).toEqual(
      saved.communities.map((_, n) => n === 0),
    );
  });

  it('gives an e-mail address to only one of two people who ask for it at once', async () => {
    const em = app.em();
    const { community, resident, neighbour } = await makeNeighbourhood(em);
    const currentPassword = 'the right one';
    const password = await hashPassword(currentPassword);
    await em.nativeUpdate(User, { id: [resident.id, neighbour.id] }, { password });
    const email = `wanted.${resident.id}@mail.example`;
    const communities = [{ communityId: community.id, condoUnit: '1' }];
    const answers = await Promise.all(
      [resident, neighbour].map(async (person) =>
        app.send('/api/users/me', {
          method: 'PATCH',
          as: await app.signIn(person),
          json: { name: person.name, email, currentPassword, communities },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(await refused?.json()).toHaveProperty('errors.email');
    expect(await app.em().count(User, { email })).toBe(1);
  });

  it('refuses an unknown community, and changes nothing', async () => {
    const { community, resident } = await makeNeighbourhood(app.em());
    const as = await app.signIn(resident);
    const json = {
      name: 'Changed',
      email: resident.email,
      communities: [
        { communityId: community.id, condoUnit: '1' },
        { communityId: resident.id, condoUnit: '2' },
      ],
    };
    const response = await app.send('/api/users/me', { method: 'PATCH', as, json });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      message: 'Please select a community',
      errors: { 'communities[1].communityId': ['Please select a community'] },
    });
    expect((await app.em().findOneOrFail(User, { id: resident.id })).name).toBe(resident.name);
  });
});

describe('logging out', () => {
  it('twice is the same as once, and ends the session for every later request', async () => {
    const { resident } = await makeNeighbourhood(app.em());
    const as = await app.signIn(resident);
    const out = () => app.send('/api/auth/logout', { method: 'POST', as });
    const answers = await Promise.all([out(), out()]);
    for (const answer of [...answers, await out()]) {
      expect(answer.status).toBe(204);
      expect(await answer.text()).toBe('');
      expect(answer.headers.getSetCookie().join()).toMatch(/session=;/);
    }
    expect((await app.send('/api/users/me', { as })).status).toBe(401);
  });
});
