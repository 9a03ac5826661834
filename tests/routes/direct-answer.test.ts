import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler, type ServerBuild } from '@remix-run/node';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { env } from '#app/lib/env.server.ts';
import { testApp } from '#tests/setup/app.ts';
import { pagesOf, routeOf } from '#tests/setup/pages.ts';
import { routeFiles } from '#tests/setup/route-table.ts';
import { makeSweepWorld, type SweepWorld } from '#tests/setup/sweep-world.ts';
import { makeTown, personOf, type Town } from '#tests/setup/town.ts';

// Each test opens hundreds of pages, three times.
vi.setConfig({ testTimeout: 180_000 });

const app = testApp();

class CountedRequest extends Request {
  constructor(...args: ConstructorParameters<typeof Request>) {
    super(...args);
    copies += 1;
  }
}

let world: SweepWorld;
let town: Town;
let build: ServerBuild;
let remix: (request: Request) => Promise<Response>;
beforeAll(async () => {
  vi.stubGlobal('Request', CountedRequest);
  // A page says how long ago something was, and a PDF when it was made.
  vi.useFakeTimers({ toFake: ['Date'] });
  world = await makeSweepWorld(app);
  town = await makeTown({ em: app.em, env: { dataDir: env().dataDir } });
  build = (await import(pathToFileURL(resolve('build/index.js')).href)) as ServerBuild;
  remix = createRequestHandler(build, 'production');
});

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const requestFor = (path: string, cookie: string | undefined): Request =>
  new Request(`http://localhost:3000${path}`, {
    headers: { host: 'localhost:3000', ...(cookie ? { cookie } : {}) },
  });

/** What is new each time: the nonce of a page, the key of a form, the id of a PDF. */
const newEachTime = [
  /'nonce-([^']+)'/,
  /name="idempotencyKey"[^>]*value="([^"]+)"/,
  /formKey\\",\\"([^\\]+)/,
  /^\/ID \[<([^>]+)>/m,
];

/** All of a response that can be compared, and of its page's tag only that there is one. */
async function written(response: Response): Promise<string> {
  const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n');
  const body = await response.text();
  const isArchive = response.headers.get('Content-Type') === 'application/zip';
  const text = `${response.status}\n${headers}\n\n${isArchive ? 'archive' : body}`;
  return newEachTime
    .flatMap((pattern) => pattern.exec(text)?.[1] ?? [])
    .reduce((rest, value) => rest.replaceAll(value, 'new'), text)
    .replace(/^etag: .*$/m, 'etag');
}

/** Where two texts part, with what is around it. */
function parting(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return `${one.slice(Math.max(0, at - 60), at + 120)}\n≠ ${other.slice(at, at + 120)}`;
}

/** How often Remix gave a loader a Request of its own, which is how it can be told that it answered. */
let copies = 0;
/** The files of the pages that Remix answered the second time too, though all went well. */
const leftToRemix = new Set<string>();

/** A page with headers of its own is Remix's; no other may be. */
const leftWithoutReason = () =>
  [...leftToRemix].filter((file) => {
    const route = build.routes[`routes/${file.replace(/\.tsx$/, '')}`];
    return !route?.module.headers;
  });

/** How what we answer the second time, when the loaders are asked directly, differs from what Remix does. */
async function difference(path: string, cookie: string | undefined): Promise<string[]> {
  const { answer } = app.origin();
  await (await answer(requestFor(path, cookie))).arrayBuffer();
  const request = requestFor(path, cookie);
  copies = 0;
  const response = await answer(request);
  if (response.status === 200 && copies > 0) leftToRemix.add(routeOf(path) ?? path);
  const ours = await written(response);
  const theirs = await written(await remix(requestFor(path, cookie)));
  return ours === theirs ? [] : [`${path}: ${parting(ours, theirs)}`];
}

it('answers each page as Remix does, in every state that it has', async () => {
  const found: string[] = [];
  for (const { who, path } of pagesOf(town)) {
    const person = personOf(town, who);
    found.push(...(await difference(path, person ? await app.signIn(person) : undefined)));
  }
  expect(found).toEqual([]);
  expect(leftWithoutReason()).toEqual([]);
});

it('answers each address as Remix does', async () => {
  const found: string[] = [];
  for (const { address } of routeFiles().filter(({ reads }) => reads)) {
    const cookie = world.cookies[address.startsWith('/manage') ? 'board' : 'member'];
    found.push(...(await difference(world.example(address), cookie)));
  }
  expect(found).toEqual([]);
  expect(leftWithoutReason()).toEqual([]);
});

it.each([
  ...[
    '/?index',
    '/?%69ndex=1&a=b',
    '/login?_routes=root',
    '/?q=a%20b+c&q=%E0%A4%A',
    '/login?a=%zz',
  ],
  ...[
    '/LOGIN',
    '/login/',
    '//login',
    '/%6Cogin',
    '/login.data',
    '/_root.data',
    '/%E0%A4%A',
    '/nowhere',
  ],
  ...['/api/listings?index', '/api/listings?limit=x', '/api/listings.data', '/api/nothing'],
])('answers %s as Remix does', async (path) => {
  expect(await difference(path, world.cookies.member)).toEqual([]);
});
