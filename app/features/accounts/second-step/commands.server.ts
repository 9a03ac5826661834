import { Passkey, SecondStep, User } from '#db/entities/index.ts';
import {
  confirmPassword,
  requireConfirmed,
} from '#app/features/accounts/security/confirm-password.server.ts';
import { endOtherSessions } from '#app/features/accounts/security/sessions.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { defaultLocale } from '#app/lib/i18n/locale.ts';
import { logChange } from '#app/lib/log.server.ts';
import { requireActor } from '#app/lib/session/context.server.ts';
import { momentOfCode, sealAppSecret } from './app-codes/app-codes.server.ts';
import { notifySecondStep } from './emails/second-step-emails.server.ts';
import { secondStepOf } from './queries.server.ts';
import { newRecoverySet } from './recovery-codes/recovery-codes.server.ts';
import { tellOwn, type SessionCtx } from './tell-own.server.ts';

/**
 * Makes a code of the app with this secret the actor's second step, or puts the app in the place of the one before,
 * and ends their other sessions. Returns the recovery codes of an account that had none; null where it has some.
 * Throws AppError: `unauthenticated`; `invalid` at the field `code` for a code that is not of this secret; and what
 * `confirmPassword` throws.
 */
export async function setUpApp(
  ctx: SessionCtx,
  { secret, code, currentPassword }: { secret: string; code: string; currentPassword: string },
): Promise<string[] | null> {
  const { id } = requireActor(ctx);
  const confirmed = await confirmPassword(ctx, currentPassword, 'secondStep.passwordNeeded');
  const lastCodeAt = momentOfCode(secret, code.replace(/\s/gu, ''));
  if (lastCodeAt === null) {
    throw new AppError('invalid', 'secondStep.codeNotOfThis', { field: 'code' });
  }
  const { codes, salt, hashes } = await newRecoverySet();
  const app = { appSecret: sealAppSecret(secret, id), lastCodeAt };
  return inTransaction(ctx.em, async (tx) => {
    await requireConfirmed(tx, { id, confirmed });
    const changed = await tx.nativeUpdate(SecondStep, { user: id }, app);
    if (changed === 0) {
      await tx.insert(SecondStep, {
        ...{ user: id, ...app, createdAt: new Date() },
        ...{ recoverySalt: salt, recoveryHashes: hashes },
      });
    }
    await endOtherSessions({ ...ctx, em: tx });
    await tellOwn(ctx, tx, changed > 0 ? 'APP' : 'ON');
    return changed > 0 ? null : codes;
  });
}

/**
 * Gives the actor new recovery codes in the place of all earlier ones, and returns them. Throws AppError:
 * `unauthenticated`; `conflict` for an account without a second step; and what `confirmPassword` throws.
 */
export async function renewRecoveryCodes(
  ctx: SessionCtx,
  { currentPassword }: { currentPassword: string },
): Promise<string[]> {
  const { id } = requireActor(ctx);
  const confirmed = await confirmPassword(ctx, currentPassword, 'secondStep.passwordNeeded');
  const { codes, salt, hashes } = await newRecoverySet();
  await inTransaction(ctx.em, async (tx) => {
    await requireConfirmed(tx, { id, confirmed });
    const set = { recoverySalt: salt, recoveryHashes: hashes };
    if ((await tx.nativeUpdate(SecondStep, { user: id }, set)) === 0) throw isOff();
    await tellOwn(ctx, tx, 'CODES');
  });
  return codes;
}

/**
 * Turns the actor's second step off with all of its passkeys, and ends their other sessions. Throws AppError:
 * `unauthenticated`; `conflict` for an account without one, and where their role needs it; and what `confirmPassword`
 * throws.
 */
export async function turnOff(
  ctx: SessionCtx,
  { currentPassword }: { currentPassword: string },
): Promise<void> {
  const { id } = requireActor(ctx);
  const confirmed = await confirmPassword(ctx, currentPassword, 'secondStep.passwordNeeded');
  await inTransaction(ctx.em, async (tx) => {
    await requireConfirmed(tx, { id, confirmed });
    if ((await secondStepOf(tx, id))?.isNeeded) throw new AppError('conflict', 'secondStep.stays');
    await tx.nativeDelete(Passkey, { user: id });
    if ((await tx.nativeDelete(SecondStep, { user: id })) === 0) throw isOff();
    await endOtherSessions({ ...ctx, em: tx });
    await tellOwn(ctx, tx, 'OFF');
  });
}

/**
 * Takes the second step away from somebody who lost it, on the operator's command line, and tells them by email.
 * Returns false if they had none. Throws AppError `not-found` for an unknown address.
 */
export async function removeSecondStep(em: Em, typed: string): Promise<boolean> {
  const address = typed.trim().toLowerCase();
  const user = await em.findOne(User, { email: address }, { fields: ['email', 'language'] });
  if (!user) throw new AppError('not-found', 'people.noSuchEmail', { params: { email: typed } });
  const { id, email, language } = user;
  const removed = await em.transactional(async (tx) => {
    await tx.nativeDelete(Passkey, { user: id });
    if ((await tx.nativeDelete(SecondStep, { user: id })) === 0) return false;
    await notifySecondStep(tx, { id, email, language: language ?? defaultLocale }, 'REMOVED');
    return true;
  });
  if (removed) logChange('accounts', `command line removed the second step of ${id}`);
  return removed;
}

const isOff = () => new AppError('conflict', 'secondStep.isOff');
