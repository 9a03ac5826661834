import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { AppError } from '#app/lib/errors.ts';

/**
 * Throws AppError `invalid` where nobody but this person is an administrator who can log in. The
 * administrators stay locked for the transaction, so that two of them cannot remove each other. Call
 * it before anything else locks one of them. `field` is where a form says it.
 */
export async function requireOtherAdmin(tx: Em, userId: string, field?: 'role'): Promise<void> {
  const admins = await kysely(tx)
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'ADMIN')
    .where('disabledAt', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (admins.length === 1 && admins[0]?.id === userId) {
    throw new AppError('invalid', 'accounts.lastAdmin', field ? { field } : {});
  }
}
