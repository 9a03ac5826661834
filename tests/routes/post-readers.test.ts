import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { Community } from '#db/entities/index.ts';
import { makeActivity, makeListing } from '#db/factories/index.ts';
import {
  columnsOf,
  fingerprintOf,
} from '#app/features/communities/communities/settings/community-values.server.ts';
import { multipart, pictureFile } from '#tests/setup/multipart.ts';
import { testApp } from '#tests/setup/app.ts';
import { makeNeighbourhood, type Neighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();

type Person = 'visitor' | 'outsider' | 'neighbour' | 'board' | 'admin';
const inside = ['neighbour', 'board', 'admin'] as const;
const outside = ['visitor', 'outsider'] as const;

async function setUp() {
  const em = app.em();
  const hood = await makeNeighbourhood(em, { requireModeration: false });
  await em.nativeUpdate(Community, { id: hood.community.id }, { postReaders: 'MEMBERS' });
  const lamp = makeListing(em, hood.resident, hood.community, { title: 'Zz reading lamp' });
  const sold = makeListing(em, hood.resident, hood.community, {
    title: 'Zz old lamp',
    status: 'SOLD',
  });
  const walk = makeActivity(em, hood.resident, hood.community, { title: 'Zz evening walk' });
  await em.flush();
  const cookies: Record<Person, string | undefined> = {
    visitor: undefined,
    outsider: await app.signIn(hood.outsider),
    neighbour: await app.signIn(hood.neighbour),
    board: await app.signIn(hood.board),
    admin: await app.signIn(hood.admin),
  };
  return { ...hood, lamp, sold, walk, cookies };
}

const open = (community: Neighbourhood['community']) =>
  app.em().nativeUpdate(Community, { id: community.id }, { postReaders: 'ANYBODY' });

describe('posts of a community that keeps them to its members', () => {
  let world: Awaited<ReturnType<typeof setUp>>;
  beforeAll(async () => {
    world = await setUp();
  });

  it('have pages, data, calendar files and calls for members alone, and are not found by others', async () => {
    const { lamp, sold, walk, cookies } = world;
    const addresses = [
      `/listings/${lamp.id}`,
      `/listings/${sold.id}`,
      `/activities/${walk.id}`,
      `/listings/${lamp.id}.data`,
      `/activities/${walk.id}.ics`,
      `/api/listings/${lamp.id}`,
      `/api/activities/${walk.id}`,
    ];
    for (const address of addresses) {
      for (const who of inside) {
        const response = await app.send(address, { as: cookies[who] });
        expect(response.status, `${who}: ${address}`).toBe(200);
      }
      for (const who of outside) {
        const response = await app.send(address, { as: cookies[who] });
        expect(response.ok, `${who}: ${address}`).toBe(false);
        expect(await response.text()).not.toContain('Zz ');
      }
    }
  });

  it('answer a visitor as one that does not exist, with the way to log in and come back', async () => {
    for (const id of [world.lamp.id, randomUUID()]) {
      const response = await app.send(`/listings/${id}`);
      expect(response.status).toBe(404);
      const page = await response.text();
      expect(page).toContain('Listing not found');
      expect(page).toContain(`/login?redirectTo=%2Flistings%2F${id}`);
    }
  });

  it('cannot be reported, answered or joined by others', async () => {
    const { lamp, walk, cookies } = world;
    for (const address of [`/listings/${lamp.id}/report`, `/listings/${lamp.id}/write`]) {
      expect((await app.send(address, { as: cookies.outsider })).status, address).toBe(404);
    }
    const join = { as: cookies.outsider, form: { attendance: 'join' } };
    const answer = await app.send(`/activities/${walk.id}`, join);
    expect(answer.ok).toBe(false);
    expect(await answer.text()).not.toContain('Zz ');
  });

  it('are in lists, on profiles and in the sitemap only for those who may read them', async () => {
    const { resident, community, cookies } = world;
    const lists = [
      '/api/listings?limit=100',
      '/api/activities?limit=100',
      `/api/listings?communityId=${community.id}`,
      `/users/${resident.id}`,
    ];
    for (const address of lists) {
      for (const who of inside) {
        const text = await (await app.send(address, { as: cookies[who] })).text();
        expect(text, `${who}: ${address}`).toContain('Zz ');
      }
      for (const who of outside) {
        const text = await (await app.send(address, { as: cookies[who] })).text();
        expect(text, `${who}: ${address}`).not.toContain('Zz ');
      }
    }
    const sitemap = await (await app.send('/sitemap.xml')).text();
    expect(sitemap).not.toContain(world.lamp.id);
    expect(sitemap).not.toContain(world.walk.id);
    expect(await (await app.send('/')).text()).not.toContain('Zz ');
  });

  it('tell search engines to keep away, and have no preview', async () => {
    const { lamp, walk, cookies } = world;
    for (const address of [`/listings/${lamp.id}`, `/activities/${walk.id}`]) {
      const page = await (await app.send(address, { as: cookies.neighbour })).text();
      expect(page).toContain('<meta name="robots" content="noindex"/>');
      expect(page).not.toContain('og:title');
      expect(page).not.toContain('application/ld+json');
    }
  });
});

it('their photos are for members alone, and no cache may keep them', async () => {
  const { community, cookies } = await setUp();
  const path = `/communities/${community.slug}/listings/new`;
  const fields: [string, string | File][] = [
    ['title', 'Zzchair'],
    ['description', 'Oak.'],
    ['photos', await pictureFile()],
  ];
  const made = await app.handle(multipart(path, { as: cookies.neighbour ?? '', fields }));
  expect(made.status).toBe(303);
  const address = (made.headers.get('Location') ?? '').split('?')[0] ?? '';
  const page = await (await app.send(address, { as: cookies.board })).text();
  const photo = /\/photos\/[^"' ]+\.webp/.exec(page)?.[0] ?? '';
  for (const who of outside) {
    expect((await app.send(photo, { as: cookies[who] })).status).toBe(404);
  }
  const seen = await app.send(photo, { as: cookies.board });
  expect(seen.status).toBe(200);
  expect(seen.headers.get('Cache-Control')).toBe('private, no-store');
  await open(community);
  expect((await app.send(photo)).headers.get('Cache-Control')).toContain('public');
});

it('posts of a community that opens them are there for everybody, and gone once it closes them', async () => {
  const { community, resident, lamp, cookies } = await setUp();
  const settings = async (postReaders: string) => {
    const saved = await app.em().findOneOrFail(Community, { id: community.id });
    const { name, address, language, joinPolicy } = columnsOf(saved);
    const form = {
      ...{ name, address: address ?? '', language, joinPolicy, postReaders },
      seen: fingerprintOf(saved),
    };
    return app.send(`/manage/${community.slug}/settings`, { as: cookies.board, form });
  };
  expect((await app.send(`/listings/${lamp.id}`)).status).toBe(404);
  const own = async () =>
    (await app.send('/account/posts', { as: await app.signIn(resident) })).text();
  const forAnybody = 'anyone with the link can read those posts';
  expect(await own()).not.toContain(forAnybody);
  const opened = await settings('ANYBODY');
  expect(opened.status).toBe(303);
  const toast = opened.headers.getSetCookie().find((cookie) => cookie.includes('toast='));
  const said = await app.send(opened.headers.get('Location') ?? '', {
    as: `${cookies.board}; ${toast?.split(';')[0]}`,
  });
  expect(await said.text()).toContain(
    'Anyone can now read 3 posts that only members could read before.',
  );
  expect((await own()).split(forAnybody)).toHaveLength(2);
  const page = await app.send(`/listings/${lamp.id}`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('og:title');
  expect(await (await app.send('/sitemap.xml')).text()).toContain(lamp.id);
  const same = (await settings('ANYBODY')).headers.getSetCookie();
  const cookie = same.find((one) => one.includes('toast='))?.split(';')[0] ?? '';
  const back = await app.send('/', { as: `${cookies.board}; ${cookie}` });
  expect(await back.text()).toContain('Nothing was changed');
  expect((await settings('NOBODY')).status).toBe(400);
  expect((await settings('MEMBERS')).status).toBe(303);
  expect((await app.send(`/listings/${lamp.id}`)).status).toBe(404);
});

it('the form says who will read a post, and a new community begins with its members', async () => {
  const { community, cookies } = await setUp();
  const path = `/communities/${community.slug}/activities/new`;
  const closed = await (await app.send(path, { as: cookies.neighbour })).text();
  expect(closed).toContain(`Only members of ${community.name}, its board, its manager and`);
  await open(community);
  const shown = await (await app.send(path, { as: cookies.neighbour })).text();
  expect(shown).toContain('anyone with the link can read it and see your name');
  const fresh = await (await app.send('/manage/new', { as: cookies.admin })).text();
  const choice = /<input[^>]*name="postReaders"[^>]*value="MEMBERS"[^>]*>/.exec(fresh)?.[0];
  expect(choice).toContain('checked');
  const em = app.em();
  const made = em.create(Community, { name: 'Birch Lane', slug: `birch-${randomUUID()}` });
  await em.flush();
  const saved = await app.em().findOneOrFail(Community, { id: made.id });
  expect(saved.postReaders).toBe('MEMBERS');
});
