import { createHash, createHmac } from 'node:crypto';
import { env } from '#app/lib/env.server.ts';

/** The secret in the address of a day sheet. It takes the server's own secret to make it. */
export const feedSecret = (communityId: string, nonce: string): string =>
  createHmac('sha256', env().sessionSecret)
    .update(`day-sheet:${communityId}:${nonce}`)
    .digest('base64url');

/** What is stored of a secret. */
export const feedHash = (secret: string): string =>
  createHash('sha256').update(`day-sheet:${secret}`).digest('hex');

/** The address of a day sheet; null for one that was made under another secret of the server. */
export function feedAddress(
  communityId: string,
  { nonce, hash }: { nonce: string; hash: string },
): string | null {
  const secret = feedSecret(communityId, nonce);
  return feedHash(secret) === hash ? `${env().appUrl}/day-sheet/${secret}.ics` : null;
}
