import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  ActivityAttendee,
  Bookmark,
  ModerationEvent,
  Session,
  UserCommunity,
  type User,
} from '#db/entities/index.ts';
import { makeActivity, makeListing } from '#db/factories/index.ts';
import { routeFiles } from '#tests/setup/route-table.ts';
import { testApp, type Call } from '#tests/setup/app.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();
const routes = join(import.meta.dirname, '../../app/routes');

/** Visitors may post these, or nobody may. */
const forAnybody = [
  '$.tsx',
  '$guide.tsx',
  'confirm-email.$secret.tsx',
  'forgot-password.tsx',
  'language.ts',
  'letters.$token._index.tsx',
  'lite.ts',
  'login.tsx',
  'login_.second-step.tsx',
  'logout.ts',
  'register.tsx',
  'reset-password.$secret.tsx',
  'theme.ts',
  'undo-email.$secret.tsx',
  'unsubscribe.$token.tsx',
  'welcome.$secret.tsx',
  'work.$token._index.tsx',
];

/** What these answer is saved as a file: they lead to the login, and from there to the page with their button. */
const answersWithFile = ['manage.$slug.export[.]zip.ts'];

/** The page routes with an action. The calls of the API are in contract-refusals. */
const withAction = readdirSync(routes).filter(
  (file) =>
    !file.startsWith('api.') &&
    /export (const|async function|function) action\b|export \{[^}]*\baction\b/.test(
      readFileSync(join(routes, file), 'utf8'),
    ),
);

interface Post {
  path: string;
  form: Record<string, string>;
  /** What of it is kept; without it, there is nothing to keep. */
  kept?: string;
}

async function setUp() {
  const em = app.em();
  const people = await makeNeighbourhood(em);
  const { community, resident } = people;
  const listing = makeListing(em, resident, community, { status: 'PENDING' });
  const activity = makeActivity(em, resident, community);
  await em.flush();
  const hub = `/communities/${community.slug}`;
  const reason = 'Kept words';
  const removal = { version: '1', status: 'REMOVED', reason };
  const membership = await em.findOneOrFail(UserCommunity, { user: resident.id });
  const posts: Record<string, Post> = {
    'account.closing.tsx': { path: '/account/closing', form: {} },
    'account.communities.$id.leave.tsx': {
      path: `/account/communities/${membership.id}/leave`,
      form: {},
    },
    'account.delete.tsx': { path: '/account/delete', form: { currentPassword: 'a secret' } },
    'account.photo.tsx': { path: '/account/photo', form: { remove: 'yes' } },
    'account.security.tsx': {
      path: '/account/security',
      form: { change: 'email', email: 'kept@mail.example', currentPassword: 'a secret' },
      kept: 'kept@mail.example',
    },
    'account.settings.tsx': { path: '/account/settings', form: { name: reason }, kept: reason },
    'activities.$id._index.tsx': {
      path: `/activities/${activity.id}`,
      form: { subjectType: 'ACTIVITY', id: activity.id, ...removal },
      kept: reason,
    },
    'activities.$id.edit.tsx': {
      path: `/activities/${activity.id}/edit`,
      form: { title: reason, version: '1' },
      kept: reason,
    },
    'admin.people.$id.tsx': {
      path: `/admin/people/${resident.id}`,
      form: { role: 'MANAGER' },
      kept: 'MANAGER',
    },
    'communities.$slug.activities.new.tsx': {
      path: `${hub}/activities/new`,
      form: { title: reason },
      kept: reason,
    },
    'communities.$slug.bookmark.ts': { path: `${hub}/bookmark`, form: { bookmarked: 'yes' } },
    'communities.$slug.door.tsx': {
      path: `${hub}/door`,
      form: { intent: 'code', code: reason },
      kept: reason,
    },
    'communities.$slug.listings.new.tsx': {
      path: `${hub}/listings/new`,
      form: { title: reason },
      kept: reason,
    },
    'invitation.$secret.tsx': { path: '/invitation/secret', form: {} },
    'join.tsx': { path: '/join', form: { code: reason }, kept: reason },
    'listings.$id._index.tsx': {
      path: `/listings/${listing.id}`,
      form: { subjectType: 'LISTING', id: listing.id, ...removal },
      kept: reason,
    },
    'listings.$id.edit.tsx': {
      path: `/listings/${listing.id}/edit`,
      form: { title: reason, version: '1' },
      kept: reason,
    },
    'manage.$slug.people_.$membershipId.end.tsx': {
      path: `/manage/${community.slug}/people/${membership.id}/end`,
      form: { change: 'set', when: 'now', reason },
      kept: reason,
    },
    'manage.handover.tsx': {
      path: '/manage/handover',
      form: { change: 'set', successor: 'kept@mail.example' },
      kept: 'kept@mail.example',
    },
    'manage.$slug.invitations.$id.tsx': {
      path: `/manage/${community.slug}/invitations/${resident.id}`,
      form: { intent: 'renew' },
    },
    'manage.$slug.invitations._index.tsx': {
      path: `/manage/${community.slug}/invitations`,
      form: { name: reason },
      kept: reason,
    },
    'manage.$slug.letters.$unitId.tsx': {
      path: `/manage/${community.slug}/letters/${resident.id}`,
      form: { intent: 'renew' },
    },
    'manage.$slug.letters._index.tsx': {
      path: `/manage/${community.slug}/letters`,
      form: { which: 'these', units: reason },
      kept: reason,
    },
    'moderation.tsx': {
      path: '/moderation',
      form: { subjectType: 'LISTING', id: listing.id, ...removal, status: 'REJECTED' },
      kept: reason,
    },
    'moderation_.authors.$id.tsx': {
      path: `/moderation/authors/${resident.id}`,
      form: { reason },
      kept: reason,
    },
  };
  return { ...people, posts, listing, activity };
}

