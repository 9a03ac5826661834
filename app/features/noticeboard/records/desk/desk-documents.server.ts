import { sql } from 'kysely';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { cityToday } from '#app/lib/forms/city-time.server.ts';
import type { DocumentRow } from '../documents.server.ts';
import { accessOf } from '../policy.ts';

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
export function asDeskDocument(row: DocumentRow, downloads: number) {
  const access = accessOf({ access: row.access, folder: { access: row.folderAccess } });
  return {
    id: row.id,
    folderId: row.folderId,
    title: row.title,
    language: row.language,
    datedOn: row.datedOn,
    /** Who may see it, with its folder taken into account. */
    access,
    isStricter: access !== row.folderAccess,
    version: row.version,
    number: row.number,
    mediaType: row.mediaType,
    bytes: row.bytes,
    downloads,
    isScan: row.hasText === false,
    isTakenDown: row.takenDownAt !== null,
    isEmergencyPlan: row.isEmergencyPlan,
    retainUntil: row.retainUntil,
    /** Whether it need not be kept any longer. */
    isPast: row.retainUntil !== null && row.retainUntil < cityToday(),
  };
}

export type DeskDocument = ReturnType<typeof asDeskDocument>;
