import { Secret, TOTP } from 'otpauth';
import { openText, sealText } from '#app/lib/sealed-text.server.ts';
import { codeDigits } from '../limits.ts';

const period = 30;

const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({
    issuer: 'The Local Link',
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: codeDigits,
    period,
  });

/** A secret for an app: 160 random bits in base 32. */
export const newAppSecret = (): string => new Secret({ size: 20 }).base32;

/** What an app reads from the QR code: the secret, and what to call it. */
export const appAddress = (secret: string, email: string): string =>
  totpOf(secret, email).toString();

/**
 * The half minute, counted from 1970, that a code is of; null for one that is not of now, of the half minute before
 * or of the next, because clocks differ.
 */
export function momentOfCode(secret: string, code: string): number | null {
  const totp = totpOf(secret);
  const timestamp = Date.now();
  const delta = totp.validate({ token: code, timestamp, window: 1 });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

const sealedFor = (userId: string) => ({ purpose: 'app-secret', owner: userId });

/** The secret of somebody's app as the database has it. */
export const sealAppSecret = (secret: string, userId: string): string =>
  sealText(secret, sealedFor(userId));

/** The secret of somebody's app; null where SESSION_SECRET has changed since, so that nobody can read it. */
export const openAppSecret = (sealed: string, userId: string): string | null =>
  openText(sealed, sealedFor(userId));
