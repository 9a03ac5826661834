import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler, type ServerBuild } from '@remix-run/node';
import { beforeAll, expect, it, vi } from 'vitest';
import { env } from '#app/lib/env.server.ts';
import { testApp } from '#tests/setup/app.ts';
import { pagesOf } from '#tests/setup/pages.ts';
import { routeFiles } from '#tests/setup/route-table.ts';
import { makeSweepWorld, type SweepWorld } from '#tests/setup/sweep-world.ts';
import { makeTown, personOf, type Town } from '#tests/setup/town.ts';

// Each test opens hundreds of pages, three times.
vi.setConfig({ testTimeout: 180_000 });

const app = testApp();

let world: SweepWorld;
let town: Town;
let remix: (request: Request) => Promise<Response>;
beforeAll(async () => {
  world = await makeSweepWorld(app);
  town = await makeTown({ em: app.em, env: { dataDir: env().dataDir } });
  const build = (await import(pathToFileURL(resolve('build/index.js')).href)) as ServerBuild;
  remix = createRequestHandler(build, 'production');
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

/** How what we answer the second time, when the loaders are asked directly, differs from what Remix does. */
async function difference(path: string, cookie: string | undefined): Promise<string[]> {
  const { answer } = app.origin();
  await (await answer(requestFor(path, cookie))).arrayBuffer();
  const ours = await written(await answer(requestFor(path, cookie)));
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
});

it('answers each address as Remix does', async () => {
  const found: string[] = [];
  for (const { address } of routeFiles().filter(({ reads }) => reads)) {
    found.push(...(await difference(world.example(address), world.cookies.member)));
  }
  expect(found).toEqual([]);
});

it.each([
  ...['/?index', '/?index=1&a=b', '/login?_routes=root', '/?q=a%20b+c&q=%E0%A4%A', '/login?a=%zz'],
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
