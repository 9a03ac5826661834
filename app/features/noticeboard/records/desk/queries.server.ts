import { sql } from 'kysely';
import type { Language } from '#db/enums.ts';
import { nameFor } from '#app/features/accounts/login/former-name.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { parseIdParam } from '#app/lib/http/addresses.ts';
import { folderNotFound, folderRows, toFolder } from '../access.server.ts';
import { findDocuments, titleMatches, type DocumentRow } from '../documents.server.ts';
import { everything, requireDocument } from './access.server.ts';
import { asDeskDocument, downloadsIn } from './desk-documents.server.ts';

/** The folders of a community in their order, for its moderators. */
export async function deskFolders({ em, locale }: Ctx, communityId: string) {
  const rows = await folderRows(em, communityId, everything);
  return rows.map((folder) => toFolder(locale, folder));
}

/** The documents of a community, or of one folder, also those that were taken down. */
async function deskDocuments(em: Em, communityId: string, folderId?: string) {
  const which = { readable: everything, withTakenDown: true, folderId };
  const [rows, downloads] = await Promise.all([
    findDocuments(em, communityId, which),
    downloadsIn(em, communityId),
  ]);
  return rows.map((row) => asDeskDocument(row, downloads.get(row.id) ?? 0));
}

/** The shelf of a community for those who keep it, and what `search` finds in the titles. */
export async function deskShelf(ctx: Ctx, communityId: string, search: string) {
  const [folders, documents] = await Promise.all([
    deskFolders(ctx, communityId),
    deskDocuments(ctx.em, communityId),
  ]);
  return {
    search,
    folders: folders.map((folder) => ({
      ...folder,
      ...countsIn(documents.filter(({ folderId }) => folderId === folder.id)),
    })),
    found: search ? documents.filter(({ title }) => titleMatches(title, search)) : null,
    /** Documents that may need the board's attention. */
    marked: {
      past: documents.filter(({ isPast }) => isPast),
      takenDown: documents.filter(({ isTakenDown }) => isTakenDown),
      scans: documents.filter(({ isScan, isTakenDown }) => isScan && !isTakenDown),
    },
  };
}

/** Documents on the shelf, as its readers count them, and those that were taken down. */
function countsIn(documents: { isTakenDown: boolean }[]) {
  const takenDown = documents.filter(({ isTakenDown }) => isTakenDown).length;
  return { count: documents.length - takenDown, takenDown };
}

export type DeskFolder = Awaited<ReturnType<typeof deskShelf>>['folders'][number];

/** A folder with all its documents, and what its form starts with. Throws AppError `not-found`. */
export async function deskFolder(ctx: Ctx, communityId: string, id: string | undefined) {
  const folderId = parseIdParam(id, 'records.folderNotFound');
  const [[folder], documents] = await Promise.all([
    folderRows(ctx.em, communityId, everything, folderId),
    deskDocuments(ctx.em, communityId, folderId),
  ]);
  if (!folder) throw folderNotFound();
  const { access, version, language, name, translation } = folder;
  const inLanguage = (side: Language) => (side === language ? name : translation?.name) ?? '';
  return {
    folder: toFolder(ctx.locale, folder),
    documents,
    values: {
      access,
      version: String(version),
      nameEn: inLanguage('en'),
      nameFr: inLanguage('fr'),
    },
  };
}

/**
 * A document with all its versions, the newest first, and all the folders it could be moved to.
 * Throws AppError `not-found`.
 */
export async function deskDocument(ctx: Ctx, communityId: string, id: string | undefined) {
  const documentId = parseIdParam(id, 'records.notFound');
  const [row, downloads, folders, versions] = await Promise.all([
    requireDocument(ctx.em, communityId, id),
    downloadsIn(ctx.em, communityId),
    deskFolders(ctx, communityId),
    versionsOf(ctx.em, communityId, documentId),
  ]);
  const folder = folders.find((one) => one.id === row.folderId);
  if (!folder) throw folderNotFound();
  return {
    document: asDeskDocument(row, downloads.get(row.id) ?? 0),
    folder,
    folders,
    versions: versions.map((one) => ({ ...one, by: one.by && nameFor(ctx.locale, one.by) })),
    values: formValuesOf(row),
  };
}

/** The files that a document has had, the newest first; `by` is null for an uploader who has gone. */
const versionsOf = (em: Em, communityId: string, id: string) =>
  kysely(em)
    .selectFrom('record_versions')
    .innerJoin('stored_files as file', 'file.id', 'record_versions.file')
    .leftJoin('users', 'users.id', 'record_versions.uploadedBy')
    .innerJoin('records', 'records.id', 'record_versions.record')
    .where('record_versions.record', '=', id)
    .where('records.community', '=', communityId)
    .orderBy('record_versions.number', 'desc')
    .select([
      'record_versions.number',
      'record_versions.note',
      'file.name',
      'file.mediaType',
      'file.bytes',
      'record_versions.downloads',
      sql<boolean>`file.has_text is false`.as('isScan'),
      'record_versions.createdAt',
      'users.name as by',
    ])
    .execute();

export type DeskVersion = Awaited<ReturnType<typeof versionsOf>>[number];

const formValuesOf = (row: DocumentRow) => ({
  folderId: row.folderId,
  title: row.title,
  datedOn: row.datedOn,
  language: row.language,
  access: row.access ?? '',
  keep: row.retainUntil ? 'UNTIL' : 'FOREVER',
  retainUntil: row.retainUntil ?? '',
  isEmergencyPlan: row.isEmergencyPlan ? 'yes' : '',
  version: String(row.version),
});
