import { describe, expect, it } from 'vitest';
import {
  Activity,
  ModerationEvent,
  type Listing,
  User,
  UserCommunity,
} from '#db/entities/index.ts';
import { makeActivity, makeListing, makeMembership, makeUser } from '#db/factories/index.ts';
import { cityTimeText } from '#app/lib/forms/city-time.server.ts';
import { testApp } from '#tests/setup/app.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();
const hour = 60 * 60 * 1000;

const send = async (
  kind: 'listings' | 'activities',
  { id }: { id: string },
  person: { id: string },
  json: object,
) => app.send(`/api/${kind}/${id}`, { method: 'PATCH', json, as: await app.signIn(person) });

const toastOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .find((cookie) => cookie.includes('toast='))
    ?.split(';')[0] ?? '';

describe('posting a withdrawn post again', () => {
  it('is for its author, and goes to the board where it looks first', async () => {
    const em = app.em();
    const { community, resident, neighbour, board } = await makeNeighbourhood(em);
    const images = ['/images/listings/lamp.svg'];
    const listing = makeListing(em, resident, community, { status: 'WITHDRAWN', images });
    await em.flush();
    expect((await send('listings', listing, neighbour, { status: 'PENDING' })).status).toBe(404);
    expect((await send('listings', listing, board, { status: 'PENDING' })).status).toBe(403);
    expect((await send('listings', listing, resident, { status: 'PUBLISHED' })).status).toBe(409);
    const response = await send('listings', listing, resident, { status: 'PENDING', version: 1 });
    expect(await response.json()).toMatchObject({
      status: 'PENDING',
      version: 2,
      title: listing.title,
      images,
    });
    const [event] = await app.em().find(ModerationEvent, { subjectId: listing.id });
    expect(event).toMatchObject({ action: 'REPOST', fromStatus: 'WITHDRAWN', toStatus: 'PENDING' });
  });

  it('publishes at once elsewhere, from its page, and the toast names it', async () => {
    const em = app.em();
    const { community, resident } = await makeNeighbourhood(em, { requireModeration: false });
    const activity = makeActivity(em, resident, community, { status: 'WITHDRAWN' });
    await em.flush();
    const as = await app.signIn(resident);
    const page = `/activities/${activity.id}`;
    expect(await (await app.send(page, { as })).text()).toContain('Post again');
    const form = { subjectType: 'ACTIVITY', id: activity.id, status: 'PUBLISHED', version: '1' };
    const response = await app.send(page, { as, form });
    expect(response.status).toBe(303);
    const next = await (await app.send(page, { as: `${as}; ${toastOf(response)}` })).text();
    expect(next).toContain(`Post submitted again</p><p><bdi>${activity.title}</bdi>`);
    expect(next).toContain('Your activity is now live!');
  });
});

describe('an author who left the community', () => {
  const closed = [
    ['listings', 'WITHDRAWN', 'PENDING'],
    ['listings', 'SOLD', 'PUBLISHED'],
    ['activities', 'CANCELLED', 'PUBLISHED'],
  ] as const;

  it.each(closed)('cannot bring back what is in %s and %s', async (kind, from, to) => {
    const em = app.em();
    const { community, outsider } = await makeNeighbourhood(em);
    const post =
      kind === 'listings'
        ? makeListing(em, outsider, community, { status: from as 'SOLD' })
        : makeActivity(em, outsider, community, { status: from as 'CANCELLED' });
    await em.flush();
    const refused = await send(kind, post, outsider, { status: to });
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({
      message: expect.stringContaining('You’re no longer a member of this community'),
    });
    const as = await app.signIn(outsider);
    const page = `/${kind}/${post.id}`;
    const html = await (await app.send(page, { as })).text();
    expect(html).not.toMatch(/Post again|Bring the post back|You can post it again/);
    const subjectType = kind === 'listings' ? 'LISTING' : 'ACTIVITY';
    const form = { subjectType, id: post.id, status: to, version: '1' };
    expect((await app.send(page, { as, form })).status).toBe(403);
    const now = await (await app.send(`/api/${kind}/${post.id}`, { as })).json();
    expect(now).toMatchObject({ status: from });
  });

  it('brings it back after joining again', async () => {
    const em = app.em();
    const { community, outsider } = await makeNeighbourhood(em);
    const listing = makeListing(em, outsider, community, { status: 'SOLD' });
    makeMembership(em, outsider, community, { isPrimary: false, position: 1 });
    await em.flush();
    expect((await send('listings', listing, outsider, { status: 'PUBLISHED' })).status).toBe(200);
  });

  it('can still withdraw, sell and cancel, and reads that it is for good', async () => {
    const em = app.em();
    const { community, outsider } = await makeNeighbourhood(em);
    const posts = {
      WITHDRAWN: makeListing(em, outsider, community),
      SOLD: makeListing(em, outsider, community),
      CANCELLED: makeActivity(em, outsider, community),
    };
    await em.flush();
    const as = await app.signIn(outsider);
    for (const [status, { id }] of Object.entries(posts)) {
      const [path, subjectType] =
        status === 'CANCELLED' ? [`/activities/${id}`, 'ACTIVITY'] : [`/listings/${id}`, 'LISTING'];
      const before = await (await app.send(path, { as })).text();
      expect(before).not.toMatch(/You can (post it again|bring it back)/);
      const form = { subjectType, id, status, version: '1' };
      const response = await app.send(path, { as, form });
      expect(response.status).toBe(303);
      const after = await (await app.send(path, { as: `${as}; ${toastOf(response)}` })).text();
      expect(after).not.toMatch(/You can (post it again|bring it back)/);
    }
  });
});

