import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { memoryOf } from '#tests/setup/drill.ts';
import { inDrill, isFullDrill, recordDrill } from '#tests/setup/drills.ts';
import {
  killLeftovers,
  runToEnd,
  startServer,
  usedFolder,
  type Running,
} from '#tests/setup/spawn.ts';

afterEach(killLeftovers);

const idle = inDrill(500, 10_000);
const slowSenders = inDrill(100, 1000);
const slowReaders = inDrill(20, 100);

/** So many connections, a few hundred at a time, each of which begins with some words. */
async function open(port: number, count: number, words = ''): Promise<Socket[]> {
  const sockets: Socket[] = [];
  while (sockets.length < count) {
    const some = Array.from(
      { length: Math.min(200, count - sockets.length) },
      () =>
        new Promise<Socket>((done, fail) => {
          const socket = connect(port, '127.0.0.1', () => {
            if (words) socket.write(words);
            // The server may end it later, which is its right.
            socket.off('error', fail).on('error', () => socket.destroy());
            done(socket);
          });
          socket.once('error', fail);
        }),
    );
    sockets.push(...(await Promise.all(some)));
  }
  return sockets;
}

/** How long a client that behaves waits for each of its answers, in ms, the shortest first. */
async function goodClient({ origin }: Running, requests: number): Promise<number[]> {
  const program = ['tests/setup/good-client.ts', origin, String(requests)];
  const { code, stdout, stderr } = await runToEnd(program, {});
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return (JSON.parse(stdout) as number[]).sort((one, other) => one - other);
}

const p99 = (times: number[]): number => times[Math.floor(times.length * 0.99)] ?? 0;

it('clients that do nothing, send slowly or do not read keep nobody else from being served', async () => {
  const server = await startServer({
    ...{ DATA_DIR: usedFolder(), DEMO: '0', APP_URL: 'http://localhost:3000' },
    SESSION_SECRET: 'a secret that only the tests know, long enough',
  });
  const port = Number(new URL(server.origin).port);
  const requests = inDrill(50, 1000);
  await goodClient(server, requests);
  const before = await goodClient(server, requests);
  const memoryBefore = memoryOf(server).now;

  const waiting = await open(port, idle);
  const form = 'POST /login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\nemail=';
  const senders = await open(port, slowSenders, form);
  const ask = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(20);
  const readers = await open(port, slowReaders, ask);
  for (const reader of readers) reader.pause();
  // A letter each, twenty seconds apart, and not all at once.
  let next = 0;
  const drip = setInterval(() => {
    const sender = senders[next++ % senders.length];
    if (sender?.writable) sender.write('a');
  }, 20_000 / slowSenders);
  // What the readers asked for at first is work like any other.
  await sleep(inDrill(500, 5000));
  const during = await goodClient(server, requests);
  const memoryDuring = memoryOf(server).now;
  clearInterval(drip);
  for (const socket of [...waiting, ...senders, ...readers]) socket.destroy();
  const after = await goodClient(server, inDrill(10, 100));

  recordDrill('clients that do nothing, send slowly or do not read', {
    idle,
    'slow senders': slowSenders,
    'slow readers': slowReaders,
    'p99 before (ms)': p99(before).toFixed(1),
    'p99 with them (ms)': p99(during).toFixed(1),
    'p99 after (ms)': p99(after).toFixed(1),
    'memory before (MB)': memoryBefore,
    'memory with them (MB)': memoryDuring,
  });
  if (isFullDrill) {
    expect(p99(during)).toBeLessThan(Math.max(2 * p99(before), 20));
    expect(memoryDuring - memoryBefore).toBeLessThan(200);
  }
  expect(await server.stop()).toBe(0);
});
