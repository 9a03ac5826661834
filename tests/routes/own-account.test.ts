import { randomUUID } from 'node:crypto';
import { unzipSync, strFromU8 } from 'fflate';
import { describe, expect, it, vi } from 'vitest';
import {
  ActivityAttendee,
  Bookmark,
  Community,
  Listing,
  MailLetter,
  ModerationEvent,
  Photo,
  PostRevision,
  Session,
  User,
  UserCommunity,
} from '#db/entities/index.ts';
import { makeActivity, makeAttendee, makeListing, makeMembership } from '#db/factories/index.ts';
import { formerName } from '#app/features/accounts/login/former-name.server.ts';
import { hashPassword } from '#app/lib/session/passwords.server.ts';
import { testApp } from '#tests/setup/app.ts';
import { multipart, pictureFile } from '#tests/setup/multipart.ts';
import { formatsFor } from '#app/lib/format.ts';
import { kindsTo, lettersTo, written } from '#tests/setup/letters.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();
vi.spyOn(console, 'log').mockImplementation(() => undefined);

const day = 24 * 60 * 60 * 1000;
const past = new Date(Date.now() - day);
const password = 'the right one';
let hashed = '';

async function setUp() {
  const em = app.em();
  const hood = await makeNeighbourhood(em);
  const { community, elsewhere, resident, neighbour } = hood;
  hashed ||= await hashPassword(password);
  resident.password = hashed;
  resident.phone = '613-555-0199';
  elsewhere.joinPolicy = 'APPROVAL';
  makeMembership(em, resident, elsewhere, { isPrimary: false, position: 1, condoUnit: '9' });
  const posts = {
    lamp: makeListing(em, resident, community, { title: 'A live lamp' }),
    chair: makeListing(em, resident, community, { title: 'A rejected chair', status: 'REJECTED' }),
    sold: makeListing(em, resident, community, { title: 'A sold sofa', status: 'SOLD' }),
    over: makeActivity(em, resident, community, { title: 'A walk of old', when: past }),
  };
  const supper = makeActivity(em, neighbour, community, { title: 'A joined supper' });
  const gone = makeActivity(em, neighbour, community, { title: 'An old supper', when: past });
  makeAttendee(em, supper, resident);
  makeAttendee(em, gone, resident);
  makeAttendee(em, supper, hood.board);
  em.create(ModerationEvent, {
    subjectType: 'LISTING',
    subjectId: posts.chair.id,
    community,
    actor: hood.board,
    actorRole: 'BOARD',
    action: 'REJECT',
    fromStatus: 'PENDING',
    toStatus: 'REJECTED',
    publicReason: 'Please add a price',
    internalNote: 'A note for moderators',
    snapshot: { title: 'A rejected chair', version: 1 },
  });
  em.create(Bookmark, { user: resident, community });
  await em.flush();
  return { ...hood, posts, supper, gone, as: await app.signIn(resident) };
}

const userOf = ({ id }: { id: string }) => app.em().findOneOrFail(User, { id });
const membershipsOf = (user: { id: string }) =>
  app.em().find(UserCommunity, { user: user.id }, { orderBy: { position: 'asc' } });
const statusOf = async ({ id }: { id: string }) =>
  (await app.em().findOneOrFail(Listing, { id })).status;
const textOf = async (path: string, as?: string) => (await app.send(path, { as })).text();

