import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { encodingFor, isCompressible } from './compression.server.ts';

/**
 * Sends a response. What is there at once, as every page is, goes out in one write with its length;
 * the rest, such as a photo or a long list, as it comes.
 */
export async function send(
  received: IncomingMessage,
  response: ServerResponse,
  answer: Response,
): Promise<void> {
  const { status, statusText, headers, body } = answer;
  response.statusCode = status;
  if (statusText) response.statusMessage = statusText;
  headers.forEach((value, name) => name !== 'set-cookie' && response.setHeader(name, value));
  const cookies = headers.getSetCookie();
  if (cookies.length > 0) response.setHeader('Set-Cookie', cookies);
  const mayShrink = isCompressible(headers);
  if (mayShrink) response.appendHeader('Vary', 'Accept-Encoding');
  if (!body || received.method === 'HEAD') {
    await body?.cancel();
    response.end();
    return;
  }

  const { whole, rest } = await firstOf(body);
  if (response.destroyed) {
    await rest?.cancel();
    return;
  }
  const encoding = mayShrink ? encodingFor(received, rest ? null : whole.byteLength) : null;
  if (encoding) {
    response.setHeader('Content-Encoding', encoding.name);
    response.removeHeader('Content-Length');
  }
  if (!rest) {
    const bytes = encoding ? await encoding.whole(whole) : whole;
    response.setHeader('Content-Length', bytes.byteLength);
    response.end(bytes);
    return;
  }
  const parts = Readable.from(joined(whole, rest));
  await (encoding ? pipeline(parts, encoding.stream(), response) : pipeline(parts, response));
}

interface Beginning {
  whole: Uint8Array;
  /** What comes after it; null where that is all. */
  rest: ReadableStreamDefaultReader<Uint8Array> | null;
}

/** The first piece of a body, and whether it is all. */
async function firstOf(body: ReadableStream<Uint8Array>): Promise<Beginning> {
  const reader = body.getReader();
  const first = await reader.read();
  if (first.done) return { whole: new Uint8Array(), rest: null };
  const second = await reader.read();
  if (second.done) return { whole: first.value, rest: null };
  return { whole: Buffer.concat([first.value, second.value]), rest: reader };
}

async function* joined(
  start: Uint8Array,
  rest: ReadableStreamDefaultReader<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  yield start;
  for (let read = await rest.read(); !read.done; read = await rest.read()) yield read.value;
}