/** A press at the address of a route, where there is nothing to keep, with an unknown id. */
function pressAt(file: string, slug: string): Post {
  const address = routeFiles().find((route) => route.file === file)?.address ?? '';
  const known = {
    ':slug': slug,
    ':kind': 'articles',
    ':text': 'rules',
    ':side': 'en',
    ':change': 'pin',
  };
  const path = address.replace(
    /:\w+/g,
    (part) => (known as Record<string, string>)[part] ?? crypto.randomUUID(),
  );
  return { path, form: {} };
}

const cookiesOf = ({ headers }: Response) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

/** The draft that a page carries, as the form has it. */
const draftOf = (html: string) =>
  (/name="draft" value="([^"]*)"/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&');

describe('every form that is sent without a session', () => {
  it('says to log in and nothing else, and keeps what was typed', async () => {
    const { posts, community } = await setUp();
    const rows = withAction
      .filter((file) => !forAnybody.includes(file))
      .map((file) => [file, posts[file] ?? pressAt(file, community.slug)] as const);
    expect(Object.keys(posts).filter((file) => !withAction.includes(file))).toEqual([]);
    for (const [file, { path, form, kept }] of rows) {
      const response = await app.send(path, { form });
      if (answersWithFile.includes(file)) {
        expect([response.status, response.headers.get('Location')], file).toEqual([
          302,
          `/login?redirectTo=${encodeURIComponent(path)}`,
        ]);
        continue;
      }
      expect(response.status, file).toBe(401);
      const html = await response.text();
      expect(html, file).toMatch(/Log in (?:to|as) |need to log in/);
      expect(html, file).not.toMatch(/You need to be registered|not found|a secret/);
      const draft = new URLSearchParams(draftOf(html));
      if (kept) expect([...draft.values()], file).toContain(kept);
      expect(draft.has('currentPassword')).toBe(false);
    }
  });

  it('is about logging in too where the post is hidden from visitors', async () => {
    const { listing } = await setUp();
    for (const status of ['WITHDRAWN', 'SOLD', 'REMOVED']) {
      const form = { subjectType: 'LISTING', id: listing.id, version: '1', status };
      const response = await app.send(`/listings/${listing.id}`, { form });
      expect(response.status).toBe(401);
      expect(await response.text()).toContain('Log in to continue.');
    }
  });
});

describe('an address that only takes posts', () => {
  /** The page of a refusal, which is a page of ours with its status. */
  const refusal = async (path: string, call: Call) => {
    const response = await app.send(path, call);
    const html = await response.text();
    expect(response.headers.get('Content-Type'), path).toContain('text/html');
    expect(html).toMatch(/<header[\s\S]*<h1/);
    return { status: response.status, html };
  };

  it('has the error page for every refusal', async () => {
    const { community, resident } = await setUp();
    const bookmark = `/communities/${community.slug}/bookmark`;
    const headers = { 'Sec-Fetch-Site': 'cross-site' };
    for (const path of ['/theme', '/language', '/lite', '/logout', bookmark]) {
      const foreign = await refusal(path, { form: { theme: 'light' }, headers });
      expect([path, foreign.status]).toEqual([path, 403]);
      expect(foreign.html).toContain(
        'We didn’t accept what you sent, because it came from another site.',
      );
      const large = await refusal(path, { form: { theme: 'x'.repeat(300_000) } });
      expect([path, large.status]).toEqual([path, 413]);
    }
    const as = await app.signIn(resident);
    const missing = await refusal('/communities/nowhere/bookmark', { as, form: {} });
    expect(missing.status).toBe(404);
    expect(missing.html).toContain('Community not found');
    const form = { bookmarked: 'yes' };
    for (let n = 0; n < 60; n++) await app.send(bookmark, { as, form });
    const tooMany = await refusal(bookmark, { as, form });
    expect(tooMany.status).toBe(429);
    expect(tooMany.html).toContain('You’ve changed a lot of bookmarks in the last hour.');
  });

  it('leads on whoever opens it', async () => {
    const { community } = await setUp();
    const hub = `/communities/${community.slug}`;
    for (const [path, to] of [
      ['/theme', '/'],
      ['/lite', '/'],
      ['/logout', '/'],
      [`${hub}/bookmark`, hub],
    ] as const) {
      expect((await app.send(path)).headers.get('Location')).toBe(to);
    }
  });

  it('still keeps a page as it is where the theme says so', async () => {
    const response = await app.send('/theme', { form: { theme: 'light', stay: 'yes' } });
    expect(response.status).toBe(204);
    expect(await response.text()).toBe('');
    expect(response.headers.get('Set-Cookie')).toContain('theme=');
  });
});