describe('one’s own pages (rules 18.4)', () => {
  it('are closed to visitors, and show nobody else’s', async () => {
    const { resident, neighbour } = await setUp();
    const [membership] = await membershipsOf(resident);
    const leave = `/account/communities/${membership?.id}/leave`;
    for (const path of [
      '/account',
      '/account/posts',
      '/account/export',
      '/account/delete',
      '/account/closing',
      '/account/communities',
      leave,
    ]) {
      expect((await app.send(path)).status, path).toBe(401);
      expect((await app.send(`${path}.data`)).status, path).toBe(401);
    }
    const zip = await app.send('/account/export.zip');
    expect(zip.headers.get('Location')).toBe('/login?redirectTo=%2Faccount%2Fexport.zip');
    for (const path of ['/account/delete', '/account/closing', leave]) {
      expect((await app.send(path, { form: { currentPassword: password } })).status).toBe(401);
    }
    const other = await app.signIn(neighbour);
    expect((await app.send(leave, { as: other })).status).toBe(404);
    expect((await app.send(leave, { as: other, form: {} })).status).toBe(404);
    expect(await textOf('/account/posts', other)).not.toContain('A live lamp');
    expect(await textOf('/account', other)).toContain('href="/account/reports"');
    expect((await membershipsOf(resident))[0]?.state).toBe('CONFIRMED');
  });

  it('are listed in groups, and deleting the account comes last', async () => {
    const { resident, community, elsewhere, as } = await setUp();
    await app.em().nativeUpdate(Community, { id: community.id }, { takesBookings: true });
    const [, main = ''] = (await textOf('/account', as)).split('<main');
    const [list = ''] = main.split('</main>');
    expect([...list.matchAll(/<h2[^>]*>([^<]+)</g)].map(([, heading]) => heading)).toEqual([
      'About you',
      'What you receive',
      'Security and data',
    ]);
    const hub = (of: Community) => `/communities/${of.slug}`;
    expect([...list.matchAll(/href="([^"]+)"/g)].map(([, to]) => to)).toEqual([
      ...['requests', 'bookings'].map((page) => `${hub(community)}/${page}`),
      `${hub(elsewhere)}/requests`,
      `/users/${resident.id}`,
      ...['settings', 'communities', 'owner', 'posts', 'reports'].map((page) => `/account/${page}`),
      ...['notifications', 'calendar', 'blocked'].map((page) => `/account/${page}`),
      ...['security', 'export', 'delete'].map((page) => `/account/${page}`),
    ]);
  });

  it('list posts by state, with counts, words and the reason', async () => {
    const { as } = await setUp();
    const all = await textOf('/account/posts', as);
    for (const words of ['All (4)', 'Published (2)', 'Not approved (1)', 'Sold (1)']) {
      expect(all).toContain(words);
    }
    expect(all).toContain('Please add a price');
    expect(all).not.toContain('A note for moderators');
    expect(all).toContain('Only you and the board can see this post.');
    expect(all.indexOf('A rejected chair')).toBeLessThan(all.indexOf('A live lamp'));
    expect(all).toContain('Your neighbours see only the posts that are in the hub.');
    expect(all).toContain('aria-label="Edit and send again: “A rejected chair”"');
    expect(all).toContain('aria-label="Appeal the decision on “A rejected chair”"');
    expect(all).not.toContain('aria-label="Edit “A sold sofa”"');
    expect(all.match(/aria-label="Mark as sold: [^"]+"/g)).toEqual([
      'aria-label="Mark as sold: A live lamp"',
    ]);
    const rejected = await textOf('/account/posts?state=rejected', as);
    expect(rejected).toContain('A rejected chair');
    expect(rejected).not.toContain('A live lamp');
    expect(await textOf('/account/posts?state=pending', as)).toContain(
      'You have no posts with this status.',
    );
    expect(await textOf('/account/posts?state=nonsense', as)).toContain('A sold sofa');
    expect((await app.send('/account/posts?after=nonsense', { as })).status).toBe(400);
  });

  it('page through many posts in both directions', async () => {
    const em = app.em();
    const { community, resident } = await makeNeighbourhood(em);
    for (let n = 0; n < 45; n++) {
      const createdAt = new Date(Date.now() - n * 60_000);
      const make = n % 2 === 0 ? makeListing : makeActivity;
      make(em, resident, community, { title: `Post ${n};`, createdAt });
    }
    await em.flush();
    const as = await app.signIn(resident);
    const linkIn = (html: string, label: string) =>
      new RegExp(`href="([^"]+)"[^>]*>${label}<`).exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const first = await textOf('/account/posts', as);
    const second = await textOf(linkIn(first, 'Older posts'), as);
    const third = await textOf(linkIn(second, 'Older posts'), as);
    expect(first).toContain('Post 0;');
    expect(second).toContain('Post 20;');
    expect(third).toContain('Post 44;');
    expect(third).not.toContain('Older posts');
    const back = await textOf(linkIn(third, 'Newer posts'), as);
    expect(back).toContain('Post 20;');
    expect(back).not.toContain('Post 40;');
  });
});

