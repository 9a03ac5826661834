import { Readable } from 'node:stream';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { createBreaks } from '#app/lib/process/breaks.server.ts';

/** A file for a zip. */
export interface ZipEntry {
  name: string;
  content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
  /** Whether it is compressed already, as photos and PDFs are. */
  isCompressed?: boolean;
}

/** More than this cannot be in a zip as it is written here, with all its lists. */
export const mostZipBytes = 3_500_000_000;

/**
 * The response with a zip, which is made while it is sent: the next piece once the one before was taken, so that memory
 * stays level, and with breaks for other requests. No cache keeps it.
 */
export const zipResponse = (entries: AsyncIterable<ZipEntry>, filename: string): Response =>
  new Response(Readable.toWeb(Readable.from(zipOf(entries))) as ReadableStream, {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${filename}"`,
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  });

/** `unzip` reads names in an old code page where a file doesn't say that it comes from Unix, with its mode. */
const asOnUnix = { os: 3, attrs: (0o100600 << 16) >>> 0 };

async function* zipOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  let made: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    if (error) failure = error;
    else made.push(chunk);
  });
  const take = (): Uint8Array[] => {
    if (failure) throw failure;
    const taken = made;
    made = [];
    return taken;
  };
  const takeBreak = createBreaks();
  for await (const { name, content, isCompressed = false } of entries) {
    const file = isCompressed ? new ZipPassThrough(name) : new ZipDeflate(name);
    Object.assign(file, asOnUnix);
    zip.add(file);
    for await (const chunk of content) {
      await takeBreak();
      file.push(chunk);
      yield* take();
    }
    file.push(new Uint8Array(0), true);
    yield* take();
  }
  zip.end();
  yield* take();
}

/** How many bytes of a text are compressed without a break. */
const pieceBytes = 64 * 1024;

/** A text as the content of a file. */
export function* textContent(text: string): Generator<Uint8Array> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes);
}

/** What a stream has, in its pieces. Who stops early ends the stream. */
export async function* streamContent(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      yield piece.value;
    }
  } finally {
    await reader.cancel();
  }
}
