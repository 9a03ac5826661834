import { AppError } from '../lib/errors.ts';
import { limitBody } from '../lib/http/body-limit.server.ts';

/** The most bytes of an ordinary form or JSON body. */
const maxBodyBytes = 256 * 1024;

/** The same for a post with photos: eight of 10 MB, and the other fields. */
const maxPhotoBodyBytes = 8 * 10 * 1024 * 1024 + maxBodyBytes;

/** The request with its body read. Throws AppError `too-large` when the body is over the limit. */
export async function admitBody(request: Request): Promise<Request> {
  if (!request.body) return request;
  if (Number(request.headers.get('Content-Length') ?? 0) > maxBodyBytes) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size <= maxBodyBytes) chunks.push(chunk);
    // A little more is read and discarded, so that the sender gets the response and not a reset.
    else if (size > 8 * maxBodyBytes) break;
  }
  if (size > maxBodyBytes) throw tooLarge();
  return withBody(request, Buffer.concat(chunks));
}

/**
 * The request with its photos still streaming, so that they are never all in memory at once; other
 * bodies are read. The stream fails with AppError `too-large` once it is over the limit.
 */
export async function admitPhotos(request: Request): Promise<Request> {
  const type = request.headers.get('Content-Type') ?? '';
  if (!request.body || !/^(multipart|image)\//i.test(type)) return admitBody(request);
  return withBody(request, limitBody(request.body, maxPhotoBodyBytes, tooLarge));
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