describe('a press without a session', () => {
  /** Logs in on the way of a press, and follows it. */
  async function pressAndLogIn(path: string, form: Record<string, string>, person: User) {
    const refused = await app.send(path, { form });
    const html = await refused.text();
    expect(refused.status).toBe(401);
    expect(html).toContain('You’re no longer logged in');
    expect(html).toContain('Log in to continue. Nothing has been sent yet.');
    expect(html).not.toContain('kept what you typed');
    const draft = draftOf(html);
    const login = await app.send('/login', { form: { draft, redirectTo: path } });
    expect(await login.text()).toContain('Log in to continue. Nothing has been sent yet.');
    const as = await app.signIn(person);
    return { as, after: await app.send(path, { as, form: { draft, redirectTo: path } }) };
  }

  it('bookmarks after the login, and comes back to where it was pressed', async () => {
    const { community, resident } = await setUp();
    const form = { bookmarked: 'yes', redirectTo: '/?from=chooser' };
    const path = `/communities/${community.slug}/bookmark`;
    const { after } = await pressAndLogIn(path, form, resident);
    expect([after.status, after.headers.get('Location')]).toEqual([303, '/?from=chooser']);
    expect(await app.em().count(Bookmark, { user: resident.id })).toBe(1);
  });

  it('joins and leaves after the login', async () => {
    const { community, resident, board } = await setUp();
    const em = app.em();
    const activity = makeActivity(em, resident, community);
    await em.flush();
    const path = `/activities/${activity.id}`;
    const going = () => app.em().count(ActivityAttendee, { activity: activity.id });
    const joined = await pressAndLogIn(path, { attendance: 'join' }, board);
    expect([joined.after.status, await going()]).toEqual([303, 1]);
    const page = await app.send(path, { as: `${joined.as}; ${cookiesOf(joined.after)}` });
    expect(await page.text()).toContain('Joined activity');
    await pressAndLogIn(path, { attendance: 'leave' }, board);
    expect(await going()).toBe(0);
  });

  it('says that somebody cannot join who is no neighbour', async () => {
    const { outsider, activity } = await setUp();
    const path = `/activities/${activity.id}`;
    const { after } = await pressAndLogIn(path, { attendance: 'join' }, outsider);
    expect(after.status).toBe(403);
    expect(await after.text()).toContain('Failed to join activity. Please try again.');
  });

  it('waits for another press where it is a decision, a login or a photo', async () => {
    const { posts, board, resident, listing, activity } = await setUp();
    const em = app.em();
    const decisions = [
      [`/listings/${listing.id}`, 'LISTING', listing.id],
      [`/activities/${activity.id}`, 'ACTIVITY', activity.id],
    ] as const;
    for (const [path, subjectType, id] of decisions) {
      const form = { subjectType, id, version: '1', status: 'WITHDRAWN', reason: '' };
      const { after } = await pressAndLogIn(path, form, resident);
      expect(await after.text()).toContain('Nothing has been sent yet. Select the button again.');
    }
    const others: [string, Record<string, string>][] = [
      ['/moderation', { ...posts['moderation.tsx']?.form, reason: '' }],
      ['/account/security', { change: 'others' }],
      ['/account/photo', { remove: 'yes' }],
    ];
    for (const [path, form] of others) {
      const { after } = await pressAndLogIn(path, form, board);
      expect(after.status, path).toBe(200);
      expect(await after.text()).toContain('Nothing has been sent yet. Select the button again.');
    }
    expect(await em.count(ModerationEvent, { subjectId: listing.id })).toBe(0);
  });
});

describe('a decision or a change that was kept for after the login', () => {
  it('comes back with its step open, and nothing is carried out', async () => {
    const { posts, admin, board, listing, activity } = await setUp();
    const resume = async (file: string, person: User) => {
      const { path = '', form = {} } = posts[file] ?? {};
      const draft = draftOf(await (await app.send(path, { form })).text());
      const response = await app.send(path, { as: await app.signIn(person), form: { draft } });
      expect(response.status, file).toBe(200);
      return response.text();
    };
    const activityPage = await resume('activities.$id._index.tsx', board);
    expect(activityPage).toMatch(/<details[^>]* open=""[^>]*><summary[^>]*>Remove</);
    expect(activityPage).toContain('value="Kept words"');
    expect(await resume('moderation_.authors.$id.tsx', board)).toContain('value="Kept words"');
    await app.signIn(admin);
    const security = await resume('account.security.tsx', admin);
    expect(security).toContain('value="kept@mail.example"');
    expect(security).not.toMatch(/role="alert"|aria-invalid|a secret/);
    expect(await app.em().count(Session, { user: admin.id })).toBe(2);
    for (const { id } of [listing, activity]) {
      expect(await app.em().count(ModerationEvent, { subjectId: id })).toBe(0);
    }
  });
});
