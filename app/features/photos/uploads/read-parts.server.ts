import {
  getMultipartBoundary,
  MaxFileSizeExceededError,
  MultipartParseError,
  parseMultipartStream,
  type MultipartPart,
} from '@remix-run/multipart-parser';
import { photosByAccount } from '../limits.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { checkFields, readFormData } from '#app/lib/forms/form-data.server.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import {
  PhotoRefused,
  processImage,
  type ProcessedImage,
} from '../processing/process-image.server.ts';
import type { CropMode } from '../processing/task.ts';

export interface ExpectedPhotos {
  /** The name of the field with the files. */
  field: string;
  most: number;
  crop: CropMode;
}

export interface FormParts {
  /** The fields without the files. */
  form: FormData;
  photos: ProcessedImage[];
  /** Why the files were refused; then `photos` is empty. */
  refusal: AppError | null;
}

/** The most bytes of one photo, and of all other fields together. */
export const maxPhotoBytes = 10 * 1024 * 1024;
const maxTextBytes = 256 * 1024;

/**
 * Reads a form post with photos as it arrives: only one photo is in memory at a time, and later
 * only its processed files. Fields after a photo that is too large are lost, so a form puts its
 * photos last. Throws AppError: `invalid`, `too-many`, `wrong-type` when it is not a form.
 */
export async function readParts(
  request: Request,
  actor: Actor,
  expected: ExpectedPhotos,
): Promise<FormParts> {
  const boundary = getMultipartBoundary(request.headers.get('Content-Type') ?? '');
  if (!boundary || !request.body) {
    return { form: await readFormData(request), photos: [], refusal: null };
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
        if (textBytes > maxTextBytes) throw new AppError('invalid', 'photos.formTooLong');
        form.append(
          name,
          decoded(() => part.text),
        );
      } else if (name === expected.field && part.size > 0) {
        if (photos.length === expected.most) throw tooManyPhotos(expected.most);
        photos.push(await takePhoto(part, actor, expected, request.signal));
      }
    }
  } catch (error) {
    const refusal = refusalOf(error);
    checkFields(form);
    return { form, photos: [], refusal };
  }
  checkFields(form);
  return { form, photos, refusal: null };
}

async function takePhoto(
  part: MultipartPart,
  actor: Actor,
  { crop }: ExpectedPhotos,
  signal: AbortSignal,
) {
  await photosByAccount.countTry(actor.id);
  return processImage(part.bytes, {
    crop,
    owner: actor.id,
    signal,
    name: part.filename ?? null,
  });
}

const tooManyPhotos = (most: number) =>
  new PhotoRefused('invalid', 'photos.tooMany', { params: { count: most } });

/** Why the photos are refused; errors that are not about the photos are thrown again. */
function refusalOf(error: unknown): AppError {
  if (error instanceof MaxFileSizeExceededError) {
    return new PhotoRefused('invalid', 'photos.oneTooLarge');
  }
  if (error instanceof AppError) {
    if (error.code === 'too-large') return new PhotoRefused('invalid', 'photos.allTooLarge');
    if (error instanceof PhotoRefused || error.code === 'too-many') return error;
    throw error;
  }
  throw error instanceof MultipartParseError ? unreadable() : error;
}

/** What the parser decodes on access. Throws AppError `invalid` when it is not UTF-8. */
function decoded<Value>(read: () => Value): Value {
  try {
    return read();
  } catch {
    throw unreadable();
  }
}

const unreadable = () => new AppError('invalid', 'http.formUnreadable');
