import { User } from '#db/entities/index.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { verifyPassword } from '#app/lib/session/passwords.server.ts';
import { intentField } from '#app/ui/forms/row-intents.ts';
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
    | 'security.passwordForEmail'
    | 'security.passwordForPassword'
    | 'secondStep.passwordNeeded'
    | 'ownAccount.passwordForDeletion',
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
    | { password: string }
    | { email: string; emailBefore: string | null; isAuthenticated: false },
): Promise<void> {
  const changed = await tx.nativeUpdate(User, { id, password: confirmed }, change);
  if (changed === 0) throw wrongPassword();
}

/**
 * Makes sure that the password `confirmPassword` was given is still the account's, until the transaction ends. Throws
 * AppError `invalid` at the field `currentPassword`.
 */
export async function requireConfirmed(
  tx: Em,
  { id, confirmed }: { id: string; confirmed: string },
): Promise<void> {
  const person = await kysely(tx)
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('password', '=', confirmed)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!person) throw wrongPassword();
}

/**
 * The error for a wrong current password in a form, to show with those of other fields. A background check does
 * not try it, because tries are counted. Throws AppError `too-many`.
 */
export async function passwordErrors(
  ctx: Pick<Ctx, 'em' | 'actor'>,
  form: FormData,
  missingKey: Parameters<typeof confirmPassword>[2],
): Promise<AppError[]> {
  const password = form.get('currentPassword');
  if (form.has(intentField) || typeof password !== 'string' || password === '') return [];
  try {
    await confirmPassword(ctx, password, missingKey);
    return [];
  } catch (error) {
    if (error instanceof AppError && error.field) return [error];
    throw error;
  }
}

/** The part of a form that every change behind the current password has in common. */
export const behindPassword = (
  ctx: Pick<Ctx, 'em' | 'actor'>,
  missingKey: Parameters<typeof confirmPassword>[2],
) => ({
  secrets: ['currentPassword'],
  furtherErrors: (form: FormData) => passwordErrors(ctx, form, missingKey),
});

const wrongPassword = () =>
  new AppError('invalid', 'security.passwordWrong', { field: 'currentPassword' });