describe('one’s own communities (rules 18.4)', () => {
  it('are listed with their states, and the last one can be left too', async () => {
    const { as, resident, community, posts, supper } = await setUp();
    const [home, other] = await membershipsOf(resident);
    await app
      .em()
      .nativeUpdate(
        UserCommunity,
        { id: other?.id ?? '' },
        { state: 'WAITING', confirmedAt: null },
      );
    const list = await textOf('/account/communities', as);
    expect(list).toContain('Request being reviewed');
    const leaveOther = `/account/communities/${other?.id}/leave`;
    expect((await app.send(leaveOther, { as, form: {} })).status).toBe(303);
    const path = `/account/communities/${home?.id}/leave`;
    const page = await textOf(path, as);
    for (const words of ['A live lamp', 'A joined supper', 'This is your only community.']) {
      expect(page).toContain(words);
    }
    expect((await app.send(path, { as, form: {} })).status).toBe(303);
    expect((await membershipsOf(resident)).map(({ state }) => state)).toEqual(['ENDED', 'ENDED']);
    expect(await statusOf(posts.lamp)).toBe('WITHDRAWN');
    const places = { user: resident.id, activity: supper.id };
    expect(await app.em().count(ActivityAttendee, places)).toBe(0);
    expect((await app.send(`/communities/${community.slug}`, { as })).status).toBe(303);
    expect(await textOf('/', as)).toContain('No communities');
    expect(await textOf('/account/communities', as)).toContain(
      'You’re not a member of any community',
    );
    expect((await app.send(path, { as, form: {} })).status).toBe(404);
    const settings = { name: resident.name, email: resident.email };
    const saved = await app.send('/account/settings', { as, form: settings });
    expect(await saved.text()).toContain('At least one community is required');
    // Somebody who left by themselves comes back as anybody comes.
    const again = {
      ...settings,
      'communities[0].communityId': community.id,
      'communities[0].condoUnit': '305',
    };
    expect((await app.send('/account/settings', { as, form: again })).status).toBe(303);
    expect((await app.send(`/communities/${community.slug}`, { as })).status).toBe(200);
  });
});

describe('a copy of one’s data (rules 18.5)', () => {
  it('has everything of one’s own, the photos too, and nothing of others’', async () => {
    const { as, resident, community, board, posts } = await setUp();
    const fields: [string, string | File][] = [
      ['title', 'Reading lamp'],
      ['description', 'Warm light.'],
      ['photos', await pictureFile()],
    ];
    const path = `/communities/${community.slug}/listings/new`;
    expect((await app.handle(multipart(path, { as, fields }))).status).toBe(303);
    const [photo] = await app.em().find(Photo, { owner: resident.id });
    const response = await app.send('/account/export.zip', { as });
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    expect(response.headers.get('Content-Type')).toBe('application/zip');
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    expect(Object.keys(files).sort()).toEqual(['data.json', `photos/${photo?.id}.webp`]);
    expect(files[`photos/${photo?.id}.webp`]?.slice(0, 4)).toEqual(
      new TextEncoder().encode('RIFF'),
    );
    const text = strFromU8(files['data.json'] ?? new Uint8Array());
    const data = JSON.parse(text) as Record<string, unknown[]>;
    expect(data.profile).toMatchObject({ name: 'Rita Resident', email: resident.email });
    expect(data.memberships).toHaveLength(2);
    expect(data.listings).toHaveLength(4);
    expect(data.listings).toContainEqual(
      expect.objectContaining({ id: posts.lamp.id, community: community.id }),
    );
    for (const post of [...(data.listings ?? []), ...(data.activities ?? [])]) {
      expect(post).not.toHaveProperty('words');
    }
    expect(data.activities).toHaveLength(1);
    expect(data.joinedActivities).toHaveLength(2);
    expect(data.bookmarks).toHaveLength(1);
    expect(data.sessions).toHaveLength(1);
    expect(text).toContain('Please add a price');
    for (const secret of ['argon2', 'idHash', 'A note for moderators', 'Bo Board', board.email]) {
      expect(text).not.toContain(secret);
    }
  });

  it('can be downloaded five times an hour', async () => {
    const { neighbour } = await setUp();
    const as = await app.signIn(neighbour);
    for (let n = 0; n < 5; n++) {
      const response = await app.send('/account/export.zip', { as });
      expect(response.status).toBe(200);
      await response.arrayBuffer();
    }
    expect((await app.send('/account/export.zip', { as })).status).toBe(429);
  });
});