describe('a decision that takes a post away', () => {
  it('says what it does before the button that does it', async () => {
    const em = app.em();
    const { community, resident, board } = await makeNeighbourhood(em);
    const activity = makeActivity(em, resident, community);
    await em.flush();
    const pageFor = async (person: { id: string }) =>
      (await app.send(`/activities/${activity.id}`, { as: await app.signIn(person) })).text();
    const own = await pageFor(resident);
    for (const name of ['Withdraw', 'Cancel']) {
      expect(own).toMatch(
        new RegExp(
          `<details[^>]*><summary[^>]*>${name}.*(?:Your post|The activity|Your activity) will no longer appear in the hub.*Yes, ${name.toLowerCase()} it`,
        ),
      );
    }
    expect(await pageFor(board)).toMatch(/<summary[^>]*>Remove<.*with the reason.*Yes, remove it/);
  });

  it('does not say that a post leaves the hub which never showed there', async () => {
    const em = app.em();
    const { community, resident } = await makeNeighbourhood(em);
    const listing = makeListing(em, resident, community, { status: 'PENDING' });
    await em.flush();
    const as = await app.signIn(resident);
    const path = `/listings/${listing.id}`;
    const own = await (await app.send(path, { as })).text();
    expect(own).toContain('The board won’t review your post');
    expect(own).not.toContain('will no longer appear in the hub');
    expect(own).not.toContain('This listing isn’t available right now.');
    const form = { subjectType: 'LISTING', id: listing.id, version: '1', status: 'WITHDRAWN' };
    const done = await app.send(path, { as, form });
    const after = await (await app.send(path, { as: `${as}; ${toastOf(done)}` })).text();
    expect(after).toContain('The board won’t review your listing.');
    expect(after).not.toContain('is no longer in the hub');
  });
});

describe('an activity that has begun', () => {
  it('can be joined and cancelled for three hours, and then is over', async () => {
    const em = app.em();
    const { community, resident, neighbour } = await makeNeighbourhood(em);
    const at = (hours: number) => new Date(Date.now() + hours * hour);
    const running = makeActivity(em, resident, community, { title: 'Running', when: at(-2.9) });
    const over = makeActivity(em, resident, community, { title: 'Ended', when: at(-3.1) });
    await em.flush();
    const as = await app.signIn(neighbour);
    const join = (id: string) => app.send(`/api/activities/${id}/join`, { method: 'POST', as });
    expect((await join(running.id)).status).toBe(200);
    expect((await join(over.id)).status).toBe(409);
    const hub = await app.send(`/communities/${community.slug}?tab=activities`, { as });
    const html = await hub.text();
    expect(html).toContain('Running');
    expect(html).not.toContain('Ended');
    expect((await send('activities', running, resident, { status: 'CANCELLED' })).status).toBe(200);
    const refused = await send('activities', over, resident, { status: 'CANCELLED' });
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain('“Ended” is over, so you can’t cancel it.');
    const page = await app.send(`/activities/${over.id}`, { as: await app.signIn(resident) });
    expect(await page.text()).not.toContain('Cancel activity');
  });
});

