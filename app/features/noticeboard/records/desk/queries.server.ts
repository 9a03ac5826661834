import { sql } from 'kysely';
import type { Community } from '#db/entities/index.ts';
import type { Language, RecordAccess } from '#db/enums.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { parseIdParam } from '#app/lib/http/id-param.ts';
import { folderNotFound, folderRows } from '../access.server.ts';
import { findDocuments, titleMatches, type DocumentRow } from '../documents.server.ts';
import { folderName, type NamedFolder } from '../folder-name.ts';
import { everything, requireDocument } from './access.server.ts';
import { asDeskDocument, downloadsIn, type DeskDocument } from './desk-documents.server.ts';

export interface DeskFolder extends NamedFolder {
  id: string;
  access: RecordAccess;
  count: number;
}

/** The folders of a community in their order, for its moderators. */
export async function deskFolders(
  { em, locale }: Ctx,
  communityId: string,
): Promise<(NamedFolder & { id: string; access: RecordAccess })[]> {
  const rows = await folderRows(em, communityId, everything);
  return rows.map((folder) => ({
    id: folder.id,
    access: folder.access,
    ...folderName(locale, folder),
  }));
}

interface DeskShelf {
  search: string;
  folders: DeskFolder[];
  /** What a search found; null without one. */
  found: DeskDocument[] | null;
  /** What the board may want to do something about. */
  marked: { past: DeskDocument[]; takenDown: DeskDocument[]; scans: DeskDocument[] };
}

/** The shelf of a community for those who keep it, and what `search` finds in the titles. */
export async function deskShelf(
  ctx: Ctx,
  { id }: Pick<Community, 'id'>,
  search: string,
): Promise<DeskShelf> {
  const [folders, rows, downloads] = await Promise.all([
    deskFolders(ctx, id),
    findDocuments(ctx.em, id, { readable: everything, withTakenDown: true }),
    downloadsIn(ctx.em, id),
  ]);
  const documents = rows.map((row) => asDeskDocument(row, downloads.get(row.id) ?? 0));
  return {
    search,
    folders: folders.map((folder) => ({
      ...folder,
      count: rows.filter(({ folderId }) => folderId === folder.id).length,
    })),
    found: search ? documents.filter(({ title }) => titleMatches(title, search)) : null,
    marked: {
      past: documents.filter(({ isPast }) => isPast),
      takenDown: documents.filter(({ isTakenDown }) => isTakenDown),
      scans: documents.filter(({ isScan, isTakenDown }) => isScan && !isTakenDown),
    },
  };
}

/** A folder with all its documents, and what its form starts with. Throws AppError `not-found`. */
export async function deskFolder(
  ctx: Ctx,
  { id: communityId }: Pick<Community, 'id'>,
  id?: string,
) {
  const folderId = parseIdParam(id, 'records.folderNotFound');
  const which = { readable: everything, withTakenDown: true, folderId };
  const [[folder], rows, downloads] = await Promise.all([
    folderRows(ctx.em, communityId, everything, folderId),
    findDocuments(ctx.em, communityId, which),
    downloadsIn(ctx.em, communityId),
  ]);
  if (!folder) throw folderNotFound();
  const { access, version, language, name, translation } = folder;
  const inLanguage = (side: Language) => (side === language ? name : translation?.name) ?? '';
  return {
    folder: { id: folder.id, access, ...folderName(ctx.locale, folder) },
    documents: rows.map((row) => asDeskDocument(row, downloads.get(row.id) ?? 0)),
    values: {
      access,
      version: String(version),
      nameEn: inLanguage('en'),
      nameFr: inLanguage('fr'),
    },
  };
}

/** One file that a document has had. */
export interface DeskVersion {
  number: number;
  note: string | null;
  name: string;
  mediaType: string;
  bytes: number;
  downloads: number;
  isScan: boolean;
  createdAt: Date;
  /** Who uploaded it; null for somebody who has gone. */
  by: string | null;
}

/** A document with all its versions, the newest first. Throws AppError `not-found`. */
export async function deskDocument(
  ctx: Ctx,
  community: Pick<Community, 'id'>,
  id: string | undefined,
) {
  const { folders: _, ...document } = await documentWithFolders(ctx, community, id);
  return document;
}

/** The same with all the folders it could be moved to. Throws AppError `not-found`. */
export async function documentWithFolders(
  ctx: Ctx,
  { id: communityId }: Pick<Community, 'id'>,
  id: string | undefined,
) {
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
    document: { ...asDeskDocument(row, downloads.get(row.id) ?? 0), version: row.version },
    folder,
    folders,
    versions,
    values: formValuesOf(row),
  };
}

/** The versions of a document of a community, the newest first. */
const versionsOf = (em: Em, communityId: string, id: string): Promise<DeskVersion[]> =>
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

/** What the form of a document starts with. */
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
