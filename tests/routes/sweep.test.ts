import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kinds, makeSweepWorld, type Kind, type SweepWorld } from '#tests/setup/sweep-world.ts';
import { classifiedAddresses, routeFiles } from '#tests/setup/route-table.ts';
import { entities } from '#db/entities/index.ts';
import { testApp } from '#tests/setup/app.ts';

/** With a provider that is not there, so that its pages are. */
const app = testApp({
  identityProvider: { issuer: 'http://127.0.0.1:9', clientId: 'a', clientSecret: 'b', name: 'ID' },
});

/** Who is meant by a word of the table in rules 22. */
const groups: Record<string, readonly Kind[]> = {
  everyone: kinds,
  'logged in': kinds.filter((kind) => kind !== 'visitor' && kind !== 'contractor'),
  members: ['member', 'owner', 'board', 'admin'],
  residents: ['member', 'owner', 'board'],
  owners: ['owner', 'board', 'admin'],
  author: ['member'],
  'author, moderators': ['member', 'board', 'admin'],
  moderators: ['board', 'admin'],
  'other residents': ['owner'],
  'other members': ['owner', 'board'],
  'residents who do not moderate': ['member', 'owner'],
  'any moderator': ['board', 'otherBoard', 'admin'],
  administrators: ['admin'],
  nobody: [],
};

/** In the quick suite, those whom most refusals are for. */
const asked: readonly Kind[] = process.env.TEST_EVERYTHING
  ? kinds
  : ['visitor', 'waiting', 'member'];

const table = classifiedAddresses();
const routes = routeFiles();

let world: SweepWorld;
let requests = 0;
beforeAll(async () => {
  world = await makeSweepWorld(app);
});
afterAll(() => {
  const people = `${asked.length} kinds of people, ${routes.length} routes`;
  console.log(
    `[who may see] ${people}, ${requests} requests, ${world.secrets.length} secret words`,
  );
});

describe('Rules 22: the table of addresses', () => {
  it('has a row for every route, and no row for anything else', () => {
    const addresses = [...new Set(routes.map(({ address }) => address))];
    expect(addresses.filter((address) => !table.has(address))).toEqual([]);
    expect([...table.keys()].filter((address) => !addresses.includes(address))).toEqual([]);
  });

  it('says who reads and who sends in words that this test knows, and nothing more', () => {
    for (const { address, reads, sends } of routes) {
      const { read, send } = table.get(address) ?? { read: '', send: '' };
      expect(read in groups, `${address}: read by ${read}`).toBe(reads || read === 'nobody');
      if (sends) expect(send in groups, `${address}: sent by ${send}`).toBe(true);
    }
  });
});

/**
 * What stands behind these addresses is a file, another site, or an account that is being deleted: only refusals are
 * checked.
 */
const withoutContent = new Set([
  '/account/closing',
  '/communities/:slug/bookings/:place/:id/certificate/file',
  '/communities/:slug/documents/:id/file',
  '/communities/:slug/emergency.pdf',
  '/communities/:slug/notices/:id/files/:file',
  '/login/sign-on',
  '/login/sign-on/back',
  '/manage/:slug/letters.pdf',
  '/newsletter-issues/:id',
  '/newsletter-issues/:id/pdf',
  '/photos/:id/:file',
  '/work/:token/photos/:number',
]);

const isRefusal = (response: Response): boolean => {
  if ([401, 403, 404, 405, 410].includes(response.status)) return true;
  const to = response.headers.get('Location') ?? '';
  return /^\/login\b/.test(to) || /\/door$/.test(to);
};

const pages = routes.filter(({ address }) => !address.startsWith('/api/'));
const readers = (address: string) => groups[table.get(address)?.read ?? ''] ?? [];
const senders = (address: string) => groups[table.get(address)?.send ?? ''] ?? [];

/** Where the data of a page is for scripts. */
const dataAddress = (path: string): string => {
  const [pathname = '', search] = path.split('?');
  const file = pathname === '/' ? '/_root.data' : `${pathname}.data`;
  return search ? `${file}?${search}` : file;
};

