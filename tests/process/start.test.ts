import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAccounts, demoPassword } from '#app/features/accounts/login/auth/demo-accounts.ts';
import { askAs } from '#tests/setup/ask-as.ts';
import { loginTo } from '#tests/setup/drill.ts';
import { siteFolder } from '#tests/setup/site-folder.ts';
import {
  freePort,
  killLeftovers,
  startIn,
  startServer,
  usedFolder,
  type Running,
} from '#tests/setup/spawn.ts';

afterAll(killLeftovers);

describe('a stop', () => {
  it('lets a request in progress finish', async () => {
    const server = await startServer({ DATA_DIR: usedFolder(), DEMO: '0' });
    let finishBody = () => {};
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('email=a%40mail.example&'));
        finishBody = () => {
          controller.enqueue(new TextEncoder().encode('password=x'));
          controller.close();
        };
      },
    });
    const answer = fetch(`${server.origin}/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body,
      duplex: 'half',
    } as RequestInit);
    await new Promise((done) => setTimeout(done, 300));
    const code = server.stop();
    await new Promise((done) => setTimeout(done, 300));
    expect(server.child.exitCode).toBeNull();
    finishBody();
    const response = await answer;
    expect(response.status).toBe(401);
    expect(await response.text()).toContain('Invalid email or password');
    expect(await code).toBe(0);
  });

  it('closes connections, and ends as soon as nothing is in progress', async () => {
    const server = await startServer({ DATA_DIR: usedFolder(), DEMO: '0' });
    const { port } = new URL(server.origin);
    const idle = connect(Number(port), '127.0.0.1');
    const busy = connect(Number(port), '127.0.0.1');
    let replies = '';
    busy.setEncoding('latin1').on('data', (data) => (replies += String(data)));
    idle.write('GET /api/communities HTTP/1.1\r\nHost: localhost\r\n\r\n');
    const form = 'email=a%40mail.example&password=x';
    busy.write(
      `POST /login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${form.length}\r\n\r\n`,
    );
    await new Promise((done) => setTimeout(done, 300));
    const closed = new Promise((done) => busy.once('close', done));
    const code = server.stop();
    await new Promise((done) => setTimeout(done, 300));
    busy.write(form);
    await closed;
    expect(replies).toMatch(/^HTTP\/1\.1 401 /);
    expect(replies).toMatch(/^connection: close\r$/im);
    expect(await code).toBe(0);
    idle.destroy();
  });
});

it('npm start without a word of settings is the demo, for this machine alone', async () => {
  const port = await freePort();
  const server = await startIn(siteFolder({ PORT: port }), 'npm start', { port });
  const { origin } = server;
  for (const path of ['/', '/api/communities', '/favicon.svg', '/styleguide']) {
    const refused = await askAs('link.example', { origin, path });
    expect(refused.status, path).toBe(421);
    expect(refused.words, path).toContain('set HOST');
    expect((await askAs(`localhost:${port}`, { origin, path })).status, path).toBe(200);
  }
  expect(await loginTo(server, 'admin@demo.example')).toContain('session=');
  await server.stop();
  const output = server.output();
  expect(output).toContain(`Demo accounts, password ${demoPassword}:`);
  for (const { email } of demoAccounts) expect(output).toContain(email);
  expect(output).toContain('Only this machine can open it');
  expect(output, 'nobody else can reach it').not.toContain('[DEMO]');
});

describe('the real server', () => {
  let server: Running;
  beforeAll(async () => {
    server = await startServer({ DATA_DIR: usedFolder(), DEMO: '0' });
  });
  afterAll(() => server.stop());

  it('refuses forms from another site with 403, and what no page would send as JSON under /api', async () => {
    for (const path of ['/login', '/api/auth/login']) {
      const response = await fetch(server.origin + path, {
        method: 'POST',
        headers: { Origin: 'https://evil.example' },
        body: new URLSearchParams({ email: 'a@mail.example', password: 'x' }),
      });
      expect(response.status, path).toBe(403);
    }
    const malformed = await fetch(`${server.origin}/api/%`);
    expect(malformed.status).toBe(404);
    expect(await malformed.json()).toHaveProperty('message');
    expect((await fetch(`${server.origin}/%E0%A4%A`)).status).toBe(404);
    const { port } = new URL(server.origin);
    for (const line of ['TRACE / HTTP/1.1\r\nHost: x', 'GET / HTTP/1.1\r\nHost: a b']) {
      const status = await rawStatus(Number(port), `${line}\r\nConnection: close\r\n\r\n`);
      expect(status, line).toBeLessThan(500);
    }
  });

  // It has other classes of Request and Response than the tests of routes, where a start does not take care.
  it('protects pages, calls and what it refuses', async () => {
    for (const path of [
      '/',
      '/login',
      '/nowhere',
      '/api/communities',
      '/api/listings',
      '/api/no',
    ]) {
      for (const cookie of ['', 'session=unknown']) {
        const { headers } = await fetch(server.origin + path, { headers: { cookie } });
        const named = `${path} ${cookie}`;
        expect(headers.get('X-Content-Type-Options'), named).toBe('nosniff');
        expect(headers.get('Permissions-Policy'), named).toContain('camera=()');
        expect(headers.get('Content-Security-Policy'), named).toContain("frame-ancestors 'none'");
      }
    }
  });
});

/** The status of the answer to a request written by hand. */
function rawStatus(port: number, text: string): Promise<number> {
  return new Promise((done, fail) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.once('data', (data) => {
      done(Number(String(data).split(' ')[1]));
      socket.destroy();
    });
    socket.once('error', fail);
  });
}
