import { createHash, createHmac } from 'node:crypto';
import { env } from '#app/lib/env.server.ts';

/**
 * The secret in the link of an invitation, which ends at a moment. It is derived from the server's
 * secret, so that whoever invited can copy the link again without it being stored.
 */
export const invitationSecret = (id: string, expiresAt: Date): string =>
  createHmac('sha256', env().sessionSecret)
    .update(`invitation:${id}:${expiresAt.toISOString()}`)
    .digest('base64url');

/** What is stored of a secret. */
export const hashSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex');

/** The link of an invitation, by its secret. */
export const invitationUrl = (secret: string): string => `${env().appUrl}/invitation/${secret}`;

/** The link of a row; null for one without a link, or with one from before the server's secret changed. */
export function linkOf(row: {
  id: string;
  inviteHash?: string | null;
  inviteExpiresAt?: Date | null;
}): string | null {
  if (!row.inviteHash || !row.inviteExpiresAt) return null;
  const secret = invitationSecret(row.id, row.inviteExpiresAt);
  return hashSecret(secret) === row.inviteHash ? invitationUrl(secret) : null;
}
