import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { renewCodes, type CodeChange } from './renew.server.ts';

/**
 * Makes codes useless that somebody who left knows, and puts new ones in their place, whose letters the
 * desk then asks for. Units without a code that works stay without. Call it inside a transaction.
 */
export async function replaceKnownCodes(tx: Em, change: CodeChange): Promise<void> {
  const { unitIds } = change;
  if (unitIds.length === 0) return;
  const rows = await kysely(tx)
    .selectFrom('unit_codes')
    .select('unit as id')
    .where('unit', 'in', unitIds)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', new Date())
    .execute();
  await renewCodes(tx, { ...change, unitIds: rows.map(({ id }) => id), letterDue: true });
}