describe('deleting one’s account (rules 18.6)', () => {
  const page = '/account/delete';

  it('needs the password, and leaves an administrator and a moderator where they are the last', async () => {
    const { as, resident, otherBoard, elsewhere } = await setUp();
    expect(await textOf(page, as)).toContain('You have 30 days to change your mind.');
    const wrong: Record<string, string>[] = [{}, { currentPassword: 'a guess' }];
    for (const form of wrong) {
      const refused = await app.send(page, { as, form });
      expect(refused.status).toBe(400);
      expect(await refused.text()).not.toContain('a guess');
    }
    expect((await userOf(resident)).deletionAskedAt).toBeNull();
    await app.em().nativeUpdate(User, { id: otherBoard.id }, { password: hashed });
    const asBoard = await app.signIn(otherBoard);
    const form = { currentPassword: password };
    const refused = await app.send(page, { as: asBoard, form });
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain(`Nobody else moderates ${elsewhere.name}`);
    await app.em().nativeUpdate(User, { role: 'ADMIN' }, { role: 'RESIDENT' });
    await app.em().nativeUpdate(User, { id: resident.id }, { role: 'ADMIN' });
    const last = await app.send(page, { as, form });
    expect(last.status).toBe(400);
    expect(await last.text()).toContain('the only administrator who can log in');
    expect((await userOf(resident)).deletionAskedAt).toBeNull();
  });

  it('is told to a confirmed address, with the way back, and so is that the account stays', async () => {
    const { as, resident, neighbour } = await setUp();
    const em = app.em();
    await em.nativeUpdate(User, { id: resident.id }, { isAuthenticated: true });
    const form = { currentPassword: password };
    expect((await app.send(page, { as, form })).status).toBe(303);
    const closing = written((await lettersTo(app.em(), resident))[0]);
    expect(closing.subject).toBe('Your account will be deleted');
    expect(closing.text).toContain('“Keep my account”');
    const { deletionAskedAt } = await userOf(resident);
    const until = formatsFor('en').longDate(new Date((deletionAskedAt?.getTime() ?? 0) + 30 * day));
    expect(closing.text.replaceAll('\u00a0', ' ')).toContain(until.replaceAll('\u00a0', ' '));
    const log = await app.send('/api/auth/login', { json: { email: resident.email, password } });
    const back = log.headers.get('Set-Cookie')?.split(';')[0] ?? '';
    expect((await app.send('/account/closing', { as: back, form: {} })).status).toBe(303);
    expect(await kindsTo(app.em(), resident)).toEqual(
      expect.arrayContaining(['ACCOUNT_CLOSING', 'ACCOUNT_KEPT']),
    );
    await app.em().nativeUpdate(User, { id: neighbour.id }, { password: hashed });
    await app.send(page, { as: await app.signIn(neighbour), form });
    expect(await kindsTo(app.em(), neighbour), 'an address that nobody confirmed').toEqual([]);
  });

  it('takes the name from everywhere at once, and closes everything but the way back', async () => {
    const { as, resident, board, community, posts, supper, gone } = await setUp();
    const elsewhereAs = await app.signIn(resident);
    const answer = await app.send(page, { as, form: { currentPassword: password } });
    expect(answer.headers.get('Location')).toBe('/account/closing');
    expect(await app.em().count(Session, { user: resident.id })).toBe(1);
    expect((await app.send('/account/closing', { as: elsewhereAs })).status).toBe(401);
    const user = await userOf(resident);
    expect(user).toMatchObject({ name: formerName, phone: null, image: null, role: 'RESIDENT' });
    expect((await membershipsOf(resident)).map(({ state }) => state)).toEqual(['ENDED', 'ENDED']);
    expect([await statusOf(posts.lamp), await statusOf(posts.sold)]).toEqual(['WITHDRAWN', 'SOLD']);

    const asBoard = await app.signIn(board);
    const pages = [
      `/listings/${posts.lamp.id}`,
      `/listings/${posts.sold.id}`,
      `/activities/${posts.over.id}`,
      `/activities/${gone.id}`,
      `/activities/${supper.id}`,
      `/users/${resident.id}`,
      '/moderation',
      `/communities/${community.slug}`,
      `/communities/${community.slug}?tab=activities`,
    ];
    for (const path of pages.flatMap((one) => [one, one.replace(/(\?|$)/, '.data$1')])) {
      const text = await textOf(path, asBoard);
      expect(text, path).not.toContain('Rita');
      expect(text, path).not.toContain(resident.email);
    }
    const sold = await textOf(`/listings/${posts.sold.id}`, asBoard);
    expect(sold).toContain('Former resident');
    expect(sold).not.toContain(formerName);
    const attendees = await app.send(`/api/activities/${gone.id}/attendees`, { as: asBoard });
    expect(await attendees.json()).toEqual([
      { id: resident.id, name: 'Former resident', email: null },
    ]);

    const closing = await textOf('/account/closing', as);
    expect(closing).toContain('Your account will be deleted');
    for (const path of [
      '/',
      '/account',
      `/communities/${community.slug}`,
      '/events',
      '/help',
      '/no/such',
    ]) {
      const response = await app.send(path, { as });
      expect(response.status, path).toBe(403);
      expect((await app.send(`${path === '/' ? '/_root' : path}.data`, { as })).status, path).toBe(
        403,
      );
      expect(await response.text()).toContain('href="/account/closing"');
    }
    for (const path of [
      '/api/users/me',
      '/api/listings',
      '/api/communities',
      `/api/listings/${posts.sold.id}`,
    ]) {
      expect((await app.send(path, { as })).status, path).toBe(403);
    }
    const post = { communityId: community.id, title: 'T', description: 'D' };
    expect((await app.send('/api/listings', { as, json: post })).status).toBe(403);
    const settings = { name: 'Rita', email: resident.email };
    expect((await app.send('/account/settings', { as, form: settings })).status).toBe(403);
    expect((await app.send('/account/export.zip', { as })).status).toBe(403);
    expect((await app.send('/theme', { as, form: { theme: 'light' } })).status).toBeLessThan(400);
    expect((await app.send('/logout', { as, form: {} })).status).toBe(303);
  });

  it('can be taken back by logging in: the name is there again, each community has its own rule', async () => {
    const { as, resident, posts, community, elsewhere } = await setUp();
    await app.send(page, { as, form: { currentPassword: password } });
    const form = { email: resident.email, password };
    const login = await app.send('/login', { form });
    expect(login.headers.get('Location')).toBe('/account/closing');
    const again = login.headers.get('Set-Cookie')?.split(';')[0];
    expect((await app.send('/', { as: again })).status).toBe(403);
    expect((await app.send('/account/closing', { as: again, form: {} })).status).toBe(303);
    expect((await app.send('/account/closing', { as: again, form: {} })).status).toBe(303);
    expect((await app.send('/account/closing', { as: again })).status).toBe(404);
    expect(await userOf(resident)).toMatchObject({
      name: 'Rita Resident',
      phone: '613-555-0199',
      deletionAskedAt: null,
    });
    const states = Object.fromEntries(
      (await membershipsOf(resident)).map((row) => [row.community.id, row.state]),
    );
    expect(states).toEqual({ [community.id]: 'CONFIRMED', [elsewhere.id]: 'WAITING' });
    expect(await statusOf(posts.lamp)).toBe('WITHDRAWN');
    const path = `/listings/${posts.lamp.id}`;
    expect((await app.send(path, { as: again })).status).toBe(200);
    expect(
      (await app.send(`/api${path}`, { method: 'PATCH', as: again, json: { status: 'PENDING' } }))
        .status,
    ).toBe(200);
  });

  it('is for good after 30 days: nothing personal is left, and the log has no name', async () => {
    const { as, resident, community, posts } = await setUp();
    const em = app.em();
    em.create(PostRevision, {
      postType: 'LISTING',
      postId: posts.sold.id,
      community: community.id,
      author: resident.id,
      status: 'REJECTED',
      fields: { title: 'Sofa', contactEmail: resident.email, images: ['/photos/x'] },
      baseVersion: 1,
    });
    await em.flush();
    await app.send(page, { as, form: { currentPassword: password } });
    const askedAt = (days: number) =>
      app
        .em()
        .nativeUpdate(
          User,
          { id: resident.id },
          { deletionAskedAt: new Date(Date.now() - days * day) },
        );
    await askedAt(29);
    await app.runDueJobs('delete-accounts');
    expect((await userOf(resident)).email).toBe(resident.email);
    await askedAt(31);
    await app.runDueJobs('delete-accounts');
    await app.runDueJobs('delete-accounts');
    const user = await app
      .em()
      .findOneOrFail(User, { id: resident.id }, { populate: ['password', 'held'] });
    expect(user).toMatchObject({ name: formerName, phone: null, image: null, held: null });
    expect(user.email).toMatch(/^[0-9a-f-]{36}@deleted\.invalid$/);
    expect(user.disabledAt).not.toBeNull();
    expect(await app.em().count(Session, { user: resident.id })).toBe(0);
    expect(await app.em().count(Bookmark, { user: resident.id })).toBe(0);
    const everything = JSON.stringify([
      await app.em().find(ModerationEvent, {}),
      await app.em().find(PostRevision, { author: resident.id }),
      await app.em().find(Listing, { author: resident.id }),
      user,
    ]);
    expect(everything).not.toContain(resident.email);
    expect(await app.em().count(ModerationEvent, { actor: resident.id, action: 'END' })).toBe(2);
    const lines = await app
      .em()
      .find(ModerationEvent, { actor: resident.id, subjectType: 'MEMBER' });
    expect(lines.map(({ snapshot }) => snapshot.title)).toEqual([formerName, formerName]);
    expect((await app.send('/login', { form: { email: resident.email, password } })).status).toBe(
      401,
    );
    expect((await app.send('/', { as })).status).toBe(200);
  });
});

