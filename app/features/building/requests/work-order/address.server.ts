import { createHash, createHmac, randomBytes } from 'node:crypto';
import { env } from '#app/lib/env.server.ts';

/** A random text that the secret of a contractor's link is made from; a new one replaces the link. */
export const newWorkOrderNonce = (): string => randomBytes(16).toString('base64url');

/** The secret in a contractor's link. It takes the server's own secret to make it. */
export const workOrderSecret = (requestId: string, nonce: string): string =>
  createHmac('sha256', env().sessionSecret)
    .update(`work-order:${requestId}:${nonce}`)
    .digest('base64url')
    .slice(0, 24);

/** What is stored of a secret. */
export const workOrderHash = (secret: string): string =>
  createHash('sha256').update(`work-order:${secret}`).digest('hex');

/** A contractor's link; null for one that was made under another secret of the server. */
export function workOrderAddress(
  requestId: string,
  { nonce, hash }: { nonce: string; hash: string },
): string | null {
  const secret = workOrderSecret(requestId, nonce);
  return workOrderHash(secret) === hash ? `${env().appUrl}/work/${secret}` : null;
}
