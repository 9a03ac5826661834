import type { Em } from './database.server.ts';
import { kysely } from './read.server.ts';

/**
 * Keeps anybody else from changing a person's role and memberships until the end of the transaction, so that two requests
 * run one after the other. New rows that refer to the person do not wait for it.
 */
export async function lockPerson(tx: Em, userId: string): Promise<void> {
  await kysely(tx)
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .execute();
}