describe('an activity whose date has passed', () => {
  async function late(
    status: 'PUBLISHED' | 'WITHDRAWN' | 'PENDING' | 'REJECTED' | 'REMOVED' | 'CANCELLED',
  ) {
    const em = app.em();
    const people = await makeNeighbourhood(em);
    const when = new Date(Date.now() - 4 * hour);
    const activity = makeActivity(em, people.resident, people.community, {
      status,
      when,
      title: 'Last picnic',
    });
    await em.flush();
    const page = `/activities/${activity.id}`;
    const open = async (path: string, person: { id: string }) =>
      (await app.send(path, { as: await app.signIn(person) })).text();
    const now = () => app.em().findOneOrFail(Activity, { id: activity.id });
    const { description } = activity;
    const edit = async (form: Record<string, string>) =>
      app.send(`${page}/edit`, {
        as: await app.signIn(people.resident),
        form: { title: 'Last picnic', description, version: '1', ...form },
      });
    return { ...people, activity, page, open, now, edit, start: cityTimeText(when) };
  }

  it('is posted again only with a new date, which its editor asks for', async () => {
    const { activity, resident, page, open, now, edit, start } = await late('WITHDRAWN');
    const refused = await send('activities', activity, resident, { status: 'PENDING' });
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain('edit it and set a new date');
    const form = { subjectType: 'ACTIVITY', id: activity.id, status: 'PENDING', version: '1' };
    const as = await app.signIn(resident);
    expect((await app.send(page, { as, form })).status).toBe(409);
    const own = await open(page, resident);
    expect(own).not.toContain('Post again');
    expect(own).toContain('>Over<');
    expect(own).toContain('To post it again with its text and photos, edit it and set a new date');
    expect(own).toContain(`href="${page}/edit"`);

    expect(await open(`${page}/edit`, resident)).toContain('When you save the activity');
    const same = await edit({ when: start });
    expect(same.status).toBe(400);
    expect(await same.text()).toContain('Choose a time in the future');
    const when = cityTimeText(new Date(Date.now() + 48 * hour));
    expect((await edit({ when })).status).toBe(303);
    expect(await now()).toMatchObject({ status: 'PENDING', version: 2 });
    const [event] = await app.em().find(ModerationEvent, { subjectId: activity.id });
    expect(event).toMatchObject({ action: 'REPOST', fromStatus: 'WITHDRAWN', toStatus: 'PENDING' });
  });

  it('is over and not open among the posts of its author', async () => {
    const { resident, open } = await late('PUBLISHED');
    const own = await open('/account/posts', resident);
    expect(own).toContain('>Over<');
    expect(own).not.toContain('>Open<');
    expect(own).toContain('This activity is no longer in the hub');
  });

  it('shows that it is over in the queue, and cannot be approved', async () => {
    const { activity, board, resident, page, open, now } = await late('PENDING');
    const queue = await open('/moderation', board);
    expect(queue).toContain('>Over<');
    expect(queue).toContain('This activity is over, so you can’t approve it.');
    expect(queue).not.toContain('aria-label="Approve Last picnic"');
    expect(queue).toContain('aria-label="Reject Last picnic"');
    const seen = await open(page, board);
    expect(seen).toContain('>Over<');
    expect(seen).toContain('This activity is over, so you can’t approve it.');
    expect(seen).not.toContain('value="PUBLISHED"');
    expect(await open(page, resident)).toContain('its date has passed');
    const refused = await send('activities', activity, board, { status: 'PUBLISHED' });
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain('so you can’t approve it');
    expect((await send('activities', activity, board, { status: 'REJECTED' })).status).toBe(200);
    expect(await open('/moderation', board)).not.toMatch(/status=PUBLISHED|value="PUBLISHED"/);
    expect((await now()).status).toBe('REJECTED');
  });

  it('goes back to the board only with a new date after it was rejected', async () => {
    const { resident, page, open, now, edit, start } = await late('REJECTED');
    expect(await open(page, resident)).toContain('its date has passed');
    expect((await edit({ when: start })).status).toBe(400);
    expect((await edit({})).status).toBe(303);
    expect(await now()).toMatchObject({ status: 'PENDING', when: null });
  });

  it.each([
    ['REMOVED', 'board'],
    ['CANCELLED', 'resident'],
  ] as const)('is not said to show in the hub when it was %s', async (status, who) => {
    const { activity, page, open, ...people } = await late(status);
    expect(await open(page, people[who])).toContain('>Over<');
    const as = await app.signIn(people[who]);
    const form = { subjectType: 'ACTIVITY', id: activity.id, status: 'PUBLISHED', version: '1' };
    const response = await app.send(page, { as, form });
    const next = await (await app.send(page, { as: `${as}; ${toastOf(response)}` })).text();
    expect(next).toContain('This activity is over, so it’s no longer in the hub.');
  });
});

