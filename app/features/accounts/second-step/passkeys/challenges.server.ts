import { PasskeyChallenge } from '#db/entities/index.ts';
import type { PasskeyUse } from '#db/enums.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { env } from '#app/lib/env.server.ts';

const openMs = 5 * 60 * 1000;

/** Whom passkeys are for: the host of the site's address, and the only pages that may use them. */
export const passkeySite = () => ({
  rpID: new URL(env().appUrl).hostname,
  origin: env().appUrl,
});

/** Keeps what a passkey of somebody is asked to sign, for five minutes. */
export async function keepChallenge(
  em: Em,
  userId: string,
  use: PasskeyUse,
  challenge: string,
): Promise<void> {
  const now = Date.now();
  await em.nativeDelete(PasskeyChallenge, { user: userId, expiresAt: { $lte: new Date(now) } });
  await em.insert(PasskeyChallenge, {
    ...{ challenge, user: userId, use },
    expiresAt: new Date(now + openMs),
  });
}

/** Uses a challenge up; false for one that is not this person's, is for something else, was used or is over. */
export const takeChallenge = async (
  em: Em,
  userId: string,
  use: PasskeyUse,
  challenge: string,
): Promise<boolean> =>
  (await em.nativeDelete(PasskeyChallenge, {
    ...{ challenge, user: userId, use },
    expiresAt: { $gt: new Date() },
  })) > 0;
