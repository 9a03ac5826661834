import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import net from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { prepareSettings } from '#tests/setup/test-env.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';
import { files, siteServer } from './http.ts';
import type { Site } from './site.ts';

/** A body as a handler got it. */
interface Received {
  text: string;
  pieces: number;
}

const received: Received[] = [];
const site: Site = {
  answer: async (request) => {
    const got = { text: '', pieces: 0 };
    for await (const piece of (request.body ?? []) as AsyncIterable<Uint8Array>) {
      got.text += Buffer.from(piece).toString('latin1');
      got.pieces += 1;
    }
    received.push(got);
    return new Response('read');
  },
  isForVisitors: () => false,
  patternOf: () => '/*',
};
prepareSettings();
vi.spyOn(console, 'log').mockImplementation(() => undefined);
const server = siteServer(site, files(temporaryFolder()));
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
  server.close();
});

const head = 'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n';
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
const end = '0\r\n\r\n';

/** A connection, and a wait for its next answer. */
function connect() {
  const socket = net.connect((server.address() as AddressInfo).port, '127.0.0.1');
  let answered = '';
  let seen = 0;
  const next = async () => {
    seen += 1;
    while (answered.split('HTTP/1.1 200').length <= seen) {
      const [data] = (await once(socket, 'data')) as [Buffer];
      answered += data.toString('latin1');
    }
  };
  return { socket, next };
}

/** Sends one body, and returns it as it was read. */
async function readBack(wire: string): Promise<Received> {
  const { socket, next } = connect();
  socket.write(head + wire + end);
  await next();
  socket.destroy();
  return received.at(-1) ?? { text: '', pieces: 0 };
}

it('joins small chunks, because each costs as much to read as a large one', async () => {
  const texts = ['a', 'b'.repeat(64), 'c'.repeat(100)].flatMap((text) =>
    Array.from({ length: 4000 }, () => text),
  );
  const got = await readBack(texts.map(chunk).join(''));
  expect(got.text === texts.join('')).toBe(true);
  expect(got.pieces).toBeLessThan(texts.length / 10);
});

it('ends the connection of a body in thousands of tiny chunks', async () => {
  const { socket } = connect();
  socket.on('error', () => undefined);
  const before = received.length;
  socket.write(head + chunk('a').repeat(200_000) + end);
  await new Promise((closed) => socket.once('close', closed));
  expect(received).toHaveLength(before);
});

it('keeps small and large chunks in their order', async () => {
  const texts = Array.from({ length: 400 }, (_, at) =>
    String.fromCharCode(97 + (at % 26)).repeat([1, 5000, 3, 1023, 1024, 70_000][at % 6] ?? 1),
  );
  const { text } = await readBack(texts.map(chunk).join(''));
  expect(text === texts.join('')).toBe(true);
});

it('passes on a small piece without waiting for the next one', async () => {
  let tell = (_: string) => {};
  const piece = () => new Promise<string>((done) => (tell = done));
  const answer = vi.spyOn(site, 'answer').mockImplementationOnce(async (request) => {
    for await (const read of (request.body ?? []) as AsyncIterable<Uint8Array>)
      tell(Buffer.from(read).toString('latin1'));
    return new Response('read');
  });
  const { socket, next } = connect();
  for (const text of ['one', 'two']) {
    const read = piece();
    socket.write((text === 'one' ? head : '') + chunk(text));
    expect(await read).toBe(text);
  }
  socket.write(end);
  await next();
  socket.destroy();
  answer.mockRestore();
});
