import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ModerationEvent, Session, type User } from '#db/entities/index.ts';
import { makeActivity, makeListing } from '#db/factories/index.ts';
import { testApp } from '#tests/setup/app.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();
const routes = join(import.meta.dirname, '../../app/routes');

/** Visitors may post these, or nobody may. */
const forAnybody = [
  '$.tsx',
  '$guide.tsx',
  'lite.tsx',
  'login.tsx',
  'logout.tsx',
  'register.tsx',
  'theme.tsx',
];

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
  const posts: Record<string, Post> = {
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
    'communities.$slug.listings.new.tsx': {
      path: `${hub}/listings/new`,
      form: { title: reason },
      kept: reason,
    },
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

/** The draft that a page carries, as the form has it. */
const draftOf = (html: string) =>
  (/name="draft" value="([^"]*)"/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&');

describe('every form that is sent without a session', () => {
  it('says to log in and nothing else, and keeps what was typed', async () => {
    const { posts } = await setUp();
    expect(Object.keys(posts).concat(forAnybody).sort()).toEqual(withAction.sort());
    for (const [file, { path, form, kept }] of Object.entries(posts)) {
      const response = await app.send(path, { form });
      expect(response.status, file).toBe(401);
      const html = await response.text();
      expect(html, file).toContain('Please log in');
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
      expect(await response.text()).toContain('Please log in to go on.');
    }
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
