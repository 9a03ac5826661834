import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeEach, vi } from 'vitest';
import { SecondStep, User } from '#db/entities/index.ts';
import {
  newAppSecret,
  sealAppSecret,
} from '#app/features/accounts/second-step/app-codes/app-codes.server.ts';
import { newRecoverySet } from '#app/features/accounts/second-step/recovery-codes/recovery-codes.server.ts';
import { hashPassword } from '#app/lib/session/passwords.server.ts';
import type { TestApp } from './app.ts';

/** The code that an app with this secret shows, or showed or will show so many half minutes from now. */
export const codeOf = (secret: string, halfMinutes = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + halfMinutes * 30_000,
  });

/**
 * Lets each test of a file run in the middle of a half minute, where codes that it makes are not of the next one yet.
 * Call it at the top of the file.
 */
export function amidHalfMinute(): void {
  beforeEach(() => {
    const now = Math.floor(Date.now() / 30_000) * 30_000 + 15_000;
    vi.useFakeTimers({ toFake: ['Date'], now });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}

/** A code that an app with this secret does not show around now. */
export function wrongCodeOf(secret: string): string {
  const near = [-2, -1, 0, 1, 2].map((step) => codeOf(secret, step));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find(
    (code) => !near.includes(code),
  ) as string;
}

/** Gives a person a second step with an app. Returns its secret and the recovery codes. */
export async function addSecondStep(app: TestApp, userId: string) {
  const secret = newAppSecret();
  const { codes, salt, hashes } = await newRecoverySet();
  await app.em().insert(SecondStep, {
    user: userId,
    appSecret: sealAppSecret(secret, userId),
    recoverySalt: salt,
    recoveryHashes: hashes,
    createdAt: new Date(),
  });
  return { secret, codes };
}

/** A password that a person has from now on. */
export async function setPassword(app: TestApp, userId: string, password: string): Promise<void> {
  await app.em().nativeUpdate(User, { id: userId }, { password: await hashPassword(password) });
}

/** The cookies that an answer sets, as the next request sends them. */
export const cookiesOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((one) => one.split(';', 1)[0])
    .join('; ');
