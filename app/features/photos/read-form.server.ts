import {
  getMultipartBoundary,
  MaxFileSizeExceededError,
  MultipartParseError,
  parseMultipartStream,
  type MultipartPart,
} from '@remix-run/multipart-parser';
import type { Actor } from '#app/lib/session/actor.ts';
import { AppError } from '#app/lib/errors.ts';
import { checkFields, readFormData } from '#app/lib/forms/form-data.server.ts';
import { createLimiter } from '#app/lib/http/rate-limit.server.ts';
import {
  PhotoRefused,
  processImage,
  type CropMode,
  type ProcessedImage,
} from './process-image.server.ts';

export interface FormWithPhotos {
  /** Everything but the files. */
  form: FormData;
  photos: ProcessedImage[];
  /** Why the files cannot be taken; then `photos` is empty. */
  problem: string | null;
}

export interface Expected {
  /** The name of the field the files come in. */
  field: string;
  most: number;
  cut: CropMode;
}

/** The most bytes of one photo, and of all the other fields together. */
const maxPhotoBytes = 10 * 1024 * 1024;
const maxTextBytes = 256 * 1024;

const photosByAccount = createLimiter('photo-account', { points: 200, duration: 60 * 60 });

/**
 * Reads a form post with photos as it arrives: one photo is in memory at a time, and only what we
 * keep of it afterwards. Fields that stand after a photo that is too large are lost, so a form
 * puts its photos last. Throws AppError: `invalid`, `too-many`, `wrong-type` when it is no form.
 */
export async function readFormWithPhotos(
  request: Request,
  actor: Actor,
  expected: Expected,
): Promise<FormWithPhotos> {
  const boundary = getMultipartBoundary(request.headers.get('Content-Type') ?? '');
  if (!boundary || !request.body) {
    return { form: await readFormData(request), photos: [], problem: null };
  }
  const form = new FormData();
  const photos: ProcessedImage[] = [];
  try {
    let textBytes = 0;
    const limits = { boundary, maxFileSize: maxPhotoBytes, maxTotalSize: Infinity };
    for await (const part of parseMultipartStream(request.body, limits)) {
      const name = decoded(() => part.name);
      if (!name) continue;
      if (part.isText) {
        textBytes += part.size;
        if (textBytes > maxTextBytes) throw new AppError('invalid', 'This form is too long.');
        form.append(
          name,
          decoded(() => part.text),
        );
      } else if (name === expected.field && part.size > 0) {
        if (photos.length === expected.most) throw new TooManyPhotos();
        photos.push(await takePhoto(part, actor, expected));
      }
    }
  } catch (error) {
    const problem = problemOf(error, expected);
    checkFields(form);
    return { form, photos: [], problem };
  }
  checkFields(form);
  return { form, photos, problem: null };
}

async function takePhoto(part: MultipartPart, actor: Actor, { cut }: Expected) {
  await photosByAccount.countTry(actor.id);
  return processImage(part.bytes, part.filename ?? 'This file', cut);
}

class TooManyPhotos extends Error {}

/** What to say under the field; errors that are not about the photos are thrown on. */
function problemOf(error: unknown, { most }: Expected): string {
  if (error instanceof TooManyPhotos) return tooManyPhotos(most);
  if (error instanceof MaxFileSizeExceededError) {
    return 'One of these is larger than 10 MB. Please make it smaller, or choose another.';
  }
  if (error instanceof AppError) {
    if (error.code === 'too-large') return 'Together these are too large. Please send fewer.';
    if (error instanceof PhotoRefused || error.code === 'too-many') return error.message;
    throw error;
  }
  throw error instanceof MultipartParseError ? unreadable() : error;
}

/** What the parser decodes when it is asked for it. Throws AppError `invalid` when it is not UTF-8. */
function decoded<Value>(read: () => Value): Value {
  try {
    return read();
  } catch {
    throw unreadable();
  }
}

const unreadable = () =>
  new AppError('invalid', 'This form could not be read. Please go back and try again.');

/**
 * The one photo of an API upload: a multipart form with one file, or the bytes as they are under
 * an image type. Throws AppError: `invalid`, `too-large`, `too-many`, `wrong-type`.
 */
export async function readUpload(request: Request, actor: Actor): Promise<ProcessedImage> {
  const type = request.headers.get('Content-Type') ?? '';
  if (/^multipart\/form-data/i.test(type)) {
    const expected = { field: 'photo', most: 1, cut: 'whole' } as const;
    const { photos, problem } = await readFormWithPhotos(request, actor, expected);
    const [photo] = photos;
    if (!photo) {
      throw new AppError('invalid', problem ?? 'Send one photo, in the field photo.', {
        field: 'photo',
      });
    }
    return photo;
  }
  if (!/^image\//i.test(type) || !request.body) {
    throw new AppError('wrong-type', 'Send the photo as image/* or in a multipart form.');
  }
  await photosByAccount.countTry(actor.id);
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.byteLength;
    if (size <= maxPhotoBytes) chunks.push(read.value);
  }
  if (size > maxPhotoBytes) throw new AppError('too-large', 'A photo can be at most 10 MB.');
  return processImage(Buffer.concat(chunks), 'This file', 'whole');
}

/** What to say when more photos come than a thing may have. */
export const tooManyPhotos = (most: number): string =>
  most === 1
    ? 'Please choose one photo.'
    : `There can be at most ${most} photos. Please take some away.`;
