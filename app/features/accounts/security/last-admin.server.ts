import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { AppError } from '#app/lib/errors.ts';

/**
 * Throws AppError `invalid` if this person is the only administrator who can log in. All
 * administrators stay locked for the transaction, so that two cannot remove each other. Call it before
 * anything else locks one of them. `field` is the form's field.
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
