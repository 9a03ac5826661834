import { sql } from 'kysely';
import type { ServiceRequest } from '#db/entities/index.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';

/**
 * Since when a request goes on waiting once the desk has written to one of its people: since it was sent, opened again
 * or written about, also in a double of it, by another one to whom the desk has said nothing since. Null where there
 * is nobody.
 */
export async function otherWaitingSince(
  tx: Em,
  { id, author, createdAt, waitingSince }: ServiceRequest,
  personId: string,
): Promise<Date | null> {
  if (!waitingSince) return null;
  const isNew = waitingSince.getTime() === createdAt.getTime();
  if (isNew && author && author.id !== personId) return waitingSince;
  const oldest = await kysely(tx)
    .selectFrom('request_entries as entry')
    .select('entry.createdAt')
    .where(
      sql<boolean>`entry.request_id in (select own.id from service_requests own
        where own.id = ${id}::uuid or own.merged_into_id = ${id}::uuid)`,
    )
    .where('entry.byDesk', '=', false)
    .where(
      sql<boolean>`(entry.to_state = 'REOPENED'
        or (entry.kind in ('MESSAGE', 'UNNEEDED') and entry.words is not null))`,
    )
    .where('entry.author', '<>', personId)
    .where('entry.createdAt', '>=', waitingSince)
    .where(
      sql<boolean>`not exists (select from request_entries answer
        where answer.request_id in (entry.request_id, ${id}::uuid) and answer.by_desk and answer.words is not null
          and answer.kind in ('STATE', 'MESSAGE') and answer.created_at >= entry.created_at
          and (not answer.is_private or answer.person_id = entry.author_id))`,
    )
    .orderBy('entry.createdAt')
    .limit(1)
    .executeTakeFirst();
  return oldest?.createdAt ?? null;
}
