import { z } from 'zod';
import { languages, postTypes } from '#db/enums.ts';
import { hasAddressSigns, visibleText } from '#app/lib/forms/names.ts';
import { shownEmail, typedLine } from '#app/lib/forms/typed-text.ts';
import { withoutTurns } from '#app/lib/isolated.ts';
import { limits } from './limits.ts';

/** A text that the database can store. */
const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed();
export const text = z.string().max(limits.textLength).refine(isStorable).overwrite(withoutTurns);
/** One line, by the rule of the forms: a line break in it is a space. */
export const line = text.overwrite(typedLine);
export const filled = line.min(1);
/** An email address that others read, by the schema of the forms. */
export const shownAddress = shownEmail('accounts.emailInvalid');
export const short = filled.max(300);
export const name = text
  .overwrite(visibleText)
  .min(1)
  .max(300)
  .refine((one) => !hasAddressSigns(one));
export const id = z.uuid();
export const moment = z.iso.datetime({ offset: true }).transform((at) => new Date(at));
export const day = z.iso.date();
export const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
export const count = z.int().min(0).max(2_000_000_000);
export const language = z.enum(languages);
export const postType = z.enum(postTypes);
export const json = z
  .record(z.string(), z.unknown())
  .refine(
    (value) => isStorable(JSON.stringify(value)) && !JSON.stringify(value).includes('\\u0000'),
  );
/** A page of this site or of another one, never a script. */
export const link = text.max(2000).regex(/^(\/(?![/\\])|https:\/\/)/);
export const paragraphs = z.array(z.object({ heading: text, paragraphs: z.array(text) }));
export const file = {
  file_id: id,
  file_name: short,
  media_type: short,
  bytes: count,
  has_text: z.boolean().nullable(),
  file_uploaded_by_id: id.nullable(),
  file_created_at: moment,
  path: z.string().nullable(),
};
export const post = {
  id,
  author_id: id,
  title: filled,
  description: text,
  language,
  images: z.array(text).max(50),
  contact_email: shownAddress.nullable(),
  version: count,
  created_at: moment,
  updated_at: moment,
};
