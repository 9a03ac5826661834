import {
  MaxFileSizeExceededError,
  MultipartParseError,
  MultipartParser,
  MultipartPart,
} from '@remix-run/multipart-parser';
import { AppError } from '../errors.ts';
import { createBreaks } from '../process/breaks.server.ts';

/** A file of more bytes than one may have. Its content is dropped. */
export class OversizedFile {
  readonly filename: string | undefined;
  /** Of the field. */
  readonly name: string | undefined;

  /** Throws MultipartParseError when the header is not UTF-8. */
  constructor(header: Uint8Array) {
    const part = new MultipartPart(header, []);
    try {
      this.filename = part.filename;
      this.name = part.name;
    } catch {
      throw new MultipartParseError('A header is not UTF-8');
    }
  }
}

/** Far below what one file may have, so that a file which is too large began in an earlier slice. */
const sliceBytes = 64 * 1024;
const leastSliceBytes = 16 * 1024;
const maxHeaderBytes = 8 * 1024;

/** The most parts of a form: more than its fields and its files together. Each costs time, however small it is. */
const maxParts = 300;

/** The longest boundary there is (RFC 2046). Looking for one takes longer the longer it is. */
const maxBoundaryLength = 70;

const endOfHeader = '\r\n\r\n';

interface PartLimits {
  boundary: string;
  maxFileBytes: number;
}

/**
 * The parts of a multipart body as they arrive, one in memory at a time. The parser gives up at a
 * file over `maxFileBytes`; here the reading goes on after it. Throws MultipartParseError, also for a boundary that is
 * too long, and AppError `invalid` for more than 300 parts, at the first one too many.
 */
export async function* readParts(
  body: ReadableStream<Uint8Array>,
  limits: PartLimits,
): AsyncGenerator<MultipartPart | OversizedFile> {
  if (limits.boundary.length > maxBoundaryLength) {
    throw new MultipartParseError('The boundary is too long');
  }
  let count = 0;
  for await (const part of allParts(body, limits)) {
    count += 1;
    if (count > maxParts) throw new AppError('invalid', 'http.formTooComplex');
    yield part;
  }
}

async function* allParts(
  body: ReadableStream<Uint8Array>,
  { boundary, maxFileBytes }: PartLimits,
): AsyncGenerator<MultipartPart | OversizedFile> {
  const mark = Buffer.from(`\r\n--${boundary}`);
  const newParser = () =>
    new MultipartParser(boundary, { maxFileSize: maxFileBytes, maxTotalSize: Infinity });
  let parser = newParser();
  let isSkipping = false;
  // What follows the last mark, as far as it may be the header of the part that is being read.
  let header = Buffer.alloc(0);
  let tail = Buffer.from('\r\n');
  const takeBreak = createBreaks();
  for await (const slice of slicesOf(body)) {
    await takeBreak();
    const seen = Buffer.concat([tail, slice]);
    let unread: Uint8Array = slice;
    if (isSkipping) {
      const at = seen.indexOf(mark);
      isSkipping = at === -1;
      if (!isSkipping) {
        parser = newParser();
        unread = seen.subarray(at + 2);
      }
    }
    const last = seen.lastIndexOf(mark);
    const before = header;
    if (last !== -1) header = seen.subarray(last + mark.length);
    else if (header.length < maxHeaderBytes) header = Buffer.concat([header, slice]);
    tail = seen.subarray(Math.max(0, seen.length - mark.length + 1));
    if (isSkipping) continue;
    try {
      yield* parser.write(unread);
    } catch (error) {
      if (!(error instanceof MaxFileSizeExceededError)) throw error;
      yield new OversizedFile(headerIn(before));
      // The rest of this slice may have the end of the file, and parts after it.
      const end = seen.indexOf(mark);
      isSkipping = end === -1;
      if (isSkipping) continue;
      parser = newParser();
      yield* parser.write(seen.subarray(end + 2));
    }
  }
  parser.finish();
}

const headerIn = (text: Buffer): Uint8Array =>
  text.subarray(0, Math.max(0, text.indexOf(endOfHeader)));

/** A body in slices of at most 80 KB. Pieces of a few bytes are joined: each costs as much as a large one. */
async function* slicesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  let pieces: Uint8Array[] = [];
  let size = 0;
  const joined = (): Uint8Array => {
    const [first = new Uint8Array(0), ...others] = pieces;
    const slice = others.length === 0 ? first : Buffer.concat(pieces);
    pieces = [];
    size = 0;
    return slice;
  };
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      for (let at = 0; at < read.value.length; at += sliceBytes) {
        const piece = read.value.subarray(at, at + sliceBytes);
        pieces.push(piece);
        size += piece.length;
        if (size >= leastSliceBytes) yield joined();
      }
    }
    if (size > 0) yield joined();
  } finally {
    reader.releaseLock();
  }
}
