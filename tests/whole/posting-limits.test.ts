import { describe, expect, it } from 'vitest';
import { Listing, ModerationEvent } from '#db/entities/index.ts';
import { makeActivity, makeListing } from '#db/factories/index.ts';
import { testApp } from '#tests/setup/app.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();

async function expectTooMany(response: Response, message: RegExp) {
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(await response.json()).toHaveProperty('message', expect.stringMatching(message));
}

describe('within an hour', () => {
  it('an account posts 20 times, by call and by form, and others still can', async () => {
    const { community, resident, neighbour } = await makeNeighbourhood(app.em());
    const as = await app.signIn(resident);
    const json = { communityId: community.id, title: 'Lamp', description: 'Warm' };
    const post = (as: string) => app.send('/api/listings', { as, json });
    const statuses = await Promise.all(Array.from({ length: 20 }, () => post(as)));
    expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([201]));
    await expectTooMany(await post(as), /^You’ve posted a lot/);
    const form = await app.send(`/communities/${community.slug}/activities/new`, {
      as,
      form: { title: 'Walk', description: 'Along the river' },
    });
    expect(form.status).toBe(429);
    const html = await form.text();
    expect(html).toContain('You’ve posted a lot in the last hour. Wait');
    expect(html).toContain('Along the river');
    expect(html).toContain('Please wait a moment');
    expect(html).not.toContain('Please try again');
    expect((await post(await app.signIn(neighbour))).status).toBe(201);
    expect(await app.em().count(Listing, { author: resident.id })).toBe(20);
  });

  it('an author changes posts 60 times, whether the text or the status', async () => {
    const em = app.em();
    const { community, resident, board } = await makeNeighbourhood(em);
    const listing = makeListing(em, resident, community);
    await em.flush();
    const as = await app.signIn(resident);
    const change = (status: string, who = as) =>
      app.send(`/api/listings/${listing.id}`, { method: 'PATCH', as: who, json: { status } });
    for (let n = 0; n < 30; n++) {
      expect((await change('SOLD')).status).toBe(200);
      expect((await change('PUBLISHED')).status).toBe(200);
    }
    await expectTooMany(await change('SOLD'), /^You’ve changed your posts many times/);
    expect((await change('REMOVED', await app.signIn(board))).status).toBe(200);
  });

  it('an account joins 60 times, and can always leave', async () => {
    const em = app.em();
    const { community, resident, neighbour } = await makeNeighbourhood(em);
    const activity = makeActivity(em, neighbour, community);
    await em.flush();
    const as = await app.signIn(resident);
    const send = (what: string) =>
      app.send(`/api/activities/${activity.id}/${what}`, { method: 'POST', as });
    for (let n = 0; n < 60; n++) expect((await send('join')).status).toBe(200);
    await expectTooMany(await send('join'), /^You’ve joined a lot of activities/);
    expect((await send('leave')).status).toBe(200);
  });

  it('an account sets 60 bookmarks', async () => {
    const { community, resident } = await makeNeighbourhood(app.em());
    const as = await app.signIn(resident);
    const bookmark = (bookmarked: string) =>
      app.send(`/communities/${community.slug}/bookmark`, { as, form: { bookmarked } });
    for (let n = 0; n < 60; n++) expect((await bookmark('yes')).status).toBe(303);
    expect((await bookmark('yes')).status).toBe(429);
    expect((await bookmark('no')).status).toBe(303);
  });
});

