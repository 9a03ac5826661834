import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { TextResponse } from '#app/lib/http/text-response.server.ts';
import { send } from './send.server.ts';

const html = { 'Content-Type': 'text/html; charset=utf-8' };
const long = '<p>Hallways are cleaned on Tuesday — until noon.</p>'.repeat(100);

/** Sends a response over a real connection, and returns what arrives. */
async function sent(
  answer: Response,
  options: { method?: string; headers?: Record<string, string> } = {},
): Promise<{ message: IncomingMessage; bytes: Buffer }> {
  const server = createServer((received, response) => void send(received, response, answer));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  try {
    const message = await new Promise<IncomingMessage>((done, fail) =>
      request({ port, host: '127.0.0.1', ...options }, done)
        .on('error', fail)
        .end(),
    );
    const chunks: Buffer[] = [];
    for await (const chunk of message) chunks.push(chunk as Buffer);
    return { message, bytes: Buffer.concat(chunks) };
  } finally {
    server.close();
  }
}

/** A body that comes in pieces. */
const pieces = (...all: string[]): ReadableStream<Uint8Array> =>
  new ReadableStream({
    async start(controller) {
      for (const piece of all) {
        controller.enqueue(new TextEncoder().encode(piece));
        await wait(5);
      }
      controller.close();
    },
  });

it.each([Response, TextResponse])('sends what is there at once with its length', async (Kind) => {
  const { message, bytes } = await sent(new Kind(long, { headers: html, status: 404 }));
  expect(message.statusCode).toBe(404);
  expect(message.headers['content-length']).toBe(String(Buffer.byteLength(long)));
  expect(message.headers['transfer-encoding']).toBeUndefined();
  expect(message.headers.vary).toBe('Accept-Encoding');
  expect(bytes.toString()).toBe(long);
});

it.each([
  ['gzip', gunzipSync, Response],
  ['br', brotliDecompressSync, Response],
  ['gzip', gunzipSync, TextResponse],
] as const)('compresses text for who takes %s', async (name, read, Kind) => {
  const headers = { 'accept-encoding': name };
  const { message, bytes } = await sent(new Kind(long, { headers: html }), { headers });
  expect(message.headers['content-encoding']).toBe(name);
  expect(message.headers['content-length']).toBe(String(bytes.byteLength));
  expect(bytes.byteLength).toBeLessThan(long.length / 4);
  expect(read(bytes).toString()).toBe(long);
});

it.each([
  ['short text', 'short', html],
  ['a picture', long, { 'Content-Type': 'image/webp' }],
  ['what must not be changed', long, { ...html, 'Cache-Control': 'no-transform' }],
])('leaves %s as it is', async (_, body, headers) => {
  const wanted = { headers: { 'accept-encoding': 'gzip, br' } };
  const { message, bytes } = await sent(new Response(body, { headers }), wanted);
  expect(message.headers['content-encoding']).toBeUndefined();
  expect(bytes.toString()).toBe(body);
});

it('obeys a client that refuses a compression', async () => {
  const headers = { 'accept-encoding': 'br;q=0, gzip;q=0.5' };
  const { message } = await sent(new Response(long, { headers: html }), { headers });
  expect(message.headers['content-encoding']).toBe('gzip');
});

it('sends what comes in pieces as it comes, compressed too', async () => {
  const plain = await sent(new Response(pieces('one ', 'two ', 'three'), { headers: html }));
  expect(plain.bytes.toString()).toBe('one two three');
  expect(plain.message.headers['transfer-encoding']).toBe('chunked');
  const headers = { 'accept-encoding': 'gzip' };
  const small = await sent(new Response(pieces(long, long, long), { headers: html }), { headers });
  expect(gunzipSync(small.bytes).toString()).toBe(long + long + long);
});

it.each([Response, TextResponse])(
  'keeps each cookie apart, and sends no body where none was asked for',
  async (Kind) => {
    const answer = new Kind('body', { headers: html });
    answer.headers.append('Set-Cookie', 'one=1');
    answer.headers.append('Set-Cookie', 'two=2');
    const { message, bytes } = await sent(answer, { method: 'HEAD' });
    expect(message.headers['set-cookie']).toEqual(['one=1', 'two=2']);
    expect(bytes).toHaveLength(0);
  },
);

it('sends a text at hand without reading the stream of it, which others can read', async () => {
  const answer = new TextResponse(long, { headers: html });
  expect((await sent(answer)).bytes.toString()).toBe(long);
  expect(answer.bodyUsed).toBe(false);
  expect(await answer.clone().text()).toBe(long);
  expect(await answer.text()).toBe(long);
});

it('stops reading for a client that went away', async () => {
  let cancelled = false;
  const endless = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await wait(2);
      controller.enqueue(new Uint8Array(50_000));
    },
    cancel: () => void (cancelled = true),
  });
  const server = createServer((received, response) => {
    send(received, response, new Response(endless)).catch(() => undefined);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const message = await new Promise<IncomingMessage>((done, fail) =>
    request({ port, host: '127.0.0.1' }, done).on('error', fail).end(),
  );
  message.once('data', () => message.destroy());
  await expect(text(message)).rejects.toThrow();
  await expect.poll(() => cancelled).toBe(true);
  server.close();
});
