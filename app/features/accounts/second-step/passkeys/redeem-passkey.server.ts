import { Passkey } from '#db/entities/index.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { logChange } from '#app/lib/log.server.ts';
import { codesByAccount, codesByAccountAndDay } from '../rate-limits.server.ts';
import { passkeySite, takeChallenge } from './challenges.server.ts';
import type { Signed } from './schema.ts';
import { webauthn } from './webauthn.server.ts';

/**
 * Lets somebody pass the second step with what one of their passkeys signed. Throws AppError: `invalid` for what is not
 * of theirs, was not asked for, or was used; `too-many` as for codes.
 */
export async function redeemPasskey(em: Em, userId: string, signed: Signed): Promise<void> {
  await codesByAccount.countTry(userId);
  await codesByAccountAndDay.countTry(userId);
  if (!(await isGood(em, userId, signed))) {
    logChange('accounts', `a login failed: a passkey of ${userId} was refused`);
    throw new AppError('invalid', 'secondStep.passkeyRefused');
  }
  await codesByAccount.forgetTries(userId);
  await codesByAccountAndDay.forgetTries(userId);
}

async function isGood(em: Em, userId: string, signed: Signed): Promise<boolean> {
  const passkey = await kysely(em)
    .selectFrom('passkeys')
    .select(['id', 'credentialId', 'publicKey', 'counter'])
    .where('user', '=', userId)
    .where('credentialId', '=', signed.id)
    .executeTakeFirst();
  if (!passkey) return false;
  const counter = await verified(em, userId, signed, passkey);
  if (counter === null) return false;
  // Of two that came with one count, one finds that the other was first.
  const before = { id: passkey.id, user: userId, counter: passkey.counter };
  const used = { counter, lastUsedAt: new Date() };
  return (await em.nativeUpdate(Passkey, before, used)) > 0;
}

/** How often the passkey was used by now; null for a signature that is not good. */
async function verified(
  em: Em,
  userId: string,
  signed: Signed,
  passkey: { credentialId: string; publicKey: string; counter: number },
): Promise<number | null> {
  const { rpID, origin } = passkeySite();
  const { verifyAuthenticationResponse } = await webauthn();
  try {
    const { verified: isGood, authenticationInfo } = await verifyAuthenticationResponse({
      response: signed,
      expectedChallenge: (challenge) => takeChallenge(em, userId, 'LOGIN', challenge),
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: false,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    });
    return isGood ? authenticationInfo.newCounter : null;
  } catch (error) {
    logChange('accounts', `what a passkey of ${userId} signed is not good: ${String(error)}`);
    return null;
  }
}
