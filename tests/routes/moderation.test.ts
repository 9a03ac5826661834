import { describe, expect, it } from 'vitest';
import { Listing, ModerationEvent, UserCommunity } from '#db/entities/index.ts';
import { makeActivity, makeCommunity, makeListing, makeMembership } from '#db/factories/index.ts';
import { mostListed } from '#app/features/communities/communities/chooser/chooser.ts';
import { testApp } from '#tests/setup/app.ts';
import { makeNeighbourhood, type Neighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();

async function pendingListing(): Promise<Neighbourhood & { listing: Listing }> {
  const em = app.em();
  const people = await makeNeighbourhood(em);
  const listing = makeListing(em, people.resident, people.community, { status: 'PENDING' });
  await em.flush();
  return { ...people, listing };
}

const stateOf = async (id: string) => {
  const listing = await app.em().findOneOrFail(Listing, { id });
  return { status: listing.status, version: listing.version };
};

const patch = async (id: string, person: { id: string } | null, json: unknown) =>
  app.send(`/api/listings/${id}`, {
    method: 'PATCH',
    json,
    as: person ? await app.signIn(person) : undefined,
  });

describe('deciding', () => {
  it('is refused to everyone but the moderators of that community', async () => {
    const { listing, resident, neighbour, outsider, otherBoard } = await pendingListing();
    expect((await patch(listing.id, null, { status: 'PUBLISHED' })).status).toBe(401);
    expect((await patch(listing.id, resident, { status: 'PUBLISHED' })).status).toBe(403);
    for (const blind of [neighbour, outsider, otherBoard]) {
      expect((await patch(listing.id, blind, { status: 'PUBLISHED' })).status).toBe(404);
    }
    const form = { subjectType: 'LISTING', id: listing.id, status: 'PUBLISHED', version: '1' };
    expect((await app.send('/moderation', { form })).status).toBe(401);
    expect((await app.send('/moderation', { form, as: await app.signIn(resident) })).status).toBe(
      403,
    );
    const blind = await app.send('/moderation', { form, as: await app.signIn(otherBoard) });
    expect(blind.status).toBe(404);
    expect(await stateOf(listing.id)).toEqual({ status: 'PENDING', version: 1 });
  });

  it('needs the wanted status in the body', async () => {
    const { listing, board } = await pendingListing();
    for (const json of [
      {},
      { status: 'GREAT' },
      [],
      'PUBLISHED',
      { status: 'PUBLISHED', version: 'x' },
    ]) {
      const response = await patch(listing.id, board, json);
      expect(response.status).toBe(400);
    }
  });

  it.each(['board', 'manager', 'admin'] as const)(
    'publishes for the %s, and logs who did it',
    async (who) => {
      const people = await pendingListing();
      const response = await patch(people.listing.id, people[who], {
        status: 'PUBLISHED',
        version: 1,
      });
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({ status: 'PUBLISHED', version: 2 });
      const events = await app.em().find(ModerationEvent, { subjectId: people.listing.id });
      expect(events).toHaveLength(1);
      expect(events[0]).toMatchObject({
        action: 'APPROVE',
        fromStatus: 'PENDING',
        toStatus: 'PUBLISHED',
        actorRole: people[who].role,
        snapshot: { title: people.listing.title },
      });
    },
  );

  it('tells the author why something was rejected', async () => {
    const { listing, resident, board } = await pendingListing();
    const reason = 'Please say how big it is.';
    await patch(listing.id, board, { status: 'REJECTED', reason, note: 'For us only' });
    const own = await (
      await app.send(`/listings/${listing.id}`, { as: await app.signIn(resident) })
    ).text();
    expect(own).toContain(reason);
    expect(own).not.toContain('For us only');
  });

  it('lets one of two moderators win, and tells the other one what happened', async () => {
    const { listing, board, manager } = await pendingListing();
    const [one, other] = await Promise.all([
      patch(listing.id, board, { status: 'PUBLISHED', version: 1 }),
      patch(listing.id, manager, { status: 'REJECTED', version: 1 }),
    ]);
    expect([one.status, other.status].sort()).toEqual([200, 409]);
    const loser = one.status === 409 ? one : other;
    const { message } = (await loser.json()) as { message: string };
    expect(message).toMatch(/(Bo Board approved|Mona Manager rejected) it just now/);
    expect(await app.em().count(ModerationEvent, { subjectId: listing.id })).toBe(1);
    expect((await stateOf(listing.id)).version).toBe(2);
  });

  it('treats the same decision made twice as one', async () => {
    const { listing, board, manager } = await pendingListing();
    const answers = await Promise.all([
      patch(listing.id, board, { status: 'PUBLISHED', version: 1 }),
      patch(listing.id, manager, { status: 'PUBLISHED', version: 1 }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await app.em().count(ModerationEvent, { subjectId: listing.id })).toBe(1);
  });

  it('refuses a decision on a post that was edited since', async () => {
    const { listing, board, resident } = await pendingListing();
    await app.send(`/listings/${listing.id}/edit`, {
      as: await app.signIn(resident),
      form: { title: 'Something else', description: 'Entirely', version: '1' },
    });
    const response = await patch(listing.id, board, { status: 'PUBLISHED', version: 1 });
    expect(response.status).toBe(409);
    expect((await stateOf(listing.id)).status).toBe('PENDING');
  });

  it('can be reversed, and posts can be removed and published again', async () => {
    const { listing, board } = await pendingListing();
    for (const status of ['REJECTED', 'PUBLISHED', 'REMOVED', 'PUBLISHED']) {
      expect((await patch(listing.id, board, { status })).status).toBe(200);
    }
    const actions = await app
      .em()
      .find(ModerationEvent, { subjectId: listing.id }, { orderBy: { createdAt: 'asc' } });
    expect(actions.map(({ action }) => action)).toEqual(['REJECT', 'APPROVE', 'REMOVE', 'RESTORE']);
  });

  it('lets only the author sell, bring back and withdraw', async () => {
    const { listing, board, resident } = await pendingListing();
    await patch(listing.id, board, { status: 'PUBLISHED' });
    expect((await patch(listing.id, board, { status: 'SOLD' })).status).toBe(403);
    expect((await patch(listing.id, board, { status: 'WITHDRAWN' })).status).toBe(403);
    for (const status of ['SOLD', 'PUBLISHED', 'WITHDRAWN']) {
      expect((await patch(listing.id, resident, { status })).status).toBe(200);
    }
    expect((await patch(listing.id, resident, { status: 'PUBLISHED' })).status).toBe(409);
  });

  it('lets a moderator remove a sold listing, and hides its contact from others', async () => {
    const { listing, board, resident, neighbour } = await pendingListing();
    await patch(listing.id, board, { status: 'PUBLISHED' });
    const as = await app.signIn(neighbour);
    const contact = async (as?: string) =>
      (
        (await (await app.send(`/api/listings/${listing.id}`, { as })).json()) as {
          contactEmail: unknown;
        }
      ).contactEmail;
    expect(await contact(as)).toBe(resident.email);
    expect(await contact()).toBeNull();
    await patch(listing.id, resident, { status: 'SOLD' });
    expect(await contact(as)).toBeNull();
    expect((await patch(listing.id, board, { status: 'REMOVED' })).status).toBe(200);
    expect((await app.send(`/listings/${listing.id}`)).status).toBe(404);
  });

  it('does not let an author publish by withdrawing or selling first', async () => {
    const { listing, resident } = await pendingListing();
    expect((await patch(listing.id, resident, { status: 'SOLD' })).status).toBe(409);
    expect((await patch(listing.id, resident, { status: 'WITHDRAWN' })).status).toBe(200);
    expect((await patch(listing.id, resident, { status: 'PUBLISHED' })).status).toBe(409);
    expect((await stateOf(listing.id)).status).toBe('WITHDRAWN');
  });
});

describe('the page of a post', () => {
  it('decides about that post, even if the form names another id', async () => {
    const { listing, board, resident, community } = await pendingListing();
    const em = app.em();
    const other = makeListing(em, resident, community, { status: 'PENDING' });
    await em.flush();
    const response = await app.send(`/listings/${listing.id}`, {
      as: await app.signIn(board),
      form: { subjectType: 'LISTING', id: other.id, status: 'REJECTED', version: '1' },
    });
    expect(response.status).toBe(303);
    expect((await stateOf(listing.id)).status).toBe('REJECTED');
    expect((await stateOf(other.id)).status).toBe('PENDING');
  });

  it('opens Remove again with its reason when it came too late', async () => {
    const em = app.em();
    const { community, resident, board } = await makeNeighbourhood(em);
    const listing = makeListing(em, resident, community, { version: 3 });
    const activity = makeActivity(em, resident, community, { version: 3 });
    await em.flush();
    const as = await app.signIn(board);
    for (const [path, subjectType, { id }] of [
      [`/listings/${listing.id}`, 'LISTING', listing],
      [`/activities/${activity.id}`, 'ACTIVITY', activity],
    ] as const) {
      const form = { subjectType, id, status: 'REMOVED', version: '2', reason: 'Kept words' };
      const response = await app.send(path, { as, form });
      expect(response.status, path).toBe(409);
      const html = await response.text();
      expect(html).toMatch(/<details[^>]* open=""[^>]*><summary[^>]*>Remove</);
      expect(html).toContain('value="Kept words"');
    }
  });
});

describe('the dashboard', () => {
  it('is closed to visitors (401) and residents (403)', async () => {
    const { resident } = await pendingListing();
    const visitor = await app.send('/moderation');
    expect(visitor.status).toBe(401);
    const html = await visitor.text();
    expect(html).toContain('Access Restricted');
    expect(html).toContain('You need to log in first.');
    const edit = await app.send('/listings/7b6f3ad4-0f0f-4c57-9f2d-0a60a3b5b0aa/edit');
    expect(edit.status).toBe(401);
    expect(await edit.text()).toContain('You need to log in first.');
    expect((await app.send('/moderation', { as: await app.signIn(resident) })).status).toBe(403);
  });

  it('shows the queue of one community, also after a decision, and leads there from its desk', async () => {
    const em = app.em();
    const { admin, otherBoard, community, elsewhere, resident, outsider } =
      await makeNeighbourhood(em);
    const one = makeListing(em, resident, community, { status: 'PENDING', title: 'Lamp here' });
    makeListing(em, resident, community, { status: 'PENDING', title: 'Desk here' });
    makeListing(em, outsider, elsewhere, { status: 'PENDING', title: 'Chair elsewhere' });
    await em.flush();
    const as = await app.signIn(admin);
    const path = `/moderation?community=${community.slug}`;
    // Who moderates a few chooses from a list.
    makeMembership(em, otherBoard, community, { canModerate: true, isPrimary: false, position: 1 });
    await em.flush();
    const listed = await (await app.send(path, { as: await app.signIn(otherBoard) })).text();
    expect(listed).toContain(`<option value="${community.slug}" selected`);
    expect(listed).not.toContain('Chair elsewhere');
    await em.nativeDelete(UserCommunity, { user: otherBoard, community });
    for (let n = 0; n < mostListed; n++) makeCommunity(em);
    await em.flush();
    const html = await (await app.send(path, { as })).text();
    expect(html).toContain('Lamp here');
    expect(html).not.toContain('Chair elsewhere');
    expect(html).toMatch(new RegExp(`<input type="search"[^>]*value="${community.name}"`));
    expect(html).toContain(`href="/moderation?show=listings&amp;community=${community.slug}"`);
    expect(html).toContain('Reason for rejecting');
    const desk = await (await app.send(`/manage/${community.slug}`, { as })).text();
    expect(desk).toContain(`href="${path}#queue"`);
    const place = `${one.createdAt.toISOString()}_${one.id}`;
    const decision = { subjectType: 'LISTING', id: one.id, version: '1', status: 'PUBLISHED' };
    const decided = await app.send(path, { as, form: { ...decision, place } });
    expect(decided.headers.get('Location')).toMatch(
      new RegExp(`^/moderation\\?community=${community.slug}#`),
    );
    // Nobody reads a queue that is not theirs by its name.
    const other = await (await app.send(path, { as: await app.signIn(otherBoard) })).text();
    expect(other).not.toContain('Desk here');
    expect(other).toContain('Chair elsewhere');
  });

  it('shows a moderator the queue of their own communities only', async () => {
    const em = app.em();
    const { board, otherBoard, community, resident } = await makeNeighbourhood(em);
    makeListing(em, resident, community, { status: 'PENDING', title: 'Waiting lamp' });
    makeActivity(em, resident, community, { status: 'PENDING', title: 'Waiting walk' });
    await em.flush();
    const own = await (await app.send('/moderation', { as: await app.signIn(board) })).text();
    expect(own).toContain('Waiting lamp');
    expect(own).toContain('Waiting walk');
    expect(own).toContain(`Author ID: ${resident.id}`);
    const other = await (
      await app.send('/moderation', { as: await app.signIn(otherBoard) })
    ).text();
    expect(other).not.toContain('Waiting lamp');
    expect(other).toContain('All caught up!');
    const as = await app.signIn(board);
    const listings = await (await app.send('/moderation?show=listings', { as })).text();
    expect(listings).toContain('Waiting lamp');
    expect(listings).not.toContain('Waiting walk');
  });

  it('approves with a plain form post, and says so on the next page', async () => {
    const { listing, board } = await pendingListing();
    const as = await app.signIn(board);
    const response = await app.send('/moderation?show=listings', {
      as,
      form: { subjectType: 'LISTING', id: listing.id, status: 'PUBLISHED', version: '1' },
    });
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe('/moderation?show=listings');
    const toast = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const next = await app.send('/moderation', { as: `${as}; ${toast}` });
    const html = await next.text();
    expect(html).toContain('Item approved');
    expect(html).toContain('The listing has been published successfully.');
    expect(next.headers.getSetCookie().join()).toMatch(/toast=;/);
    expect(html.replace(/<[^>]+>/g, '')).toContain('Bo Board approved');
  });

  it('answers a lost race with 409 and the present queue', async () => {
    const { listing, board, manager } = await pendingListing();
    await patch(listing.id, manager, { status: 'REJECTED', version: 1 });
    const response = await app.send('/moderation', {
      as: await app.signIn(board),
      form: { subjectType: 'LISTING', id: listing.id, status: 'PUBLISHED', version: '1' },
    });
    expect(response.status).toBe(409);
    const html = await response.text();
    expect(html).toContain('Mona Manager rejected it just now');
    expect(html).toMatch(
      new RegExp(`href="/listings/${listing.id}\\?from=%2Fmoderation%23queue"[^>]*>Open the post<`),
    );
  });

  it('leads from a lost race to the entry in the queue, or says that nothing is left', async () => {
    const { listing, board, resident } = await pendingListing();
    const as = await app.signIn(board);
    const form = { subjectType: 'LISTING', id: listing.id, status: 'PUBLISHED', version: '0' };
    const stale = await (await app.send('/moderation', { as, form })).text();
    expect(stale).toContain(`<a href="#post-${listing.id}">Find this post in the queue</a>`);
    await patch(listing.id, resident, { status: 'WITHDRAWN', version: 1 });
    const late = await app.send('/moderation', { as, form: { ...form, version: '1' } });
    expect(late.status).toBe(409);
    expect(await late.text()).toContain('withdrew it just now. There’s nothing left to decide.');
  });

  it('leads from the summary to the reason that is too long, here and on the post’s page', async () => {
    const { listing, board } = await pendingListing();
    const as = await app.signIn(board);
    for (const path of ['/moderation', `/listings/${listing.id}`]) {
      const form = {
        subjectType: 'LISTING',
        id: listing.id,
        status: 'REJECTED',
        version: '1',
        reason: 'x'.repeat(501),
      };
      const response = await app.send(path, { as, form });
      expect(response.status).toBe(400);
      const html = await response.text();
      const [, target = ''] = /role="alert"[\s\S]*?href="#([^"]+)"/.exec(html) ?? [];
      expect(target).not.toBe('');
      expect(html).toMatch(new RegExp(`<input[^>]*id="${target}"[^>]*aria-invalid="true"`));
      expect(html).toContain(`id="${target}-error"`);
    }
  });
});
