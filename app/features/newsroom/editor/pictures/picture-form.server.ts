import { sql } from 'kysely';
import { Photo } from '#db/entities/index.ts';
import { readAddress } from '#app/features/media/photos/addresses.ts';
import { keepPhotos } from '#app/features/media/photos/commands.server.ts';
import {
  readChosenPhotos,
  type FormWithChosen,
} from '#app/features/media/photos/uploads/photo-form.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { refusedField, takeRefused } from '#app/lib/forms/hidden-fields.server.ts';
import { typedLine } from '#app/lib/forms/typed-text.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { shownFieldOf } from '#app/ui/forms/row-intents.ts';
import {
  addressFields,
  fieldOfUpload,
  listField,
  mostDescribed,
  uploadOf,
  uploadFields,
} from './fields.ts';
import { uploadQuestions } from './upload-questions.server.ts';

/** The most pictures uploaded with one form: one for each field. */
const mostUploads = 24;

/**
 * Reads the form of a piece, with the pictures uploaded in it: what `submitFields` takes beside the form. A picture
 * that was accepted is kept while the rest is corrected, as the choice of its field. Where each picture `isDescribed`,
 * what it shows goes with it. Throws AppError as `readChosenPhotos`.
 */
export async function readPictureForm(
  ctx: Ctx,
  request: Request,
  actor: Actor,
  { isDescribed }: { isDescribed: boolean },
) {
  const read = await readChosenPhotos(request, actor, {
    field: uploadFields,
    most: mostUploads,
    crop: 'whole',
  });
  const { form } = read;
  const content = [[...form], read.chosen.map(({ field, photo }) => [field, photo.digest])];
  takeListChanges(form);
  forgetRefusals(form);
  const { chosen, refused } = oneForEach(read);
  const texts = isDescribed ? takeDescriptions(form) : null;
  const bare = texts ? await undescribedIn(ctx, actor, form) : [];
  const errors = texts ? descriptionErrors(texts, { chosen, refused, bare }) : {};
  const canDescribe = texts !== null && Object.keys(errors).length === 0 && texts.altEn !== '';
  return {
    form,
    content,
    refused: { ...errors, ...byField(refused) },
    prepare: async () => {
      for (const [name, text] of Object.entries(texts ?? {})) form.set(name, text);
      if (chosen.length > 0) {
        const photos = chosen.map(({ photo }) => photo);
        const kept = await keepPhotos(ctx, photos);
        kept.forEach(({ url }, index) => place(form, chosen[index]?.field ?? '', url));
      }
      const ids = [...bare, ...chosen.map(({ photo }) => photo.id)];
      if (!canDescribe || ids.length === 0) return;
      await ctx.em.nativeUpdate(Photo, { id: { $in: ids }, owner: actor.id }, texts);
      form.delete('altEn');
      form.delete('altFr');
    },
    questions: () => uploadQuestions(ctx.locale, form),
  };
}

/** Removes from the list of pictures what was selected for that, and adds what was chosen. */
function takeListChanges(form: FormData): void {
  const removed = new Set(form.getAll('removeImages'));
  const names = [...form.keys()].filter((name) => /^images\[\d{1,2}\]$/.test(name));
  const kept = names.flatMap((name) => form.getAll(name)).filter((value) => !removed.has(value));
  const added = form.getAll('addImages');
  for (const name of [...names, 'removeImages', 'addImages']) form.delete(name);
  const all = new Set([...kept, ...added].filter((value) => typeof value === 'string'));
  [...all].forEach((address, index) => form.set(`${listField}[${index}]`, address));
}

/** Drops what the form said of its uploads before: each post has uploads of its own. */
function forgetRefusals(form: FormData): void {
  const isJudgedAgain = (name: string) => uploadFields.test(name) || /^alt(En|Fr)$/.test(name);
  const kept = takeRefused(form).filter(([name]) => !isJudgedAgain(name));
  if (kept.length > 0) form.set(refusedField, JSON.stringify(kept));
}

/** Refuses all but the first picture of a field. */
function oneForEach({ chosen, refused }: FormWithChosen) {
  const fields = new Set<string>();
  const further = chosen.filter(({ field }) => fields.size === fields.add(field).size);
  const tooMany = new AppError('invalid', 'photos.tooMany', { params: { count: 1 } });
  return {
    chosen: chosen.filter((one) => !further.includes(one)),
    refused: [...refused, ...further.map(({ field }) => ({ field, error: tooMany }))],
  };
}

interface Descriptions {
  altEn: string;
  altFr: string;
}

/** What the uploaded picture shows, out of the form: it goes with the picture. */
function takeDescriptions(form: FormData): Descriptions {
  const take = (name: string) => {
    const value = form.get(name);
    form.delete(name);
    return typeof value === 'string' ? typedLine(value) : '';
  };
  return { altEn: take('altEn'), altFr: take('altFr') };
}

/** The ids of the actor's new uploads in a form that nothing describes yet. */
async function undescribedIn({ em }: Ctx, actor: Actor, form: FormData): Promise<string[]> {
  const ids = [...form].flatMap(([name, value]) =>
    typeof value === 'string' && (addressFields.test(name) || uploadFields.test(name))
      ? (readAddress(value)?.id ?? [])
      : [],
  );
  if (ids.length === 0) return [];
  const rows = await kysely(em)
    .selectFrom('photos')
    .select('id')
    .where('id', 'in', ids)
    .where('owner', '=', actor.id)
    .where(
      sql<boolean>`alt_en is null and piece is null and listing_id is null
        and activity_id is null and request_id is null and place_id is null`,
    )
    .execute();
  return rows.map(({ id }) => id);
}

function descriptionErrors(
  { altEn, altFr }: Descriptions,
  { chosen, refused, bare }: Omit<FormWithChosen, 'form'> & { bare: string[] },
): Record<string, AppError[]> {
  const invalid = (key: ConstructorParameters<typeof AppError>[1]) => [
    new AppError('invalid', key),
  ];
  const [first] = chosen;
  if (first && bare.length > 0) return { [first.field]: invalid('editorPictures.oneAtATime') };
  if (!first && bare.length === 0) {
    if (refused.length > 0 || altEn + altFr === '') return {};
    return { [altEn ? 'altEn' : 'altFr']: invalid('editorPictures.nothingToDescribe') };
  }
  const errors: Record<string, AppError[]> = {};
  if (altEn === '') errors.altEn = invalid('editorPictures.altEnMissing');
  if (altFr === '') errors.altFr = invalid('editorPictures.altFrMissing');
  if (altEn.length > mostDescribed) errors.altEn = invalid('editorPictures.altTooLong');
  if (altFr.length > mostDescribed) errors.altFr = invalid('editorPictures.altTooLong');
  return errors;
}

function byField(refused: FormWithChosen['refused']): Record<string, AppError[]> {
  const errors: Record<string, AppError[]> = {};
  for (const { field, error } of refused) errors[field] = [...(errors[field] ?? []), error];
  return errors;
}

/** Makes an upload the choice of its field, unless another one was chosen since the form was opened. */
function place(form: FormData, upload: string, address: string): void {
  const field = fieldOfUpload(upload);
  if (field === listField) {
    const count = [...form.keys()].filter((name) => name.startsWith(`${listField}[`)).length;
    form.set(`${listField}[${count}]`, address);
    return;
  }
  const isUnchanged = (form.get(field) ?? '') === (form.get(shownFieldOf(field)) ?? '');
  form.set(isUnchanged ? field : uploadOf(field), address);
}
