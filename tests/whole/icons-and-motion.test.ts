import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { makeActivity, makeEvent, makeListing, makeNotice } from '#db/factories/index.ts';
import { testApp } from '#tests/setup/app.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();

const iconsIn = (html: string) =>
  [...html.matchAll(/<use href="([^"#]+)#([^"]+)"/g)].map(([, file = '', name = '']) => ({
    file,
    name,
  }));

describe('the drawings of all pages (rules 6.16)', () => {
  it('are in one file of the build, at the same address in both languages', async () => {
    const em = app.em();
    const { community, resident, board } = await makeNeighbourhood(em);
    for (const kind of ['INFORMATION', 'MAINTENANCE', 'MEETING', 'STATUTORY'] as const)
      makeNotice(em, board, community, { kind, pinned: true, title: kind });
    const activity = makeActivity(em, board, community, { place: 'Lobby' });
    const listing = makeListing(em, board, community);
    await em.flush();
    const as = await app.signIn(resident);
    const addresses = [
      `/communities/${community.slug}`,
      `/activities/${activity.id}`,
      `/listings/${listing.id}`,
    ];
    const found = [];
    for (const path of addresses) {
      for (const language of ['en-CA', 'fr-CA']) {
        const headers = { 'Accept-Language': language };
        const html = await (await app.send(path, { as, headers })).text();
        found.push(...iconsIn(html));
      }
    }
    expect(new Set(found.map(({ name }) => name)).size).toBeGreaterThan(12);
    const [file, ...others] = new Set(found.map(({ file }) => file));
    expect(others).toEqual([]);
    expect(file).toMatch(/^\/assets\/icons-[\da-f]{8}\.svg$/);
    const built = `build/client${file}`;
    const drawn = readFileSync(built, 'utf8');
    for (const { name } of found) expect(drawn).toContain(`<symbol id="${name}"`);
    expect(existsSync(`${built}.br`)).toBe(true);
  });

  it('may be read by the policy of a page in every browser', async () => {
    const policy = (await app.send('/')).headers.get('Content-Security-Policy') ?? '';
    // Firefox asks `default-src` for them; so whatever else falls back on it is named.
    for (const part of [
      "default-src 'self'",
      "img-src 'self'",
      "frame-src 'none'",
      "child-src 'none'",
      "worker-src 'none'",
      "media-src 'none'",
      "object-src 'none'",
    ])
      expect(policy).toContain(part);
  });
});

describe('a card and its page (record 52)', () => {
  it('name their picture alike, and no page names two pictures alike', async () => {
    const em = app.em();
    const { community, resident } = await makeNeighbourhood(em);
    const listing = makeListing(em, resident, community);
    const pending = makeListing(em, resident, community, { status: 'PENDING' });
    const event = makeEvent(em, { images: ['/images/events/lights.svg'] });
    await em.flush();
    const as = await app.signIn(resident);
    const namesOn = async (path: string) => {
      const html = await (await app.send(path, { as })).text();
      return [...html.matchAll(/data-picture="([^"]+)"/g)].map(([, name = '']) => name);
    };
    const ofListing = `p-listings-${listing.id}`;
    expect(await namesOn(`/communities/${community.slug}?tab=buy-sell`)).toContain(ofListing);
    expect(await namesOn(`/listings/${listing.id}`)).toContain(ofListing);
    // Its author sees the card of a listing under review on its own page.
    const preview = await namesOn(`/listings/${pending.id}`);
    expect(preview.filter((name) => name.endsWith(pending.id))).toHaveLength(1);
    const ofEvent = `p-events-${event.slug}`;
    expect(await namesOn(`/events/${event.slug}`)).toEqual([ofEvent]);
    const all = await namesOn('/events');
    expect(all).toContain(ofEvent);
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('what a browser may fetch early (record 52)', () => {
  const rulesOf = async (path: string, headers: Record<string, string> = {}) =>
    (await app.send(path, { headers })).headers.get('Speculation-Rules');

  it('is named by pages without scripts, unless the reader saves data', async () => {
    const em = app.em();
    const event = makeEvent(em);
    await em.flush();
    const page = `/events/${event.slug}`;
    expect(await rulesOf(page)).toBe('"/speculation-rules.json"');
    expect(await rulesOf(page, { 'Save-Data': 'on' })).toBeNull();
    // Where scripts run, they fetch the next page's data.
    expect(await rulesOf('/')).toBeNull();
    expect(await rulesOf('/no/such/page')).toBeNull();
  });

  it('is reading alone: no form, switch, download or link that works once', async () => {
    const response = await app.send('/speculation-rules.json');
    expect(response.headers.get('Content-Type')).toBe('application/speculationrules+json');
    const { prefetch } = (await response.json()) as {
      prefetch: { where: { and: [{ href_matches: string[] }] }; eagerness: string }[];
    };
    expect(prefetch.map(({ eagerness }) => eagerness)).toEqual(['moderate']);
    const allowed = prefetch[0]!.where.and[0].href_matches.map((path) =>
      RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`),
    );
    const isAllowed = (path: string) => allowed.some((pattern) => pattern.test(path));
    expect(['/', '/listings/1', '/newsletter/fall-2024'].every(isAllowed)).toBe(true);
    const never = ['/logout', '/theme', '/language', '/lite', '/login', '/join', '/register'];
    const links = ['welcome', 'invitation', 'reset-password', 'confirm-email', 'letters', 'screen'];
    const desk = ['/moderation', '/manage', '/account', '/account/export.zip'];
    const all = [...never, ...links.map((kind) => `/${kind}/secret`), ...desk];
    expect(all.filter(isAllowed)).toEqual([]);
  });
});
