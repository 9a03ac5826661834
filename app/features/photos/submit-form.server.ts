import type { z } from 'zod';
import { submitFields, type FormOptions } from '#app/lib/forms/submit-form.server.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { intentField } from '#app/ui/row-intents.ts';
import { mostPhotos } from './addresses.ts';
import { keepPhotos } from './commands.server.ts';
import { readFormWithPhotos, tooManyPhotos } from './read-form.server.ts';

type WithImages = z.ZodType<{ images?: string[] | null | undefined }>;

/**
 * `submitForm` for a form with a PhotosField, whose route says `handle = { photos: true }`. The
 * schema's `images` are the photos the form came with, less the ones ticked for removal, and the
 * new ones; it has none where the form named none. Photos that were accepted are kept while other
 * fields are corrected; a refused one leaves nothing behind.
 * Throws AppError `unauthenticated`, `invalid`, `wrong-type`.
 */
export async function submitPhotoForm<Schema extends WithImages, Result extends object>(
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
  // Photos get new addresses each time they are sent, so a resend is known by what they show.
  const content = [[...form], photos.map(({ digest }) => digest)];
  const { images, named } = takeImages(form);
  const refusal =
    problem ?? (images.length + photos.length > mostPhotos ? tooManyPhotos(mostPhotos) : null);
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
      options.run(named && images.length === 0 ? { ...values, images } : values, inside, key),
    ...(refusal ? { refused: { photos: [refusal] } } : {}),
  });
}

/** Takes the addresses out of a form, and returns the ones that stay and whether it named any. */
function takeImages(form: FormData): { images: string[]; named: boolean } {
  // Ticked photos go when the form is sent, not when it only asks to be checked.
  const removed = new Set(form.has(intentField) ? [] : form.getAll('removeImages'));
  const images: string[] = [];
  let named = false;
  for (const [name, value] of [...form.entries()]) {
    if (!/^images\[\d+\]$/.test(name)) continue;
    named = true;
    if (typeof value === 'string' && !removed.has(value)) images.push(value);
    form.delete(name);
  }
  form.delete('removeImages');
  return { images, named };
}
