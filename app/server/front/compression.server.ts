import type { IncomingMessage } from 'node:http';
import type { Transform } from 'node:stream';
import { promisify } from 'node:util';
import {
  brotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
  type BrotliOptions,
} from 'node:zlib';
import Negotiator from 'negotiator';

/** Text of fewer bytes is sent as it is. */
const leastBytes = 1024;

/** As much smaller as is worth the time while somebody waits. */
const brotliOptions: BrotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

interface Encoding {
  name: 'br' | 'gzip';
  whole: (body: Uint8Array) => Promise<Buffer>;
  stream: () => Transform;
}

const [brotliWhole, gzipWhole] = [promisify(brotliCompress), promisify(gzip)];

const encodings: Record<Encoding['name'], Encoding> = {
  br: {
    name: 'br',
    whole: (body) => brotliWhole(body, brotliOptions),
    stream: () => createBrotliCompress(brotliOptions),
  },
  gzip: { name: 'gzip', whole: (body) => gzipWhole(body), stream: () => createGzip() },
};

/** Whether a response is of a kind that gets smaller: then caches have to know that it may be. */
export const isCompressible = (headers: Headers): boolean =>
  /^text\/|[/+](?:json|xml|javascript)\b/i.test(headers.get('Content-Type') ?? '') &&
  !headers.has('Content-Encoding') &&
  !/\bno-transform\b/i.test(headers.get('Cache-Control') ?? '');

/** How a client wants a body of this many bytes (null: unknown), the smallest first; null as it is. */
export function encodingFor({ headers }: IncomingMessage, bytes: number | null): Encoding | null {
  const accepted = headers['accept-encoding'];
  if (!accepted || (bytes !== null && bytes < leastBytes)) return null;
  const [best] = new Negotiator({ headers: { 'accept-encoding': accepted } })
    .encodings(['br', 'gzip', 'identity'])
    .sort((one, other) => preference(one) - preference(other));
  return best === 'br' || best === 'gzip' ? encodings[best] : null;
}

const preference = (name: string): number => ['br', 'gzip', 'identity'].indexOf(name);
