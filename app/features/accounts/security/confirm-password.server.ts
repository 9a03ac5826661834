import { User } from '#db/entities/index.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { verifyPassword } from '#app/lib/session/passwords.server.ts';
import { confirmationsByAccount } from '#app/features/accounts/login/auth/rate-limits.server.ts';

/**
 * Checks the actor's current password. `missingKey` says what it is needed for. Returns the hash it
 * was checked against, for `updateConfirmed`. Throws AppError: `unauthenticated`; `invalid` at the
 * field `currentPassword`; `too-many` after ten wrong passwords within 15 minutes.
 */
export async function confirmPassword(
  { em, actor }: Pick<Ctx, 'em' | 'actor'>,
  password: string | undefined,
  missingKey:
    'security.passwordForEmail' | 'security.passwordForPassword' | 'ownAccount.passwordForDeletion',
): Promise<string> {
  const { id } = requireActor({ actor });
  if (!password) throw new AppError('invalid', missingKey, { field: 'currentPassword' });
  await confirmationsByAccount.countTry(id);
  const user = await em.findOne(User, { id }, { fields: ['password'] });
  if (!(await verifyPassword(password, user?.password ?? null)) || !user) throw wrongPassword();
  await confirmationsByAccount.forgetTries(id);
  return user.password;
}

/**
 * Makes a change that needs the current password, unless the password has changed since. Throws
 * AppError `invalid` at the field `currentPassword`.
 */
export async function updateConfirmed(
  tx: Em,
  { id, confirmed }: { id: string; confirmed: string },
  change:
    { password: string } | { email: string; emailBefore: string | null; isAuthenticated: false },
): Promise<void> {
  const changed = await tx.nativeUpdate(User, { id, password: confirmed }, change);
  if (changed === 0) throw wrongPassword();
}

const wrongPassword = () =>
  new AppError('invalid', 'security.passwordWrong', { field: 'currentPassword' });
