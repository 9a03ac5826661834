import { request, type IncomingMessage } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchPublicChanges, notePublicChange } from '#app/lib/db/public-changes.server.ts';
import { pageCache } from '#app/server/page-cache/page-cache.server.ts';
import { Listing, SiteSettings } from '#db/entities/index.ts';
import { makeCommunity, makeListing, makeUser } from '#db/factories/index.ts';
import { testApp } from '#tests/setup/app.ts';
import { eventually } from '#tests/setup/eventually.ts';
import { startFront, type FrontServer } from '#tests/setup/front-server.ts';
import { routeFiles } from '#tests/setup/route-table.ts';
import { kinds, makeSweepWorld, type SweepWorld } from '#tests/setup/sweep-world.ts';

const app = testApp();
let front: FrontServer;
let world: SweepWorld;
let stopWatching: () => Promise<void>;

beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  world = await makeSweepWorld(app);
  front = await startFront(app);
  stopWatching = await watchPublicChanges();
});
afterAll(async () => {
  await stopWatching();
  front.close();
});
beforeEach(() => notePublicChange());

interface Page {
  status: number;
  headers: IncomingMessage['headers'];
  body: string;
  bytes: Buffer;
  /** How many statements it took. */
  statements: number;
}

async function get(
  path: string,
  headers: Record<string, string> = {},
  { method = 'GET', body = '' } = {},
): Promise<Page> {
  const { port } = front;
  const before = app.queryCount();
  const message = await new Promise<IncomingMessage>((done, fail) =>
    request({ host: '127.0.0.1', port, path, headers, method }, done).on('error', fail).end(body),
  );
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  return {
    status: message.statusCode ?? 0,
    headers: message.headers,
    bytes,
    body: bytes.toString(),
    statements: app.queryCount() - before,
  };
}

const nonceOf = ({ headers }: Page): string =>
  /'nonce-([^']+)'/.exec(headers['content-security-policy'] as string)?.[1] ?? '';
const withoutNonce = (page: Page): string => page.body.replaceAll(nonceOf(page), '');

const addresses = routeFiles()
  .filter(({ sameForVisitors }) => sameForVisitors)
  .map(({ address }) => address)
  .concat('/api/listings', '/api/activities', '/api/communities', '/api/city-events')
  .concat('/api/listings/:id', '/api/activities/:id', '/api/newsletter-issues');

describe('Rules 32.1: what every visitor gets alike', () => {
  it('is what their routes say', () => {
    expect(addresses).toHaveLength(25);
    const { isForVisitors } = app.site();
    expect(addresses.filter((address) => !isForVisitors(world.example(address)))).toEqual([]);
  });

  it.each(addresses)(
    'makes %s once, and never with anything of whoever else is there',
    async (address) => {
      const path = world.example(address);
      const fresh = await get(path);
      for (const kind of kinds.filter((kind) => world.cookies[kind])) {
        await get(path, { cookie: world.cookies[kind] ?? '' });
      }
      const again = await get(path);
      expect(withoutNonce(again)).toBe(withoutNonce(fresh));
      if (fresh.status === 200) expect(again.statements).toBe(0);
      for (const { words, of } of world.secrets.filter(({ of }) => !of.includes('visitor'))) {
        expect(again.body.includes(words), `${words}, for ${of.join()}`).toBe(false);
      }
      // What is made anew is the same: nothing in it is of one visitor, such as the key of a form.
      notePublicChange();
      expect(withoutNonce(await get(path))).toBe(withoutNonce(fresh));
    },
  );
});