describe('an email to somebody else that names a person', () => {
  it('has neither their name nor an earlier one once their account is deleted (rules 18.6)', async () => {
    const { as, resident, neighbour } = await setUp();
    const states = ['SENT', 'BOUNCED', 'SUPPRESSED', 'FAILED', 'HELD'] as const;
    for (const [index, state] of states.entries()) {
      await app.em().insert(MailLetter, {
        ...{ id: randomUUID(), kind: 'HANDED_OVER', topic: 'ACCOUNT', user: neighbour.id },
        ...{ address: neighbour.email, language: 'en', event: `names:${resident.id}:${index}` },
        params: { person: index % 2 ? 'Zzearlier Name' : resident.name },
        ...{ state, tries: 1, nextTryAt: new Date(), lastError: 'Zzearlier Name is unknown' },
        createdAt: new Date(Date.now() - 31 * day),
      });
    }
    await app.send('/account/delete', { as, form: { currentPassword: password } });
    const deletionAskedAt = new Date(Date.now() - 30 * day - 1000);
    await app.em().nativeUpdate(User, { id: resident.id }, { deletionAskedAt });
    await app.runDueJobs('delete-accounts');
    const left = await app.em().find(MailLetter, { user: neighbour.id });
    expect(left.map(({ state }) => state).sort()).toEqual(states.slice(0, 4).sort());
    expect(JSON.stringify(left)).not.toContain('Zzearlier');
    expect(JSON.stringify(left)).not.toContain(resident.name);
  });
});

