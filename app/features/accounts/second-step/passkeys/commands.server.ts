import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { Passkey, SecondStep } from '#db/entities/index.ts';
import {
  confirmPassword,
  requireConfirmed,
} from '#app/features/accounts/security/confirm-password.server.ts';
import { endOtherSessions } from '#app/features/accounts/security/sessions.server.ts';
import { inTransaction, insertNew } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { logChange } from '#app/lib/log.server.ts';
import { requireActor } from '#app/lib/session/context.server.ts';
import { mostPasskeys } from '../limits.ts';
import { secondStepOf } from '../queries.server.ts';
import { newRecoverySet } from '../recovery-codes/recovery-codes.server.ts';
import { tellOwn, type SessionCtx } from '../tell-own.server.ts';
import { passkeySite, takeChallenge } from './challenges.server.ts';
import { passkeysOf } from './queries.server.ts';
import type { NewPasskey } from './schema.ts';
import { webauthn } from './webauthn.server.ts';

/**
 * Adds a passkey to the actor's second step, or makes it their first, and ends their other sessions. Returns the
 * recovery codes of an account that had none; null where it has some. Throws AppError: `unauthenticated`; `invalid` at
 * the field `passkey` for one that a browser did not just make for this site; `conflict` for one that is known, and
 * beyond ten; and what `confirmPassword` throws.
 */
export async function addPasskey(
  ctx: SessionCtx,
  {
    passkey,
    name,
    currentPassword,
  }: { passkey: NewPasskey; name: string; currentPassword: string },
): Promise<string[] | null> {
  const { id } = requireActor(ctx);
  const confirmed = await confirmPassword(ctx, currentPassword, 'secondStep.passwordNeeded');
  const credential = await checkNew(ctx, id, passkey);
  const { codes, salt, hashes } = await newRecoverySet();
  try {
    return await inTransaction(ctx.em, async (tx) => {
      await requireConfirmed(tx, { id, confirmed });
      if ((await passkeysOf(tx, id)).length >= mostPasskeys) {
        throw new AppError('conflict', 'secondStep.manyPasskeys', {
          params: { maximum: mostPasskeys },
        });
      }
      const set = { recoverySalt: salt, recoveryHashes: hashes };
      const step = { user: id, ...set, createdAt: new Date() };
      const isFirst = (await insertNew(tx, SecondStep, step)) > 0;
      await tx.insert(Passkey, {
        ...{ id: crypto.randomUUID(), user: id, name, createdAt: new Date() },
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: passkey.response.transports ?? [],
      });
      await endOtherSessions({ ...ctx, em: tx });
      await tellOwn(ctx, tx, 'PASSKEY');
      return isFirst ? codes : null;
    });
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) {
      throw new AppError('conflict', 'secondStep.passkeyKnown');
    }
    throw error;
  }
}

async function checkNew({ em }: SessionCtx, userId: string, passkey: NewPasskey) {
  const { rpID, origin } = passkeySite();
  const { verifyRegistrationResponse } = await webauthn();
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: passkey,
      expectedChallenge: (challenge) => takeChallenge(em, userId, 'ADD', challenge),
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: false,
    });
    if (registrationInfo) return registrationInfo.credential;
  } catch (error) {
    logChange('accounts', `a new passkey of ${userId} was refused: ${String(error)}`);
  }
  throw new AppError('invalid', 'secondStep.passkeyRefused', { field: 'passkey' });
}

/**
 * Takes one of the actor's passkeys away, and with the last way to pass it the second step; ends their other sessions.
 * Throws AppError: `unauthenticated`; `not-found` for one that is not theirs; `conflict` where it is the last way and
 * their role needs the step; and what `confirmPassword` throws.
 */
export async function removePasskey(
  ctx: SessionCtx,
  { passkey, currentPassword }: { passkey: string; currentPassword: string },
): Promise<void> {
  const { id } = requireActor(ctx);
  const confirmed = await confirmPassword(ctx, currentPassword, 'secondStep.passwordNeeded');
  await inTransaction(ctx.em, async (tx) => {
    await requireConfirmed(tx, { id, confirmed });
    if ((await tx.nativeDelete(Passkey, { id: passkey, user: id })) === 0) {
      throw new AppError('not-found', 'secondStep.passkeyGone');
    }
    const state = await secondStepOf(tx, id);
    const isLast = state?.app === 'NONE' && state.passkeys === 0;
    if (isLast && state.isNeeded) throw new AppError('conflict', 'secondStep.stays');
    if (isLast) await tx.nativeDelete(SecondStep, { user: id });
    await endOtherSessions({ ...ctx, em: tx });
    await tellOwn(ctx, tx, isLast ? 'OFF' : 'PASSKEY_REMOVED');
  });
}
