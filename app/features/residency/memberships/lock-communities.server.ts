import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';

/**
 * Locks communities until the end of the transaction, so that two people who join at once are counted
 * one after the other. Always in the same order, and new rows that refer to a community do not wait.
 * Lock the person before, and change no membership before.
 */
export async function lockCommunities(tx: Em, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await kysely(tx)
    .selectFrom('communities')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}