/** The page that an address of data belongs to. */
const documentOf = (data: string): string =>
  data.replace('/_root.data', '/').replace(/\.data(?=\?|$)/, '');

/** A page and its data, which has all that the page has; in the quick suite the data alone. */
const addressesOf = (path: string): string[] =>
  process.env.TEST_EVERYTHING ? [path, dataAddress(path)] : [dataAddress(path)];

/** The words in an answer that were meant for others. */
async function leaked(kind: Kind, response: Response): Promise<string[]> {
  const body = await response.text();
  return world.secrets
    .filter(({ of, words }) => !of.includes(kind) && body.includes(words))
    .map(({ words }) => `gives away “${words}”`);
}

describe.each(asked)('Rules 22: a person of the kind %s', (kind) => {
  const send = (path: string, call: Parameters<typeof app.send>[1] = {}) => {
    requests += 1;
    return app.send(path, { as: world.cookies[kind], ...call });
  };

  it('reads every page and its data only where the table says so, and no words meant for others', async () => {
    const found: string[] = [];
    for (const { address, reads } of pages.filter((route) => route.reads)) {
      if (!reads) continue;
      for (const at of world.examples(address).flatMap(addressesOf)) {
        const answer = await send(at);
        // A page without scripts has no data of its own: its document has all that it shows.
        const opensDocument = answer.headers.has('X-Remix-Reload-Document');
        const response = opensDocument ? await send(documentOf(at)) : answer;
        const mayRead = readers(address).includes(kind);
        if (response.status >= 500) found.push(`${at}: ${response.status}`);
        const isMissing = mayRead && withoutContent.has(address);
        if (!isMissing && mayRead === isRefusal(response)) found.push(`${at}: ${response.status}`);
        found.push(...(await leaked(kind, response)).map((line) => `${at} ${line}`));
      }
    }
    expect(found).toEqual([]);
  });

  it('cannot send anything the table does not give them', async () => {
    const before = await fingerprint();
    const found: string[] = [];
    for (const { address } of pages.filter(({ sends }) => sends)) {
      if (senders(address).includes(kind)) continue;
      for (const at of world.examples(address).flatMap(addressesOf)) {
        const response = await send(at, { form: { intent: 'none' } });
        if (!isRefusal(response)) found.push(`POST ${at}: ${response.status}`);
        found.push(...(await leaked(kind, response)).map((line) => `POST ${at} ${line}`));
      }
    }
    expect(found).toEqual([]);
    expect(await fingerprint()).toEqual(before);
  });

  it('calls the API only as the table says', async () => {
    const found: string[] = [];
    const calls = routes.filter(({ address }) => address.startsWith('/api/'));
    for (const { address, reads } of calls.filter(({ address }) => address !== '/api/:rest')) {
      const path = world.example(address);
      const methods = Object.keys(world.document.paths[documented(address)] ?? {});
      for (const method of methods) {
        const isRead = method === 'get';
        const allowed = isRead ? readers(address) : senders(address);
        if (!isRead && allowed.includes(kind)) continue;
        const response = await send(path, {
          method: method.toUpperCase(),
          ...(isRead ? {} : { json: world.bodyOf(method, address) }),
        });
        if (allowed.includes(kind) === isRefusal(response)) {
          found.push(`${method} ${path}: ${response.status}`);
        }
        found.push(...(await leaked(kind, response)).map((line) => `${method} ${path} ${line}`));
      }
      if (methods.length === 0 && reads) {
        const response = await send(path);
        found.push(...(await leaked(kind, response)).map((line) => `${path} ${line}`));
      }
    }
    expect(found).toEqual([]);
  });
});

const documented = (address: string) => address.replace(/:(\w+)/g, '{$1}');

/** How many rows each table has, and when posts and memberships changed last. */
async function fingerprint() {
  const em = app.em();
  const counts: [string, number][] = [];
  for (const entity of entities) {
    // A form that was sent without a session is kept for after the login.
    counts.push([entity.meta.tableName ?? '', await em.count(entity as never)]);
  }
  return counts;
}
