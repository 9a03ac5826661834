import { folderNameFrom } from '#app/features/media/files/file-name.ts';
import type { ZipEntry } from '#app/features/media/zip/zip.server.ts';
import { everything } from '#app/features/noticeboard/records/desk/access.server.ts';
import { findDocuments } from '#app/features/noticeboard/records/documents.server.ts';
import { folderRows, toFolder } from '#app/features/noticeboard/records/access.server.ts';
import { folderLabel } from '#app/features/noticeboard/records/folder-name.ts';
import { accessOf } from '#app/features/noticeboard/records/policy.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { cityTimeText } from '#app/lib/forms/city-time.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { csvContent } from './csv-content.server.ts';
import type { Shelf } from './shelf.server.ts';

const columns = [
  'folder',
  'title',
  'datedOn',
  'access',
  'version',
  'note',
  'uploadedAt',
  'retainUntil',
  'takenDownAt',
  'file',
] as const;

/** The documents of the shelf with all their versions, the present ones first, and their list. */
export async function* documentsOf(
  ctx: Ctx,
  communityId: string,
  shelf: Shelf,
): AsyncGenerator<ZipEntry> {
  const { em, locale } = ctx;
  const [documents, folders, versions] = await Promise.all([
    findDocuments(em, communityId, { readable: everything, withTakenDown: true }),
    folderRows(em, communityId, everything),
    versionsIn(em, communityId),
  ]);
  const root = translate(locale, 'communityExport.files.documents');
  const labels = new Map(
    folders.map((folder) => [
      folder.id,
      folderLabel(toFolder(locale, folder), (key) => translate(locale, `records.${key}`)),
    ]),
  );
  const known = new Map(documents.map((document) => [document.id, document]));
  const placeOf = (document: (typeof documents)[number]) =>
    `${root}/${folderNameFrom(labels.get(document.folderId) ?? '')}`;
  for (const version of versions) {
    const document = known.get(version.recordId);
    if (!document) continue;
    const { fileId: id, mediaType, bytes, number } = version;
    const isPresent = number === document.number;
    const title = isPresent
      ? document.title
      : translate(locale, 'communityExport.files.version', { title: document.title, number });
    const entry = await shelf.add({ id, mediaType, bytes, folder: placeOf(document), title });
    if (entry) yield entry;
  }
  const rows = versions.flatMap((version) => {
    const document = known.get(version.recordId);
    if (!document) return [];
    const access = accessOf({ ...document, folder: { access: document.folderAccess } });
    return [
      [
        labels.get(document.folderId) ?? '',
        document.title,
        document.datedOn,
        translate(locale, `records.access.${access}`),
        String(version.number),
        version.note ?? '',
        time(version.createdAt),
        document.retainUntil ?? '',
        document.takenDownAt ? time(document.takenDownAt) : '',
        shelf.pathOf(version.fileId) ?? '',
      ],
    ];
  });
  const head = columns.map((key) => translate(locale, `communityExport.documentColumns.${key}`));
  yield { name: `${root}.csv`, content: csvContent(locale, head, onePart(rows)) };
}

async function* onePart(rows: string[][]): AsyncGenerator<string[][]> {
  yield await Promise.resolve(rows);
}

const time = (at: Date): string => cityTimeText(at).replace('T', ' ');

/** Every version of every document, the present ones first, so that they have room before the earlier ones. */
const versionsIn = (em: Em, communityId: string) =>
  kysely(em)
    .selectFrom('record_versions as version')
    .innerJoin('records', 'records.id', 'version.record')
    .innerJoin('stored_files as file', 'file.id', 'version.file')
    .where('records.community', '=', communityId)
    .select(['version.record as recordId', 'version.number', 'version.note', 'version.createdAt'])
    .select(['file.id as fileId', 'file.mediaType', 'file.bytes'])
    .orderBy((of) =>
      of(
        'version.number',
        '<',
        of
          .selectFrom('record_versions as other')
          .whereRef('other.record', '=', 'version.record')
          .select((max) => max.fn.max('other.number').as('latest')),
      ),
    )
    .orderBy('records.datedOn', 'desc')
    .orderBy('records.id')
    .orderBy('version.number', 'desc')
    .execute();
