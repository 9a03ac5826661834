import { MaxFileSizeExceededError } from '@remix-run/multipart-parser';
import type { z } from 'zod';
import { AppError } from '#app/lib/errors.ts';
import { readFormWithFiles } from '#app/lib/forms/form-data.server.ts';
import { requireActorForForm } from '#app/lib/forms/form-draft.server.ts';
import { resumeDraft, submitFields, type FormOptions } from '#app/lib/forms/submit-form.server.ts';
import { createLimiter } from '#app/lib/http/rate-limit.server.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { intentField } from '#app/ui/forms/row-intents.ts';
import { mostPhotos } from '../addresses.ts';
import { keepPhotos } from '../commands.server.ts';
import {
  PhotoRefused,
  processImage,
  type ProcessedImage,
  type UploadContext,
} from '../processing/process-image.server.ts';
import type { CropMode } from '../processing/task.ts';

/** How many photos a person may send within an hour. */
const photosByAccount = createLimiter('photo-account', { points: 200, duration: 60 * 60 });

/** The most bytes of one photo. */
export const maxPhotoBytes = 10 * 1024 * 1024;

interface ExpectedPhotos {
  /** The name of the field with the files. */
  field: string;
  most: number;
  crop: CropMode;
}

interface FormWithPhotos {
  /** The fields without the files. */
  form: FormData;
  photos: ProcessedImage[];
  /** Why the files were refused; then `photos` is empty. */
  refusal: AppError | null;
}

/**
 * Reads a form post with photos: only one photo is in memory at a time, and later only its processed
 * files. Throws AppError: `invalid`, `too-many`, `wrong-type` when it is not a form.
 */
export async function readFormWithPhotos(
  request: Request,
  actor: Actor,
  { field, most, crop }: ExpectedPhotos,
): Promise<FormWithPhotos> {
  const { form, files, problem } = await readFormWithFiles(request, {
    name: field,
    maxBytes: maxPhotoBytes,
    take: async (part, index) => {
      if (index === most) throw tooManyPhotos(most);
      return takePhoto(part.bytes, {
        crop,
        owner: actor.id,
        signal: request.signal,
        name: part.filename ?? null,
      });
    },
  });
  return { form, photos: files, refusal: problem ? refusalOf(problem) : null };
}

/** Processes one photo of those a person may send. Throws AppError as `processImage` does. */
export async function takePhoto(bytes: Uint8Array, upload: UploadContext): Promise<ProcessedImage> {
  await photosByAccount.countTry(upload.owner);
  return processImage(bytes, upload);
}

/** The error for more photos than there can be. */
const tooManyPhotos = (most: number) =>
  new PhotoRefused('invalid', 'photos.tooMany', { params: { count: most } });

/** Why the photos are refused; errors that are not about the photos are thrown again. */
function refusalOf(problem: unknown): AppError {
  if (problem instanceof MaxFileSizeExceededError) {
    return new PhotoRefused('invalid', 'photos.oneTooLarge');
  }
  if (problem instanceof AppError) {
    if (problem.code === 'too-large') return new PhotoRefused('invalid', 'photos.allTooLarge');
    if (problem instanceof PhotoRefused || problem.code === 'too-many') return problem;
  }
  throw problem;
}

type WithImages = z.ZodType<{ images?: string[] | null | undefined }>;

/**
 * `submitForm` for a form with a PhotosField, whose route has `handle = { photos: true }`. The
 * schema's `images` are the photos the form came with, without those ticked for removal, and the
 * new ones. A form that had no `images` leaves them undefined. Photos that were accepted are kept
 * while other fields are corrected; if one is refused, none is kept.
 * Throws AppError `unauthenticated`, `invalid`, `wrong-type`.
 */
export async function submitPhotoForm<Schema extends WithImages, Result extends object>(
  ctx: Ctx,
  request: Request,
  options: FormOptions<Schema, Result>,
) {
  const actor = await requireActorForForm(ctx, request);
  const read = await readFormWithPhotos(request, actor, {
    field: 'photos',
    most: mostPhotos,
    crop: 'whole',
  });
  const { form, photos } = read;
  const resumed = resumeDraft(ctx, form, options);
  if (resumed) return resumed;
  // Photos get new addresses each time they are sent, so a resend is recognized by their digests.
  const content = [[...form], photos.map(({ digest }) => digest)];
  const { images, hasImages } = takeImages(form);
  const refusal =
    read.refusal ?? (images.length + photos.length > mostPhotos ? tooManyPhotos(mostPhotos) : null);
  const add = (address: string, index: number) => form.append(`images[${index}]`, address);
  images.forEach(add);
  const keepNew = async () => {
    for (const { url } of await keepPhotos(ctx, photos)) add(url, images.push(url) - 1);
  };
  return submitFields(ctx, request, form, {
    ...options,
    content,
    prepare: refusal || photos.length === 0 ? undefined : keepNew,
    run: (values, inside, key) =>
      options.run(hasImages && images.length === 0 ? { ...values, images } : values, inside, key),
    ...(refusal ? { refused: { photos: refusal } } : {}),
  });
}

/** Takes the `images` out of a form: the ones that stay, and whether it had any. */
function takeImages(form: FormData): { images: string[]; hasImages: boolean } {
  // Ticked photos are removed when the form is sent, not when it is only checked.
  const removed = new Set(form.has(intentField) ? [] : form.getAll('removeImages'));
  const images: string[] = [];
  let hasImages = false;
  for (const [name, value] of [...form.entries()]) {
    if (!/^images\[\d+\]$/.test(name)) continue;
    hasImages = true;
    if (typeof value === 'string' && !removed.has(value)) images.push(value);
    form.delete(name);
  }
  form.delete('removeImages');
  return { images, hasImages };
}
