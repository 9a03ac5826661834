import { sql } from 'kysely';
import type { Language, RecordAccess } from '#db/enums.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { dayIn } from '../day.ts';
import type { DocumentRow } from '../documents.server.ts';
import { accessOf } from '../policy.ts';

/** A document as its moderators see it in a list. */
export interface DeskDocument {
  id: string;
  title: string;
  language: Language;
  datedOn: string;
  /** Who may see it, with its folder taken into account. */
  access: RecordAccess;
  isStricter: boolean;
  number: number;
  mediaType: string;
  bytes: number;
  downloads: number;
  isScan: boolean;
  isTakenDown: boolean;
  isEmergencyPlan: boolean;
  retainUntil: string | null;
  /** Whether it need not be kept any longer. */
  isPast: boolean;
}

/** How often all versions of each document of a community were opened, by its id. */
export async function downloadsIn(em: Em, communityId: string): Promise<Map<string, number>> {
  const counted = await kysely(em)
    .selectFrom('record_versions')
    .innerJoin('records', 'records.id', 'record_versions.record')
    .where('records.community', '=', communityId)
    .groupBy('records.id')
    .select(['records.id', sql<number>`sum(downloads)::int`.as('downloads')])
    .execute();
  return new Map(counted.map((row) => [row.id, row.downloads]));
}

/** A document for its moderators, whose versions were opened `downloads` times in all. */
export function asDeskDocument(row: DocumentRow, downloads: number): DeskDocument {
  const access = accessOf({ access: row.access, folder: { access: row.folderAccess } });
  return {
    id: row.id,
    title: row.title,
    language: row.language,
    datedOn: row.datedOn,
    access,
    isStricter: access !== row.folderAccess,
    number: row.number,
    mediaType: row.mediaType,
    bytes: row.bytes,
    downloads,
    isScan: row.hasText === false,
    isTakenDown: row.takenDownAt !== null,
    isEmergencyPlan: row.isEmergencyPlan,
    retainUntil: row.retainUntil,
    isPast: row.retainUntil !== null && row.retainUntil < dayIn(new Date()),
  };
}
