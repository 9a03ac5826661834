import { createHmac, timingSafeEqual } from 'node:crypto';
import { env } from '#app/lib/env.server.ts';

const derived = (what: string): string =>
  createHmac('sha256', env().sessionSecret).update(`mail-bounces:${what}`).digest('base64url');

/** The address that mail services tell of bounces at. Whoever knows it can try; the signature decides. */
export const bounceAddress = (): string => `${env().appUrl}/api/mail/bounces/${derived('address')}`;

/** The key that their reports are signed with. */
export const bounceKey = (): string => derived('key');

/** Whether a path has the secret of the address. */
export const isBounceSecret = (given: string): boolean => isSame(given, derived('address'));

/** Whether a header signs a body: `sha256=` and the HMAC-SHA-256 of its bytes in hexadecimal digits. */
export const isSigned = (body: string, header: string | null): boolean =>
  header !== null &&
  isSame(header, `sha256=${createHmac('sha256', bounceKey()).update(body).digest('hex')}`);

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