describe('one’s own post', () => {
  it('is decided by another moderator', async () => {
    const em = app.em();
    const { community, board, manager } = await makeNeighbourhood(em);
    const own = makeListing(em, board, community, { status: 'PENDING', title: 'Board lamp' });
    await em.flush();
    for (const status of ['PUBLISHED', 'REJECTED']) {
      const response = await send('listings', own, board, { status });
      expect(response.status).toBe(403);
      expect(await response.text()).toContain('Another moderator has to review your listing');
    }
    const as = await app.signIn(board);
    for (const path of ['/moderation', `/listings/${own.id}`]) {
      const html = await (await app.send(path, { as })).text();
      expect(html).toContain('Another moderator has to review your listing.');
      expect(html).not.toMatch(/value="(PUBLISHED|REJECTED)"/);
    }
    expect((await send('listings', own, manager, { status: 'PUBLISHED' })).status).toBe(200);
    expect((await send('listings', own, board, { status: 'REMOVED' })).status).toBe(403);
    expect((await send('listings', own, board, { status: 'WITHDRAWN' })).status).toBe(200);
  });
});

describe('one’s own post where nobody else moderates', () => {
  it('can be decided, and the log says so', async () => {
    const em = app.em();
    const { community } = await makeNeighbourhood(em);
    const alone = makeUser(em, { role: 'BOARD' });
    makeMembership(em, alone, community, { canModerate: true });
    const own = makeListing(em, alone, community, { status: 'PENDING' });
    await em.flush();
    // Every other moderator of the community steps back, and so does every administrator.
    await em.nativeUpdate(User, { role: 'ADMIN' }, { role: 'RESIDENT' });
    await em.nativeUpdate(
      UserCommunity,
      { community: community.id, user: { $ne: alone.id } },
      { canModerate: false },
    );
    const disabled = makeUser(em, { role: 'ADMIN', disabledAt: new Date() });
    await em.flush();
    expect(disabled.disabledAt).not.toBeNull();
    expect((await send('listings', own, alone, { status: 'PUBLISHED' })).status).toBe(200);
    const [event] = await app.em().find(ModerationEvent, { subjectId: own.id });
    expect(event?.snapshot).toMatchObject({ noOtherModerator: true });
  });
});

describe('the queue', () => {
  it('keeps a reason to the rejection it was typed for', async () => {
    const em = app.em();
    const { community, resident, board } = await makeNeighbourhood(em);
    const listing = makeListing(em, resident, community, { status: 'PENDING' });
    await em.flush();
    const form = { subjectType: 'LISTING', id: listing.id, version: '1', reason: 'Too blurry' };
    const as = await app.signIn(board);
    const response = await app.send('/moderation', { as, form: { ...form, status: 'PUBLISHED' } });
    expect(response.status).toBe(303);
    const [event] = await app.em().find(ModerationEvent, { subjectId: listing.id });
    expect(event).toMatchObject({ action: 'APPROVE', publicReason: null });
  });

  it('returns to the next post, and to the queue after the last', async () => {
    const em = app.em();
    const { community, resident, board } = await makeNeighbourhood(em);
    const [first, second] = [1, 2].map((hours) =>
      makeListing(em, resident, community, {
        status: 'PENDING',
        title: `Lamp ${hours}`,
        createdAt: new Date(Date.now() - hours * hour),
      }),
    );
    await em.flush();
    const as = await app.signIn(board);
    const html = await (await app.send('/moderation?show=listings', { as })).text();
    expect(html).toContain(`id="post-${second?.id}"`);
    const entries = html.matchAll(/value="[^"]*place=([^"&]*)&amp;status=PUBLISHED"/g);
    const places = [...entries].map(([, place = '']) => decodeURIComponent(place));
    const decide = async (listing: Listing | undefined, place = '') => {
      const response = await app.send('/moderation?show=listings', {
        as,
        form: { subjectType: 'LISTING', id: listing?.id ?? '', status: 'PUBLISHED', place },
      });
      return response.headers.get('Location');
    };
    expect(await decide(first, places[0])).toBe(`/moderation?show=listings#post-${second?.id}`);
    expect(await decide(second, places[1])).toBe('/moderation?show=listings#queue');
    expect(await decide(second, 'no place')).toBe('/moderation?show=listings#queue');
  });

  it('shows what was said before a post was changed and sent again', async () => {
    const em = app.em();
    const { community, resident, board } = await makeNeighbourhood(em);
    const activity = makeActivity(em, resident, community, { status: 'PENDING' });
    await em.flush();
    await send('activities', activity, board, { status: 'REJECTED', reason: 'Where do we meet?' });
    await app.send(`/activities/${activity.id}/edit`, {
      as: await app.signIn(resident),
      form: { title: activity.title, description: 'In the lobby.' },
    });
    expect((await app.em().findOneOrFail(Activity, { id: activity.id })).status).toBe('PENDING');
    const queue = await app.send('/moderation', { as: await app.signIn(board) });
    const text = (await queue.text()).replace(/<[^>]+>/g, '');
    expect(text).toContain('Rejected earlier by Bo Board, just now: Where do we meet?');
  });
});
