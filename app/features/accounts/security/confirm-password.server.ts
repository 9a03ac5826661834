import { User } from '#db/entities/index.ts';
import { AppError } from '#app/lib/errors.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { verifyPassword } from '#app/lib/session/passwords.server.ts';
import { confirmationsByAccount } from '../auth/limits.server.ts';

/**
 * Makes sure that the person at the keyboard knows the actor's present password. `missingKey` says
 * what it is needed for. Throws AppError: `unauthenticated`; `invalid` at the field
 * `currentPassword`; `too-many` after ten wrong passwords within 15 minutes.
 */
export async function confirmPassword(
  { em, actor }: Pick<Ctx, 'em' | 'actor'>,
  password: string | undefined,
  missingKey: 'security.passwordForEmail' | 'security.passwordForPassword',
): Promise<void> {
  const { id } = requireActor({ actor });
  if (!password) throw new AppError('invalid', missingKey, { field: 'currentPassword' });
  await confirmationsByAccount.countTry(id);
  const user = await em.findOne(User, { id }, { fields: ['password'] });
  if (!(await verifyPassword(password, user?.password ?? null))) {
    throw new AppError('invalid', 'security.passwordWrong', { field: 'currentPassword' });
  }
  await confirmationsByAccount.forgetTries(id);
}
