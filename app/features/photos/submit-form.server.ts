import type { z } from 'zod';
import { requireActor, type Ctx } from '#app/lib/context.server.ts';
import { submitFields, type FormOptions } from '#app/lib/form-route.server.ts';
import { intentField } from '#app/ui/row-intents.ts';
import { mostPhotos } from './addresses.ts';
import { keepPhotos } from './commands.server.ts';
import { readFormWithPhotos, tooManyPhotos } from './read-form.server.ts';

/**
 * `submitForm` for a form with a PhotosField, whose route says `handle = { photos: true }`. The
 * schema's `images` is the addresses to show: those the form came with, less the ones ticked for
 * removal, and the new ones. Photos that came through are kept while other fields are put right;
 * one that does not come through leaves nothing behind.
 * Throws AppError `unauthenticated`, `invalid`, `wrong-type`.
 */
export async function submitPhotoForm<Schema extends z.ZodType, Result>(
  ctx: Ctx,
  request: Request,
  options: FormOptions<Schema, Result>,
) {
  const actor = requireActor(ctx);
  const { form, photos, problem } = await readFormWithPhotos(request, actor, {
    field: 'photos',
    most: mostPhotos,
    cut: 'whole',
  });
  const images = takeImages(form);
  const refusal =
    problem ?? (images.length + photos.length > mostPhotos ? tooManyPhotos(mostPhotos) : null);
  if (!refusal && photos.length > 0) {
    const kept = await keepPhotos(ctx, photos);
    images.push(...kept.map(({ url }) => url));
  }
  images.forEach((address, index) => form.append(`images[${index}]`, address));
  return submitFields(form, { ...options, ...(refusal ? { refused: { photos: [refusal] } } : {}) });
}

/** Takes the addresses out of a form, and returns the ones that stay. */
function takeImages(form: FormData): string[] {
  // Ticked photos go when the form is sent, not when it only asks to be checked.
  const removed = new Set(form.has(intentField) ? [] : form.getAll('removeImages'));
  const images: string[] = [];
  for (const [name, value] of [...form.entries()]) {
    if (!/^images\[\d+\]$/.test(name)) continue;
    if (typeof value === 'string' && !removed.has(value)) images.push(value);
    form.delete(name);
  }
  form.delete('removeImages');
  return images;
}