describe('Rules 32.2: a kept page', () => {
  it('has a nonce of its own each time', async () => {
    const pages = [await get('/'), await get('/'), await get('/')];
    expect(new Set(pages.map(nonceOf)).size).toBe(3);
    for (const page of pages) {
      const nonces = [...page.body.matchAll(/ nonce="([^"]+)"/g)].map(([, nonce]) => nonce);
      expect(nonces.length).toBeGreaterThan(1);
      expect(new Set(nonces)).toEqual(new Set([nonceOf(page)]));
    }
  });

  it('is one for each theme, language and Lite, and no other cookie', async () => {
    const dark = await get('/');
    const settings = await Promise.all(
      [
        ['/theme', 'theme=light'],
        ['/language', 'language=fr'],
        ['/lite', 'lite=on'],
      ].map(async ([path = '', form]) => {
        const saved = await app.send(path, { form: new URLSearchParams(form) });
        return saved.headers.getSetCookie()[0]?.split(';')[0] ?? '';
      }),
    );
    const variants = [
      ...(await Promise.all(settings.map((cookie) => get('/', { cookie })))),
      await get('/', { 'accept-language': 'fr-CA' }),
      await get('/', { 'save-data': 'on' }),
    ];
    const [light, french, lite, alsoFrench, saving] = variants;
    expect(light?.body).toContain('data-theme="light"');
    expect(french?.body).toContain('lang="fr-CA"');
    expect(alsoFrench && withoutNonce(alsoFrench)).toBe(french && withoutNonce(french));
    expect(lite?.body).not.toContain('<script');
    expect(saving?.body).not.toContain('<script');
    expect(withoutNonce(await get('/'))).toBe(withoutNonce(dark));
    for (const cookie of ['toast=x', 'session=x', 'another=1', `${settings[0]}; another=1`]) {
      expect((await get('/', { cookie })).statements, cookie).toBeGreaterThan(0);
    }
  });

  it('keeps calls, where the header comes before the cookie, apart from pages', async () => {
    const saved = await app.send('/language', { form: { language: 'fr' } });
    const cookie = saved.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const both = { cookie, 'accept-language': 'en-CA' };
    expect((await get('/API/city-events', both)).headers['content-language']).toBe('en-CA');
    expect((await get('/help', both)).headers['content-language']).toBe('fr-CA');
    expect((await get('/api/city-events', both)).headers['content-language']).toBe('en-CA');
  });

  it('answers HEAD, 304 and compressed, as a page that is made anew', async () => {
    const page = await get('/help');
    const head = await get('/help', {}, { method: 'HEAD' });
    expect([head.status, head.body]).toEqual([200, '']);
    const known = await get('/help', { 'if-none-match': String(page.headers.etag) });
    expect([known.status, known.body]).toEqual([304, '']);
    expect(known.headers['content-security-policy']).toBeUndefined();
    const small = await get('/help', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(small.bytes).toString().replaceAll(nonceOf(small), '')).toBe(
      withoutNonce(page),
    );
  });

  it('says nothing that a request put into its headers', async () => {
    notePublicChange();
    await get('/', {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'user-agent': 'evil',
    });
    expect((await get('/')).body).not.toContain('evil');
  });
});

describe('Rules 32.3: a change', () => {
  it('is on the page as soon as the database tells of it, whoever made it', async () => {
    // A page that nobody announced a change of would stay as it is for ever.
    const now = performance.now();
    vi.spyOn(performance, 'now').mockReturnValue(now);
    const em = app.em();
    const author = makeUser(em);
    const listing = makeListing(em, author, makeCommunity(em), { title: 'A lamp with a shade' });
    await em.flush();
    const path = `/listings/${listing.id}`;
    const started = await get(path);
    expect(started.body).toContain('A lamp with a shade');
    // The news of the new listing may come after its page was made, which is then made once more.
    const kept = async () => expect((await get(path)).statements).toBe(0);
    await eventually(kept);
    await app.em().nativeUpdate(Listing, { id: listing.id }, { title: 'A lamp without a shade' });
    const changed = async () => expect((await get(path)).body).toContain('A lamp without a shade');
    await eventually(changed);
    await app.em().nativeUpdate(Listing, { id: listing.id }, { status: 'REMOVED' });
    const gone = async () => expect((await get(path)).status).toBe(404);
    await eventually(gone);
    vi.mocked(performance.now).mockRestore();
  });

  it('of who runs the site is at the foot of every page, and no page is kept with the one before', async () => {
    const now = performance.now();
    vi.spyOn(performance, 'now').mockReturnValue(now);
    await app.em().upsert(SiteSettings, { id: 1, operatorName: 'Rideau Homes' });
    const names = (operator: string) => async () =>
      expect((await get('/events')).body).toContain(operator);
    await eventually(names('Rideau Homes'));
    const kept = async () => expect((await get('/events')).statements).toBe(0);
    await eventually(kept);
    await app.em().nativeUpdate(SiteSettings, { id: 1 }, { operatorName: 'Rideau River Homes' });
    await eventually(names('Rideau River Homes'));
    vi.mocked(performance.now).mockRestore();
  });

  it('by a form is on the next page at once', async () => {
    const post = (fetchSite: string) =>
      get(
        '/forgot-password',
        {
          'content-type': 'application/x-www-form-urlencoded',
          'sec-fetch-site': fetchSite,
        },
        { method: 'POST', body: 'email=nobody%40mail.example' },
      );
    await get('/');
    expect((await post('cross-site')).status).toBe(403);
    expect((await get('/')).statements, 'after a refused form').toBe(0);
    expect((await post('same-origin')).status).toBe(303);
    expect((await get('/')).statements).toBeGreaterThan(0);
  });

  it('keeps nothing while changes cannot be heard of', async () => {
    await stopWatching();
    await get('/');
    expect((await get('/')).statements).toBeGreaterThan(0);
    stopWatching = await watchPublicChanges();
    await get('/');
    expect((await get('/')).statements).toBe(0);
  });

  it('while a page is being made leaves nothing old behind', async () => {
    const finish: ((page: Response) => void)[] = [];
    const answer = () => new Promise<Response>((done) => finish.push(done));
    const cache = pageCache({ isForVisitors: () => true, patternOf: () => '/', answer });
    const received = { method: 'GET', url: '/events', headers: {} } as IncomingMessage;
    const before = cache.find(received);
    await eventually(() => expect(finish).toHaveLength(1));
    notePublicChange();
    // Whoever comes after the change does not wait for what was begun before it.
    const after = cache.find(received);
    await eventually(() => expect(finish).toHaveLength(2));
    finish[1]?.(new Response('new'));
    expect(textOf(await after)).toBe('new');
    finish[0]?.(new Response('old'));
    expect(textOf(await before)).toBe('old');
    expect(textOf(await cache.find(received))).toBe('new');
    expect(finish).toHaveLength(2);
  });
});

