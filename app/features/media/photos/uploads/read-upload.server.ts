import { AppError } from '#app/lib/errors.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import { photoRefused, type ProcessedImage } from '../processing/process-image.server.ts';
import { maxPhotoBytes } from '../limits.ts';
import { readFormWithPhotos, takePhoto } from './photo-form.server.ts';

const field = 'photo';

/**
 * The one photo of an API upload: a multipart form with one file, or the bytes themselves with an
 * image type. Throws AppError: `invalid`, `too-large`, `too-many`, `wrong-type`.
 */
export async function readUpload(request: Request, actor: Actor): Promise<ProcessedImage> {
  const type = request.headers.get('Content-Type') ?? '';
  if (/^multipart\/form-data/i.test(type)) return readMultipart(request, actor);
  if (!/^image\//i.test(type)) throw new AppError('wrong-type', 'photos.uploadExpected');
  const bytes = request.body ? await readBytes(request.body) : new Uint8Array(0);
  if (bytes.byteLength === 0) throw photoRefused('empty', null);
  return takePhoto(bytes, {
    crop: 'whole',
    owner: actor.id,
    signal: request.signal,
    name: null,
  });
}

async function readMultipart(request: Request, actor: Actor): Promise<ProcessedImage> {
  const expected = { field, most: 1, crop: 'whole' } as const;
  const { photos, refusals } = await readFormWithPhotos(request, actor, expected);
  const [photo] = photos;
  if (photo) return photo;
  const { messageKey, params } = refusals[0] ?? { messageKey: 'photos.uploadMissing', params: {} };
  throw new AppError('invalid', messageKey, { params, field });
}

/** Reads a body to its end, but keeps no more than the limit. Throws AppError `too-large`. */
async function readBytes(body: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = body.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.byteLength;
    if (size <= maxPhotoBytes) chunks.push(read.value);
  }
  if (size > maxPhotoBytes) throw new AppError('too-large', 'photos.uploadTooLarge');
  return Buffer.concat(chunks);
}
