import { sql } from 'kysely';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';

/** How many bookings of a community wait to be confirmed. Checks no permission. */
export async function askedCount(em: Em, communityId: string): Promise<number> {
  const { count } = await kysely(em)
    .selectFrom('bookings')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('community', '=', communityId)
    .where('state', '=', 'ASKED')
    .where('endsAt', '>', new Date())
    .executeTakeFirstOrThrow();
  return count;
}