describe('Rules 32.2: a page that is often asked for', () => {
  const received = { method: 'GET', url: '/events', headers: {} } as IncomingMessage;
  let now = 0;
  beforeEach(() => {
    now = performance.now();
    vi.spyOn(performance, 'now').mockImplementation(() => now);
  });
  afterEach(() => vi.mocked(performance.now).mockRestore());

  /** A cache whose first page is kept, and what finishes those that are being made. */
  async function keptCache() {
    const finish: ((page: Response | Promise<Response>) => void)[] = [];
    const answer = () => new Promise<Response>((done) => finish.push(done));
    const cache = pageCache({ isForVisitors: () => true, patternOf: () => '/', answer });
    const read = async () => textOf(await cache.find(received));
    const first = read();
    await eventually(() => expect(finish).toHaveLength(1));
    finish[0]?.(new Response('first'));
    expect(await first).toBe('first');
    return { read, finish };
  }

  const later = (ms: number) => {
    now += ms;
  };

  it('is renewed by one request while the others get the kept one', async () => {
    const { read, finish } = await keptCache();
    later(9_000);
    expect(await read()).toBe('first');
    expect(finish).toHaveLength(1);
    later(2_000);
    expect(await Promise.all([read(), read(), read()])).toEqual(['first', 'first', 'first']);
    expect(finish).toHaveLength(2);
    finish[1]?.(new Response('second'));
    await eventually(async () => expect(await read()).toBe('second'));
    later(9_000);
    expect(await read()).toBe('second');
    expect(finish).toHaveLength(2);
  });

  it('is never sent after 15 seconds, nor after a change', async () => {
    const { read, finish } = await keptCache();
    later(11_000);
    expect(await read()).toBe('first');
    notePublicChange();
    const changed = read();
    await eventually(() => expect(finish).toHaveLength(3));
    finish[1]?.(new Response('begun before the change'));
    finish[2]?.(new Response('changed'));
    expect(await changed).toBe('changed');
    expect(await read()).toBe('changed');
    later(15_001);
    const old = read();
    await eventually(() => expect(finish).toHaveLength(4));
    finish[3]?.(new Response('new'));
    expect(await old).toBe('new');
  });

  it('stays until it is too old where a new one fails', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { read, finish } = await keptCache();
    later(11_000);
    expect(await read()).toBe('first');
    finish[1]?.(Promise.reject(new Error('no database')));
    await eventually(() => expect(log).toHaveBeenCalledOnce());
    expect(await read()).toBe('first');
    finish[2]?.(new Response('not now', { status: 503 }));
    expect(await read()).toBe('first');
    log.mockRestore();
  });
});

const textOf = (found: Awaited<ReturnType<ReturnType<typeof pageCache>['find']>>) =>
  found && 'kept' in found ? found.kept.body.toString() : null;
