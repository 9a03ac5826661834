import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { inTransaction } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { logChange } from '#app/lib/log.server.ts';
import { requireActor, type RequestContext } from '#app/lib/session/context.server.ts';
import { hashPassword } from '#app/lib/session/passwords.server.ts';
import { endAddressesOf } from '../links/end-addresses.server.ts';
import { endLinks } from '../links/one-time-link.server.ts';
import { notifyPasswordChanged } from '#app/features/accounts/login/emails/account-emails.server.ts';
import { changeAddress } from './change-address.server.ts';
import { confirmPassword, updateConfirmed } from './confirm-password.server.ts';
import { endOtherSessions } from './sessions.server.ts';

type SessionCtx = Pick<RequestContext, 'em' | 'actor' | 'session' | 'locale'>;

/**
 * Changes the actor's password, ends their other sessions and tells them by mail. Throws AppError: `unauthenticated`,
 * and what `confirmPassword` throws.
 */
export async function changePassword(
  ctx: SessionCtx,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> {
  const actor = requireActor(ctx);
  const { id } = actor;
  const confirmed = await confirmPassword(ctx, currentPassword, 'security.passwordForPassword');
  const password = await hashPassword(newPassword);
  await inTransaction(ctx.em, async (tx) => {
    await updateConfirmed(tx, { id, confirmed }, { password });
    await endOtherSessions({ ...ctx, em: tx });
    await endLinks(tx, id, ['WELCOME', 'RESET_PASSWORD']);
    await endAddressesOf(tx, id);
    await notifyPasswordChanged(tx, actor, ctx.locale);
  });
  logChange('accounts', `${id} changed their password`);
}

/**
 * Changes the actor's email address as `changeAddress`. Throws AppError: `unauthenticated`, and what
 * `confirmPassword` and `changeAddress` throw.
 */
export async function changeEmail(
  ctx: SessionCtx,
  request: Request,
  { email, currentPassword }: { email: string; currentPassword: string },
): Promise<void> {
  const { id, email: before } = requireActor(ctx);
  const confirmed = await confirmPassword(ctx, currentPassword, 'security.passwordForEmail');
  if (email === before) return;
  try {
    await inTransaction(ctx.em, async (tx) => {
      await changeAddress({ ...ctx, em: tx }, { email, confirmed, request });
    });
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) {
      throw new AppError('conflict', 'accounts.emailTaken', { field: 'email' });
    }
    throw error;
  }
  logChange('accounts', `${id} changed their email address`);
}