describe('rejecting all pending posts of one author', () => {
  async function flood() {
    const em = app.em();
    const people = await makeNeighbourhood(em);
    const { community, elsewhere, resident, neighbour } = people;
    const pending = { status: 'PENDING' } as const;
    for (let n = 0; n < 3; n++) makeListing(em, resident, community, pending);
    makeActivity(em, resident, community, { ...pending, title: 'Spam walk' });
    makeListing(em, resident, community, { title: 'Published lamp' });
    makeListing(em, resident, elsewhere, pending);
    makeListing(em, neighbour, community, pending);
    await em.flush();
    return { ...people, path: `/moderation/authors/${resident.id}` };
  }

  it('is closed to everyone but moderators, and to the author', async () => {
    const { resident, board, path } = await flood();
    for (const call of [{}, { form: { reason: 'Spam' } }]) {
      expect((await app.send(path, call)).status).toBe(401);
      expect((await app.send(path, { ...call, as: await app.signIn(resident) })).status).toBe(403);
      const own = `/moderation/authors/${board.id}`;
      expect((await app.send(own, { ...call, as: await app.signIn(board) })).status).toBe(403);
    }
    const unknown = '/moderation/authors/7b6f3ad4-0f0f-4c57-9f2d-0a60a3b5b0aa';
    expect((await app.send(unknown, { as: await app.signIn(board) })).status).toBe(404);
  });

  it('says what it will do, and does it where the moderator moderates, with an event each', async () => {
    const { resident, neighbour, elsewhere, board, path } = await flood();
    const as = await app.signIn(board);
    const html = await (await app.send(path, { as })).text();
    expect(html).toContain('4 posts and changes are pending in the communities you moderate.');
    expect(html).toContain('Spam walk');
    expect(html).toContain('Reject 4 items');

    const done = await app.send(path, { as, form: { reason: 'Advertising' } });
    expect([done.status, done.headers.get('Location')]).toEqual([303, '/moderation']);
    const toast = done.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    const queue = await app.send('/moderation', { as: [as, ...toast].join('; ') });
    expect(await queue.text()).toContain(
      '4 pending posts and changes by Rita Resident were rejected.',
    );
    const listings = await app.em().find(Listing, { author: resident.id });
    const counts = (status: string) => listings.filter((row) => row.status === status).length;
    expect([counts('REJECTED'), counts('PUBLISHED'), counts('PENDING')]).toEqual([3, 1, 1]);
    expect(listings.find(({ status }) => status === 'PENDING')?.community.id).toBe(elsewhere.id);
    expect(await app.em().count(Listing, { author: neighbour.id, status: 'PENDING' })).toBe(1);
    const events = await app.em().find(ModerationEvent, { actor: board.id, action: 'REJECT' });
    expect(events).toHaveLength(4);
    for (const event of events) {
      expect(event).toMatchObject({
        fromStatus: 'PENDING',
        toStatus: 'REJECTED',
        publicReason: 'Advertising',
        actorRole: 'BOARD',
        snapshot: { version: 1 },
      });
    }
    const again = await (await app.send(path, { as })).text();
    expect(again).toContain('This person has no pending posts');
  });

  it('leaves what was posted or changed since the page was opened', async () => {
    const { resident, community, board, path } = await flood();
    const as = await app.signIn(board);
    const html = await (await app.send(path, { as })).text();
    const shownUntil = /name="shownUntil" value="([^"]+)"/.exec(html)?.[1] ?? '';
    const em = app.em();
    const [changed] = await em.find(Listing, {
      author: resident.id,
      status: 'PENDING',
      community: community.id,
    });
    if (!changed) throw new Error('Nothing is pending');
    const later = new Date(Date.parse(shownUntil) + 1);
    changed.title = 'Changed lamp';
    changed.updatedAt = later;
    makeListing(em, resident, community, {
      title: 'Newer lamp',
      status: 'PENDING',
      updatedAt: later,
    });
    await em.flush();

    expect((await app.send(path, { as, form: { shownUntil } })).status).toBe(303);
    const left = await (await app.send(path, { as })).text();
    expect(left).toContain('2 posts and changes are pending');
    expect(left).toContain('Changed lamp');
    expect(left).toContain('Newer lamp');
    const late = await app.send(path, { as, form: { shownUntil } });
    expect(late.status).toBe(409);
    expect(await late.text()).toContain(
      'everything had already been reviewed, withdrawn or edited',
    );
  });
});
