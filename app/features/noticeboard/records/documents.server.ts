import { sql } from 'kysely';
import type { RecordAccess } from '#db/enums.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { foldLetters } from '#app/lib/i18n/letters.ts';

/** The most documents of one shelf, including those that were taken down. */
export const mostDocuments = 2000;

interface Which {
  /** What the reader may see; for moderators, all of it. */
  readable: RecordAccess[];
  /** Includes documents that were taken down. */
  withTakenDown?: boolean;
  /** Only what is shown as the emergency plan. */
  plansOnly?: boolean;
  folderId?: string;
  id?: string;
}

/**
 * The documents of a community that may be seen, the newest first by the date on them. Everything that
 * shows, counts or sends documents reads them here.
 */
export async function findDocuments(
  em: Em,
  communityId: string,
  { readable, withTakenDown = false, plansOnly = false, folderId, id }: Which,
) {
  if (readable.length === 0) return [];
  return kysely(em)
    .selectFrom('records')
    .innerJoin('record_folders as folder', 'folder.id', 'records.folder')
    .innerJoin('record_versions as present', 'present.record', 'records.id')
    .innerJoin('stored_files as file', 'file.id', 'present.file')
    .where('records.community', '=', communityId)
    .where('folder.access', 'in', readable)
    .where((of) => of.or([of('records.access', 'is', null), of('records.access', 'in', readable)]))
    .where(
      'present.number',
      '=',
      sql<number>`(select max(number) from record_versions where record_id = records.id)`,
    )
    .$if(!withTakenDown, (query) => query.where('records.takenDownAt', 'is', null))
    .$if(plansOnly, (query) => query.where('records.isEmergencyPlan', '=', true))
    .$if(folderId !== undefined, (query) => query.where('folder.id', '=', folderId ?? ''))
    .$if(id !== undefined, (query) => query.where('records.id', '=', id ?? ''))
    .select([
      'records.id',
      'folder.id as folderId',
      'folder.kind as folderKind',
      'folder.access as folderAccess',
      'records.title',
      'records.language',
      'records.access',
      sql<string>`records.dated_on::text`.as('datedOn'),
      sql<string | null>`records.retain_until::text`.as('retainUntil'),
      'records.isEmergencyPlan',
      'records.takenDownAt',
      'records.version',
      'present.number',
      'present.note',
      'file.id as fileId',
      'file.mediaType',
      'file.bytes',
      'file.hasText',
    ])
    .orderBy('records.datedOn', 'desc')
    .orderBy('records.id')
    .limit(mostDocuments)
    .execute();
}

/** A document with its present version. Its dates are days: '2026-03-01'. */
export type DocumentRow = Awaited<ReturnType<typeof findDocuments>>[number];

/** The words that a search of titles asks for; empty for none. */
export const searchIn = (url: URL): string =>
  (url.searchParams.get('q') ?? '').replace(/\s+/g, ' ').trim().slice(0, 100);

/** Whether a title has all the words of a search in it; accents and capitals make no difference. */
export function titleMatches(title: string, search: string): boolean {
  const inTitle = foldLetters(title);
  return foldLetters(search)
    .trim()
    .split(/\s+/)
    .every((word) => inTitle.includes(word));
}
