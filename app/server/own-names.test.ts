import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { askAs } from '#tests/setup/ask-as.ts';
import { prepareSettings } from '#tests/setup/test-env.ts';
import { env } from '../lib/env.server.ts';
import { siteServer } from './http.ts';
import { warnOfOpenDemo } from './open-demo.server.ts';
import type { Site } from './site.ts';

const site: Site = {
  answer: () => Promise.resolve(new Response('An answer')),
  isForVisitors: (pathname) => pathname === '/',
  patternOf: (pathname) => pathname,
};
let server: Server;
let port: number;

beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  server = siteServer(site, (received, response, next) =>
    received.url?.startsWith('/assets/') ? void response.end('A file') : next(),
  );
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.close();
  vi.restoreAllMocks();
});

/** Asks under a name, and returns the status and the words of the answer. */
async function ask(
  path: string,
  host: string,
  call: { method?: string; headers?: Record<string, string> } = {},
) {
  const body = call.method === 'POST' ? 'email=a%40mail.example' : undefined;
  const origin = `http://127.0.0.1:${port}`;
  const { status, words } = await askAs(host, { origin, path, ...call, ...(body && { body }) });
  return { status, words };
}

const said =
  'This demo only answers on its own machine, as localhost; set HOST to open it to others.\n';

describe('a demo without a HOST', () => {
  beforeAll(() => prepareSettings({ DEMO: '1', APP_URL: 'https://demo.example' }));

  it.each([
    ['/', 'GET'],
    ['/login', 'POST'],
    ['/api/communities', 'GET'],
    ['/assets/frame-abc.js', 'GET'],
    ['/metrics', 'GET'],
  ])('answers to no other name than this machine’s: %s by %s', async (path, method) => {
    for (const host of ['link.example', 'demo.example', 'localhost.evil.example', '10.0.0.7:80']) {
      expect(await ask(path, host, { method }), host).toEqual({ status: 421, words: said });
    }
  });

  it('says so in French to who reads that', async () => {
    const headers = { 'Accept-Language': 'fr-CA' };
    const { words } = await ask('/', 'link.example', { headers });
    expect(words).toContain('définissez HOST');
  });

  it('lets nobody in by what a client may write besides', async () => {
    const headers = { 'X-Forwarded-Host': 'localhost', Forwarded: 'host=localhost' };
    expect(await ask('/', 'link.example', { headers })).toMatchObject({ status: 421 });
    expect(await ask('http://localhost/', 'link.example')).toMatchObject({ status: 421 });
    expect(await ask('/', 'not a host')).toMatchObject({ status: 421 });
  });

  it('answers to this machine’s names, pages that are kept too', async () => {
    for (const host of ['localhost', `127.0.0.1:${port}`, '[::1]:3000']) {
      expect(await ask('/', host), host).toEqual({ status: 200, words: 'An answer' });
      expect(await ask('/assets/x.js', host)).toEqual({ status: 200, words: 'A file' });
    }
  });

  it('tells whoever watches how it is', async () => {
    expect(await ask('/healthz', '10.0.0.7')).toEqual({ status: 200, words: 'ok\n' });
    expect((await ask('/readyz', '10.0.0.7')).words).toContain('"ready":');
  });
});

describe('the start of a demo', () => {
  const said = (settings: Record<string, string>): unknown[][] => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    prepareSettings(settings);
    warnOfOpenDemo(env());
    const { calls } = warn.mock;
    warn.mockRestore();
    return calls;
  };

  it.each<Record<string, string>>([
    { DEMO: '1', HOST: '0.0.0.0' },
    { DEMO: '1', HOST: '10.0.0.7' },
    { DEMO: '1', APP_URL: 'https://demo.example' },
    { DEMO: '1', HOST: '127.0.0.1', TRUSTED_PROXIES: '1' },
  ])('says once that its passwords are public where others can reach it: %j', (settings) => {
    expect(said(settings)).toEqual([
      [
        expect.stringMatching(
          /\[DEMO\] The passwords of this demo are public: anybody who can reach it can log in as administrator\.$/,
        ),
      ],
    ]);
  });

  it('says so of a socket that was passed', () => {
    vi.stubEnv('LISTEN_FDS', '1');
    vi.stubEnv('LISTEN_PID', String(process.pid));
    expect(said({ DEMO: '1' })).toHaveLength(1);
    vi.unstubAllEnvs();
  });

  it.each<Record<string, string>>([
    { DEMO: '1' },
    { DEMO: '1', HOST: '::1', APP_URL: 'http://localhost:3000' },
    { DEMO: '0', HOST: '0.0.0.0', APP_URL: 'https://link.example' },
  ])('says nothing of the sort with %j', (settings) => {
    expect(said(settings)).toEqual([]);
  });
});

it.each<Record<string, string>>([
  { DEMO: '1', HOST: '0.0.0.0' },
  { DEMO: '1', HOST: '127.0.0.1' },
  { DEMO: '0' },
  { APP_URL: 'https://link.example' },
])('a site with %j answers to every name', async (settings) => {
  prepareSettings(settings);
  expect(await ask('/', 'link.example')).toEqual({ status: 200, words: 'An answer' });
});
