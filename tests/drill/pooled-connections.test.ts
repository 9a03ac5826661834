import { Agent, createServer, request as send, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { loginTo } from '#tests/setup/drill.ts';
import { killLeftovers, startServer, usedFolder } from '#tests/setup/spawn.ts';

afterEach(killLeftovers);

const kB = 1024;

interface Reply {
  status: number;
  connection: string | undefined;
}

/** One request over a pool of connections that are used again. */
function call(
  origin: string,
  agent: Agent,
  path: string,
  { body, headers = {} }: { body?: Buffer; headers?: Record<string, string> } = {},
): Promise<Reply> {
  return new Promise((done, fail) => {
    const options = { agent, method: body ? 'POST' : 'GET', headers };
    const sending = send(origin + path, options, (response) => {
      response.resume().once('end', () =>
        done({
          status: response.statusCode ?? 0,
          connection: response.headers.connection,
        }),
      );
      response.once('error', fail);
    });
    sending.once('error', fail);
    sending.end(body);
  });
}

/** A proxy that passes everything on over a few connections, and answers 502 when one fails. */
async function startProxy(target: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const server = createServer((incoming, outgoing) => {
    const options = { agent, method: incoming.method, headers: incoming.headers };
    const onward = send(target + (incoming.url ?? ''), options, (response: IncomingMessage) => {
      const { connection: _, ...headers } = response.headers;
      outgoing.writeHead(response.statusCode ?? 502, headers);
      response.pipe(outgoing);
    });
    onward.once('error', () => outgoing.headersSent || outgoing.writeHead(502).end());
    // A proxy reads what its own client sends to the end.
    onward.once('close', () => incoming.unpipe(onward).resume());
    incoming.pipe(onward);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close() {
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}

const json = { 'Content-Type': 'application/json' };
const form = { 'Content-Type': 'application/x-www-form-urlencoded' };

it('a refused body spoils nothing for the next requests, at a client or a pooling proxy', async () => {
  const server = await startServer({ DATA_DIR: usedFolder(), DEMO: '1' });
  const cookie = await loginTo(server, 'resident@demo.example');
  const refusals: [string, number, Record<string, string>, number, Buffer?][] = [
    ['/login', 413, form, 300 * kB],
    ['/api/auth/login', 413, json, 300 * kB],
    ['/api/auth/login', 413, json, 1500 * kB],
    ['/api/auth/login', 413, json, 20_000 * kB],
    ['/api/auth/login', 403, { ...json, Origin: 'https://evil.example' }, 200 * kB],
    ['/api/uploads', 401, { 'Content-Type': 'image/png' }, 900 * kB],
    ['/api/uploads', 413, { 'Content-Type': 'image/png', Cookie: cookie }, 11_000 * kB],
    ['/no/such/page', 413, form, 300 * kB],
    ['/api/communities', 405, json, 200 * kB],
  ];
  const proxy = await startProxy(server.origin);
  for (const origin of [server.origin, proxy.origin]) {
    for (const [path, status, headers, bytes] of refusals) {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      const body = Buffer.alloc(bytes, 'a');
      const refused = await call(origin, agent, path, { body, headers }).catch(
        (error: Error) => error,
      );
      // The sender of a body far beyond the limit may find the connection closed.
      if (bytes < 2000 * kB) expect(refused, path).toMatchObject({ status });
      for (let next = 0; next < 3; next++) {
        const reply = await call(origin, agent, '/api/communities');
        expect(reply.status, `after ${path} ${bytes}`).toBe(200);
      }
      agent.destroy();
    }
  }

  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  const crowd = Array.from({ length: 120 }, (_, n) => {
    const [path, , headers, bytes] = refusals[n % 3] ?? ['/login', 413, form, 300 * kB];
    return n % 4 === 0
      ? call(proxy.origin, agent, path, { body: Buffer.alloc(bytes, 'a'), headers })
      : call(proxy.origin, agent, '/api/communities');
  });
  const statuses = (await Promise.all(crowd)).map(({ status }) => status);
  expect(statuses.filter((status) => status !== 200 && status !== 413)).toEqual([]);
  agent.destroy();
  proxy.close();
  expect(await server.stop()).toBe(0);
});

it('a body that is too long, or never ends, is answered and its connection closed', async () => {
  const server = await startServer({ DATA_DIR: usedFolder(), DEMO: '0' });
  const { port } = new URL(server.origin);
  const head =
    'POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
  for (const length of [300 * kB, 50_000 * kB]) {
    const socket = connect(Number(port), '127.0.0.1');
    let reply = '';
    socket.setEncoding('latin1').on('data', (data) => (reply += String(data)));
    socket.write(`${head}Content-Length: ${length}\r\n\r\n${'a'.repeat(260 * kB)}`);
    await new Promise((done) => socket.once('close', done).once('error', done));
    expect(reply).toMatch(/^HTTP\/1\.1 413 /);
    expect(reply).toMatch(/^connection: close\r$/im);
  }
  expect(await server.stop()).toBe(0);
});
