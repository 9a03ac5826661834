import type { z } from 'zod';
import { requireActorForForm } from '#app/lib/forms/form-draft.server.ts';
import { resumeDraft, submitFields, type FormOptions } from '#app/lib/forms/submit-form.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { intentField } from '#app/ui/forms/row-intents.ts';
import { mostPhotos } from '../addresses.ts';
import { keepPhotos } from '../commands.server.ts';
import { readFormWithPhotos } from './read-form.server.ts';

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
  const { form, photos, problem } = await readFormWithPhotos(request, actor, {
    field: 'photos',
    most: mostPhotos,
    crop: 'whole',
  });
  const resumed = resumeDraft(ctx, form, options);
  if (resumed) return resumed;
  // Photos get new addresses each time they are sent, so a resend is recognized by their digests.
  const content = [[...form], photos.map(({ digest }) => digest)];
  const { images, hasImages } = takeImages(form);
  const refusal =
    problem ??
    (images.length + photos.length > mostPhotos
      ? translate(ctx.locale, 'photos.tooMany', { count: mostPhotos })
      : null);
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
    ...(refusal ? { refused: { photos: [refusal] } } : {}),
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
