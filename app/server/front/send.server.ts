import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isFresh } from '#app/lib/http/etag.server.ts';
import { TextResponse } from '#app/lib/http/text-response.server.ts';
import { encodingFor, isCompressible } from './compression.server.ts';
import { renew, type KeptResponse } from './page-cache/kept-response.server.ts';

/**
 * Sends a response. What is there at once, as every page is, goes out in one write with its length;
 * the rest, such as a photo or a long list, as it comes.
 */
export async function send(
  received: IncomingMessage,
  response: ServerResponse,
  answer: Response,
): Promise<void> {
  const { status, statusText, headers } = answer;
  response.statusCode = status;
  if (statusText) response.statusMessage = statusText;
  headers.forEach((value, name) => name !== 'set-cookie' && response.setHeader(name, value));
  const cookies = headers.getSetCookie();
  if (cookies.length > 0) response.setHeader('Set-Cookie', cookies);
  const mayShrink = isCompressible(headers);
  if (mayShrink) response.appendHeader('Vary', 'Accept-Encoding');
  if (received.method !== 'HEAD' && answer instanceof TextResponse) {
    return sendWhole(received, response, { whole: answer.whole, mayShrink });
  }
  const { body } = answer;
  if (!body || received.method === 'HEAD') {
    await body?.cancel();
    response.end();
    return;
  }
  const { whole, rest } = await beginningOf(body);
  if (!rest) return sendWhole(received, response, { whole, mayShrink });
  const encoding = mayShrink ? encodingFor(received, null) : null;
  if (encoding) setEncoding(response, encoding.name);
  const parts = Readable.from(joined(whole, rest));
  await (encoding ? pipeline(parts, encoding.stream(), response) : pipeline(parts, response));
}

/** Sends what is kept, or only says that the client has it already. */
export async function sendKept(
  received: IncomingMessage,
  response: ServerResponse,
  kept: KeptResponse,
): Promise<void> {
  const isKnown = kept.etag !== null && isFresh(received.headers, kept.etag);
  const { headers, parts } = renew(kept);
  for (const [name, value] of headers) {
    // The copy that the client has goes on with its own nonce.
    if (!isKnown || name !== 'content-security-policy') response.setHeader(name, value);
  }
  if (kept.mayShrink) response.appendHeader('Vary', 'Accept-Encoding');
  if (isKnown) response.statusCode = 304;
  if (isKnown || received.method === 'HEAD') response.end();
  else await sendParts(received, response, { parts, mayShrink: kept.mayShrink });
}

/** Sends parts as they are in one write: a copy of each page would be most of the work of sending it. */
async function sendParts(
  received: IncomingMessage,
  response: ServerResponse,
  { parts, mayShrink }: { parts: Buffer[]; mayShrink: boolean },
): Promise<void> {
  const size = parts.reduce((sum, { byteLength }) => sum + byteLength, 0);
  if (mayShrink && encodingFor(received, size)) {
    return sendWhole(received, response, { whole: Buffer.concat(parts, size), mayShrink });
  }
  response.setHeader('Content-Length', size);
  response.cork();
  for (const part of parts) response.write(part);
  response.end();
}

interface Whole {
  whole: Uint8Array | string;
  mayShrink: boolean;
}

async function sendWhole(
  received: IncomingMessage,
  response: ServerResponse,
  { whole, mayShrink }: Whole,
): Promise<void> {
  const bytes = typeof whole === 'string' ? Buffer.from(whole) : whole;
  const encoding = mayShrink ? encodingFor(received, bytes.byteLength) : null;
  if (encoding) setEncoding(response, encoding.name);
  const sent = encoding ? await encoding.whole(bytes) : bytes;
  response.setHeader('Content-Length', sent.byteLength);
  response.end(sent);
}

function setEncoding(response: ServerResponse, name: string): void {
  response.setHeader('Content-Encoding', name);
  response.removeHeader('Content-Length');
}

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** The beginning of a body, and what reads the rest; null where that is all. */
async function beginningOf(
  body: ReadableStream<Uint8Array>,
): Promise<{ whole: Uint8Array; rest: Reader | null }> {
  const reader = body.getReader();
  const first = await reader.read();
  if (first.done) return { whole: new Uint8Array(), rest: null };
  const second = await reader.read();
  if (second.done) return { whole: first.value, rest: null };
  return { whole: Buffer.concat([first.value, second.value]), rest: reader };
}

/** Cancels the rest where the client goes away before its end. */
async function* joined(start: Uint8Array, rest: Reader): AsyncGenerator<Uint8Array> {
  try {
    yield start;
    for (let read = await rest.read(); !read.done; read = await rest.read()) yield read.value;
  } finally {
    await rest.cancel();
  }
}
