import { maxFileBytes } from '../../features/media/files/limits.ts';
import { maxPhotoBytes, mostPhotos } from '../../features/media/photos/limits.ts';
import { mostFiles } from '../../features/noticeboard/notices/limits.ts';
import { maxImportBytes } from '../../features/residency/memberships/import/limits.ts';
import { AppError } from '../../lib/errors.ts';

/** The most bytes of an ordinary form or JSON body. */
const maxBodyBytes = 256 * 1024;

/** The same for a post with as many photos as it can have, and the other fields. */
const maxPhotoBodyBytes = mostPhotos * maxPhotoBytes + maxBodyBytes;

/** The same for a notice with as many files as it can have. */
const maxFileBodyBytes = mostFiles * maxFileBytes + maxBodyBytes;

/** How much of a body over the limit is still read, so that its sender gets the response. */
export const bodyBounds = { bytes: 8 * maxBodyBytes, ms: 10_000 };

/** The same for a post with photos: people choose too many, or ones straight from the camera. */
export const photoBodyBounds = { bytes: 3 * maxPhotoBodyBytes, ms: 120_000 };

/** The same for a post with files. */
export const fileBodyBounds = { bytes: 2 * maxFileBodyBytes, ms: 120_000 };
/** The same for a post with a list of people. */
const maxListBodyBytes = maxImportBytes + maxBodyBytes;
export const listBodyBounds = { bytes: 8 * maxListBodyBytes, ms: 30_000 };

/** The request with its body read. Throws AppError `too-large` when the body is over the limit. */
export async function admitBody(request: Request): Promise<Request> {
  if (!request.body) return request;
  if (Number(request.headers.get('Content-Length') ?? 0) > maxBodyBytes) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  // The stream is not cancelled: that would cut the connection before the response.
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.byteLength;
    if (size > maxBodyBytes) throw tooLarge();
    chunks.push(read.value);
  }
  return withBody(request, Buffer.concat(chunks));
}

/**
 * The request with its photos still streaming, so that they are never all in memory at once; other
 * bodies are read. The stream fails with AppError `too-large` once it is over the limit.
 */
export const admitPhotos = (request: Request): Promise<Request> =>
  admitStream(request, maxPhotoBodyBytes);

/** The same for a post with a list of people. */
export const admitList = (request: Request): Promise<Request> =>
  admitStream(request, maxListBodyBytes);

/** The same for a post with files of other kinds. */
export const admitFiles = (request: Request): Promise<Request> =>
  admitStream(request, maxFileBodyBytes);

async function admitStream(request: Request, maxBytes: number): Promise<Request> {
  const type = request.headers.get('Content-Type') ?? '';
  if (!request.body || !/^(multipart|image)\//i.test(type)) return admitBody(request);
  return withBody(request, limitBody(request.body, maxBytes, tooLarge));
}

const tooLarge = () => new AppError('too-large', 'http.bodyTooLarge');

const withBody = (request: Request, body: BodyInit): Request =>
  new Request(request.url, {
    method: request.method,
    headers: request.headers,
    signal: request.signal,
    body,
    ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
  } as RequestInit);

/**
 * A streamed body that fails once it passes `limit` bytes. It is never cancelled, which would cut the
 * connection before the response; what is left of it is for the gate to read.
 */
function limitBody(
  body: ReadableStream<Uint8Array>,
  limit: number,
  tooLarge: () => Error,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let size = 0;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await reader.read();
        if (done) return controller.close();
        size += value.byteLength;
        if (size <= limit) controller.enqueue(value);
        else controller.error(tooLarge());
      },
    },
    { highWaterMark: 0 },
  );
}
