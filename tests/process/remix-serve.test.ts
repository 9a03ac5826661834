import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '#app/features/accounts/login/auth/demo-accounts.ts';
import { askAs } from '#tests/setup/ask-as.ts';
import { killLeftovers, startServer, usedFolder, type Running } from '#tests/setup/spawn.ts';

const program = ['node_modules/@remix-run/serve/dist/cli.js', 'build/server/index.js'];
let server: Running;

beforeAll(async () => {
  const env = { DATA_DIR: usedFolder(), DEMO: '0', APP_URL: 'http://localhost:3000' };
  server = await startServer({ ...env, SESSION_SECRET: 'x'.repeat(40) }, program);
});
afterAll(killLeftovers);

const post = (path: string, headers: Record<string, string>, body = 'email=a%40mail.example') =>
  fetch(server.origin + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body,
  });

describe('the build under plain remix-serve, as some hosts run it', () => {
  it('serves pages with their headers, and their files', async () => {
    const page = await fetch(`${server.origin}/login`);
    expect(page.status).toBe(200);
    expect(page.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
    const [, script = ''] = /modulepreload" href="([^"]+)"/.exec(await page.text()) ?? [];
    expect((await fetch(server.origin + script)).status).toBe(200);
  });

  it('has a page without scripts opened as a document', async () => {
    const { status, headers } = await fetch(`${server.origin}/forgot-password.data`);
    expect(status).toBe(202);
    expect(headers.get('X-Remix-Reload-Document')).toBe('true');
  });

  it.each(['/login', '/api/auth/login', '/theme'])(
    'refuses a post to %s from another site, also with headers that only our server sets',
    async (path) => {
      const foreign: Record<string, string>[] = [
        { Origin: 'https://evil.example' },
        { 'Sec-Fetch-Site': 'cross-site' },
        { Origin: 'https://evil.example', 'X-Client-Origin': 'http://localhost:3000' },
      ];
      for (const headers of foreign) {
        const { status } = await post(path, headers);
        expect(status, JSON.stringify(headers)).toBeGreaterThanOrEqual(400);
        expect(status, JSON.stringify(headers)).not.toBe(401);
      }
    },
  );

  it('refuses a body over the limit', async () => {
    const { host } = new URL(server.origin);
    const { status } = await post('/login', { Origin: `http://${host}` }, 'x'.repeat(300_000));
    expect(status).toBe(413);
  });

  it('ends on SIGTERM', async () => {
    expect(await server.stop()).toBe(0);
  });
});

it('a demo under plain remix-serve answers to names of this machine alone', async () => {
  const demo = await startServer({ DATA_DIR: usedFolder(), DEMO: '1' }, program);
  const { origin } = demo;
  const message =
    'This demo only answers on its own machine, as localhost; set HOST to open it to others.';
  for (const path of ['/', '/login', '/no/such/page', '/sitemap.xml', '/communities.data']) {
    const { status, words } = await askAs('link.example', { origin, path });
    expect(status, path).toBe(421);
    expect(words, path).toContain(message);
  }
  const call = await askAs('link.example', { origin, path: '/api/listings' });
  expect([call.status, JSON.parse(call.words)]).toEqual([421, { message }]);
  const login = await askAs('link.example', {
    ...{ origin, path: '/api/auth/login', method: 'POST' },
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'admin@demo.example', password: demoPassword }),
  });
  expect([login.status, login.headers['set-cookie']]).toEqual([421, undefined]);
  expect(await askAs('localhost:3000', { origin, path: '/' })).toMatchObject({ status: 200 });
  const outside = origin.replace('127.0.0.1', '127.0.0.2');
  await expect(fetch(outside), 'it listens on 127.0.0.1 alone').rejects.toThrow();
  expect(await demo.stop()).toBe(0);
});
