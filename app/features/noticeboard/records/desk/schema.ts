import { z } from 'zod';
import { languages, recordAccess } from '#db/enums.ts';
import { visibleText } from '#app/lib/forms/names.ts';
import { withChoices } from '#app/lib/forms/choices.server.ts';
import { keepChoice } from './choices.ts';
import { tooLong } from '#app/lib/forms/issue-text.server.ts';
import { typedText } from '#app/lib/forms/typed-text.ts';
import type { MessageKey } from '#app/messages/catalogue.server.ts';
import { reasonLength } from '#app/features/posts/posts/decisions/limits.ts';

const titleLength = 120;

/** One line of text that has to be there. */
export const line = (missing: MessageKey, maximum = titleLength) =>
  z
    .string({ error: missing })
    .overwrite(visibleText)
    .min(1, missing)
    .max(maximum, { error: tooLong('recordsDesk.tooLong') });

const day = (missing: MessageKey) =>
  z
    .string({ error: missing })
    .trim()
    .pipe(z.iso.date('recordsDesk.dateInvalid'))
    .refine((text) => /^(18|19|20|21)/.test(text), 'recordsDesk.dateInvalid');

/** The version that a form was filled from; 0 for what does not exist yet. */
export const versionFrom = (first: 0 | 1) =>
  z.coerce
    .number({ error: 'recordsDesk.versionInvalid' })
    .int('recordsDesk.versionInvalid')
    .min(first, 'recordsDesk.versionInvalid')
    .max(2_147_483_647, 'recordsDesk.versionInvalid');
const editedVersion = versionFrom(1);

/** How long a document is kept: as suggested for its folder, until a day, or forever. */
const keepChoices = ['SUGGESTED', 'UNTIL', 'FOREVER'] as const;

const documentFields = {
  folderId: z.uuid({ error: 'recordsDesk.folderMissing' }).toLowerCase(),
  title: line('recordsDesk.titleMissing'),
  datedOn: day('recordsDesk.dateMissing'),
  language: z.enum(languages, { error: 'recordsDesk.languageMissing' }),
  /** Left out, everybody who may see the folder. */
  access: z.enum(recordAccess, { error: 'recordsDesk.accessUnknown' }).optional(),
  keep: z.enum(keepChoices, { error: 'recordsDesk.keepMissing' }),
  retainUntil: day('recordsDesk.dateMissing').optional(),
  isEmergencyPlan: z.literal('yes').optional(),
};

const hasDay = ({ keep, retainUntil }: { keep: string; retainUntil?: string | undefined }) =>
  keep !== 'UNTIL' || retainUntil !== undefined;

const dayMissing = () => ({
  error: 'recordsDesk.retainUntilMissing',
  path: ['retainUntil'],
});

/** Conform leaves an empty list out. */
const oneFile = z
  .array(z.object({ id: z.uuid().toLowerCase(), name: z.string().max(200) }), {
    error: 'recordsDesk.fileMissing',
  })
  .length(1, 'recordsDesk.fileMissing');

export const newDocumentSchema = withChoices(
  z.object({ ...documentFields, files: oneFile }).refine(hasDay, dayMissing()),
  keepChoice,
);

export const documentSchema = withChoices(
  z.object({ ...documentFields, version: editedVersion }).refine(hasDay, dayMissing()),
  keepChoice,
);

export type DocumentInput = z.output<typeof documentSchema>;
export type NewDocumentInput = z.output<typeof newDocumentSchema>;

export const versionSchema = z.object({
  note: line('recordsDesk.noteMissing', 200),
  files: oneFile,
  version: editedVersion,
});

/** Paragraphs that have to be there. */
export const longText = (missing: MessageKey, maximum: number) =>
  z
    .string({ error: missing })
    .overwrite(typedText)
    .min(1, missing)
    .max(maximum, { error: tooLong('recordsDesk.tooLong') });

const reason = longText('recordsDesk.reasonMissing', reasonLength);

export const takeDownSchema = z.object({
  reason,
  version: editedVersion,
});

export const reopenSchema = z.object({ version: editedVersion });

export const deleteSchema = z.object({
  reason,
  sure: z.literal('yes', { error: 'recordsDesk.notSure' }),
  version: editedVersion,
});

const folderAccess = z.enum(recordAccess, { error: 'recordsDesk.accessMissing' });
const optionalName = line('recordsDesk.nameMissing', 80).optional();

/** A folder of the board's own: named in one language or both. */
export const newFolderSchema = z
  .object({ nameEn: optionalName, nameFr: optionalName, access: folderAccess })
  .refine(({ nameEn, nameFr }) => nameEn !== undefined || nameFr !== undefined, {
    error: 'recordsDesk.nameMissing',
    path: ['nameEn'],
  });

/** A change of a folder. Only one of the board's own has a name. */
export const folderSchema = z.object({
  nameEn: optionalName,
  nameFr: optionalName,
  access: folderAccess,
  version: editedVersion,
});

/** Deleting an empty folder: there is nothing to fill in. */
export const deleteFolderSchema = z.object({});