describe('whether attendees see one’s address (rules 18.7)', () => {
  it('is one’s own choice, off at first, by form and by call', async () => {
    const { as, resident, neighbour, manager, supper, community } = await setUp();
    const asNeighbour = await app.signIn(neighbour);
    const seen = async () => {
      const list = await app.send(`/api/activities/${supper.id}/attendees`, { as: asNeighbour });
      const people = (await list.json()) as { id: string; name: string; email: string | null }[];
      const person = people.find(({ id }) => id === resident.id);
      const path = `/activities/${supper.id}`;
      const html = await textOf(path, asNeighbour);
      const data = await textOf(`${path}.data`, asNeighbour);
      expect(html).toContain('Rita Resident');
      expect(html.includes(resident.email)).toBe(person?.email !== null);
      expect(data.includes(resident.email)).toBe(person?.email !== null);
      return person?.email;
    };
    expect(await seen()).toBeNull();
    const me = { name: resident.name, email: resident.email };
    const communities = (await membershipsOf(resident)).map((row) => ({
      communityId: row.community.id,
      condoUnit: row.condoUnit,
    }));
    const patch = (json: object) =>
      app.send('/api/users/me', { method: 'PATCH', as, json: { ...me, communities, ...json } });
    expect((await patch({ showsEmail: 'yes' })).status).toBe(400);
    expect(await (await patch({ showsEmail: true })).json()).toMatchObject({ showsEmail: true });
    expect(await (await patch({})).json()).toMatchObject({ showsEmail: true });
    expect(await seen()).toBe(resident.email);
    expect(await textOf('/account/settings', as)).toMatch(/name="showsEmail"[^>]*checked/);
    const form = {
      ...me,
      'communities[0].communityId': communities[0]?.communityId ?? '',
      'communities[0].condoUnit': '305',
      'communities[1].communityId': communities[1]?.communityId ?? '',
      'communities[1].condoUnit': '9',
    };
    expect((await app.send('/account/settings', { as, form })).status).toBe(303);
    expect(await seen()).toBeNull();
    const ticked = { ...form, showsEmail: 'yes' };
    expect((await app.send('/account/settings', { as, form: ticked })).status).toBe(303);
    expect(await seen()).toBe(resident.email);
    // Somebody of the building who isn't going.
    const asManager = await app.signIn(manager);
    const list = await app.send(`/api/activities/${supper.id}/attendees`, { as: asManager });
    expect(await list.text()).not.toContain(resident.email);
    expect(await textOf(`/activities/${supper.id}`, asManager)).not.toContain(resident.email);
    expect(communities[0]?.communityId).toBe(community.id);
  });
});
