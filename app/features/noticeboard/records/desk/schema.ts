import { z } from 'zod';
import { languages, recordAccess } from '#db/enums.ts';
import { visibleText } from '#app/lib/forms/names.ts';
import { issueMessage } from '#app/lib/forms/issue-text.server.ts';
import { withPlainLineBreaks } from '#app/lib/forms/typed-text.ts';
import type { MessageKey } from '#app/messages/catalogue.server.ts';

export const titleLength = 120;
const reasonLength = 500;

/** The error of a text that is too long, which says how long it is. */
export const tooLong = ({ input, maximum }: { input?: unknown; maximum?: unknown }) =>
  issueMessage('recordsDesk.tooLong', { maximum: Number(maximum), length: String(input).length });

/** One line of text that has to be there. */
export const line = (missing: MessageKey, maximum = titleLength) =>
  z
    .string({ error: missing })
    .overwrite(visibleText)
    .min(1, missing)
    .max(maximum, { error: tooLong });

const day = (missing: MessageKey) =>
  z
    .string({ error: missing })
    .trim()
    .pipe(z.iso.date('recordsDesk.dateInvalid'))
    .refine((text) => /^(18|19|20|21)/.test(text), 'recordsDesk.dateInvalid');

/** The version of what a form was filled from. */
export const editedVersion = z.coerce
  .number({ error: 'recordsDesk.versionInvalid' })
  .int('recordsDesk.versionInvalid')
  .min(1, 'recordsDesk.versionInvalid')
  .max(2_147_483_647, 'recordsDesk.versionInvalid');

/** How long a document is kept: as suggested for its folder, until a day, or without end. */
export const keepChoices = ['SUGGESTED', 'UNTIL', 'FOREVER'] as const;

const documentFields = {
  folderId: z.uuid({ error: 'recordsDesk.folderMissing' }).toLowerCase(),
  title: line('recordsDesk.titleMissing'),
  datedOn: day('recordsDesk.dateMissing'),
  language: z.enum(languages, { error: 'recordsDesk.languageMissing' }),
  /** Left out, whoever may see the folder. */
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

/** A document that is put on the shelf. */
export const newDocumentSchema = z
  .object({ ...documentFields, files: oneFile })
  .refine(hasDay, dayMissing());

/** A document that is corrected. */
export const documentSchema = z
  .object({ ...documentFields, version: editedVersion })
  .refine(hasDay, dayMissing());

export type DocumentInput = z.output<typeof documentSchema>;
export type NewDocumentInput = z.output<typeof newDocumentSchema>;

/** A new version of a document. */
export const versionSchema = z.object({
  note: line('recordsDesk.noteMissing', 200),
  files: oneFile,
  version: editedVersion,
});

const reason = (missing: MessageKey) =>
  z
    .string({ error: missing })
    .overwrite(withPlainLineBreaks)
    .trim()
    .min(1, missing)
    .max(reasonLength, { error: tooLong });

/** Taking a document down. */
export const takeDownSchema = z.object({
  reason: reason('recordsDesk.reasonMissing'),
  version: editedVersion,
});

/** Putting a document back that was taken down. */
export const reopenSchema = z.object({ version: editedVersion });

/** Deleting a document that was taken down, with all its versions. */
export const deleteSchema = z.object({
  reason: reason('recordsDesk.reasonMissing'),
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
