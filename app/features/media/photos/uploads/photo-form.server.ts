import type { z } from 'zod';
import { AppError } from '#app/lib/errors.ts';
import { readFormWithFiles } from '#app/lib/forms/form-data.server.ts';
import { OversizedFile } from '#app/lib/forms/multipart-parts.server.ts';
import { requireActorForForm } from '#app/lib/forms/form-draft.server.ts';
import type { FormOptions } from '#app/lib/forms/form-options.ts';
import { resumeDraft, submitFields } from '#app/lib/forms/submit-form.server.ts';
import { createLimiter } from '#app/lib/http/rate-limit.server.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { intentField } from '#app/ui/forms/row-intents.ts';
import { maxPhotoBytes, mostPhotos } from '../limits.ts';
import { keepPhotos } from '../commands.server.ts';
import {
  photoRefused,
  PhotoRefused,
  processImage,
  type ProcessedImage,
  type UploadContext,
} from '../processing/process-image.server.ts';
import type { CropMode } from '../processing/task.ts';

/** How many photos a person may send within an hour. */
const photosByAccount = createLimiter('photo-account', { points: 200, duration: 60 * 60 });

interface ExpectedPhotos {
  /** The name of the field with the files. */
  field: string;
  most: number;
  crop: CropMode;
}

interface FormWithPhotos {
  /** The fields without the files. */
  form: FormData;
  /** The files that were accepted. */
  photos: ProcessedImage[];
  /** Why files were refused, or that all were, and then `photos` is empty. */
  refusals: AppError[];
}

/**
 * Reads a form post with photos: only one photo is in memory at a time, and later only its processed
 * files. Throws AppError: `invalid`, `too-many`, `wrong-type` when it is not a form.
 */
export async function readFormWithPhotos(
  request: Request,
  actor: Actor,
  expected: ExpectedPhotos,
): Promise<FormWithPhotos> {
  const { form, chosen, refused } = await readChosenPhotos(request, actor, expected);
  const photos = chosen.map(({ photo }) => photo);
  return { form, photos, refusals: refused.map(({ error }) => error) };
}

/** A form post with photos in fields of several names. */
export interface FormWithChosen {
  form: FormData;
  chosen: { field: string; photo: ProcessedImage }[];
  /** Why files were refused, with their field; '' where it concerns all of them. */
  refused: { field: string; error: AppError }[];
}

/** `readFormWithPhotos` for a form with several fields that take photos, whose names `field` describes. */
export async function readChosenPhotos(
  request: Request,
  actor: Actor,
  { field: name, most, crop }: Omit<ExpectedPhotos, 'field'> & { field: string | RegExp },
): Promise<FormWithChosen> {
  const refused: FormWithChosen['refused'] = [];
  const { form, files, problem } = await readFormWithFiles(request, {
    name,
    maxBytes: maxPhotoBytes,
    take: async (part, index, field) => {
      if (index === most) throw tooManyPhotos(most);
      const filename = part.filename ?? null;
      try {
        if (part instanceof OversizedFile) throw photoRefused('tooLarge', filename);
        if (part.size === 0) throw photoRefused('empty', filename);
        const upload = { crop, owner: actor.id, signal: request.signal, name: filename };
        return { field, photo: await takePhoto(part.bytes, upload) };
      } catch (error) {
        if (!(error instanceof PhotoRefused)) throw error;
        refused.push({ field, error });
        return null;
      }
    },
  });
  if (problem === null) return { form, chosen: files, refused };
  const errors = allRefused(problem, most);
  return { form, chosen: [], refused: errors.map((error) => ({ field: '', error })) };
}

/** Processes one photo of those a person may send. Throws AppError as `processImage` does. */
export async function takePhoto(bytes: Uint8Array, upload: UploadContext): Promise<ProcessedImage> {
  await photosByAccount.countTry(upload.owner);
  return processImage(bytes, upload);
}

/** The error for more photos than there can be. */
const tooManyPhotos = (most: number) =>
  new PhotoRefused('invalid', 'photos.tooMany', { params: { count: most } });

/** Why all photos are refused; errors that are not about the photos are thrown again. */
function allRefused(problem: unknown, most: number): AppError[] {
  if (!(problem instanceof AppError)) throw problem;
  const noneAdded = most > 1 ? [new PhotoRefused('invalid', 'photos.noneAdded')] : [];
  if (problem.code === 'too-large') {
    return [new PhotoRefused('invalid', 'photos.allTooLarge'), ...noneAdded];
  }
  if (problem instanceof PhotoRefused || problem.code === 'too-many')
    return [problem, ...noneAdded];
  throw problem;
}

type WithImages = z.ZodType<{ images?: string[] | null | undefined }>;

/**
 * `submitForm` for a form with a PhotosField, whose route has `handle = { photos: true }`. The
 * schema's `images` are the photos the form came with, without those ticked for removal, and the
 * new ones, `most` at most. A form that had no `images` leaves them undefined. Photos that were
 * accepted are kept while others are chosen again and other fields are corrected.
 * Throws AppError `unauthenticated`, `invalid`, `wrong-type`.
 */
export async function submitPhotoForm<
  Schema extends WithImages,
  Result extends object,
  Shown extends object = never,
>(
  ctx: Ctx,
  request: Request,
  { most = mostPhotos, ...options }: FormOptions<Schema, Result, Shown> & { most?: number },
) {
  const actor = await requireActorForForm(ctx, request);
  const read = await readFormWithPhotos(request, actor, { field: 'photos', most, crop: 'whole' });
  const { form, photos } = read;
  const resumed = resumeDraft(ctx, form, options);
  if (resumed) return resumed;
  // Photos get new addresses each time they are sent, so a resend is recognized by their digests.
  const content = [[...form], photos.map(({ digest }) => digest)];
  const { images, hasImages } = takeImages(form);
  const areTooMany = images.length + photos.length > most;
  const refusals = areTooMany ? allRefused(tooManyPhotos(most), most) : read.refusals;
  const add = (address: string, index: number) => form.append(`images[${index}]`, address);
  images.forEach(add);
  const keepNew = async () => {
    for (const { url } of await keepPhotos(ctx, photos)) add(url, images.push(url) - 1);
  };
  return submitFields(ctx, request, form, {
    ...options,
    content,
    prepare: areTooMany || photos.length === 0 ? undefined : keepNew,
    run: (values, inside, key) =>
      options.run(hasImages && images.length === 0 ? { ...values, images } : values, inside, key),
    refused: { photos: refusals },
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
