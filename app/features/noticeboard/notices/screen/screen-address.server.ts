import { createHash, createHmac, randomBytes } from 'node:crypto';
import { env } from '#app/lib/env.server.ts';

/** Without characters that look alike, because somebody types them with a remote control. */
const alphabet = 'acdefhjkmnprtwxy3479';
const length = 16;

export const newScreenNonce = (): string => randomBytes(16).toString('base64url');

/** The secret in the address of a screen. It takes the server's own secret to make it. */
export function screenSecret(communityId: string, nonce: string): string {
  const bytes = createHmac('sha256', env().sessionSecret)
    .update(`screen:${communityId}:${nonce}`)
    .digest();
  let number = BigInt(`0x${bytes.toString('hex')}`);
  const base = BigInt(alphabet.length);
  let secret = '';
  for (let place = 0; place < length; place++) {
    secret += alphabet.charAt(Number(number % base));
    number /= base;
  }
  return secret;
}

/** What is stored of a secret. */
export const screenHash = (secret: string): string =>
  createHash('sha256').update(`screen:${secret}`).digest('hex');

/** The address of a screen; null for one that was made under another secret of the server. */
export function screenAddress(
  communityId: string,
  { nonce, hash }: { nonce: string; hash: string },
): string | null {
  const secret = screenSecret(communityId, nonce);
  return screenHash(secret) === hash ? `${env().appUrl}/screen/${secret}` : null;
}
