import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { env } from '#app/lib/env.server.ts';

/**
 * The secret in the link of an invitation, which ends at a moment. It is derived from the server's
 * secret, so that whoever invited can copy the link again without it being stored.
 */
export const invitationSecret = (id: string, expiresAt: Date): string =>
  createHmac('sha256', env().sessionSecret)
    .update(`invitation:${id}:${expiresAt.toISOString()}`)
    .digest('base64url');

/**
 * The secret in the link that goes by mail. It opens the invitation like the one that the desk shows, and proves
 * that the mail to this address was read: nobody at the desk sees it.
 */
export const mailedSecret = (id: string, expiresAt: Date, email: string): string =>
  `${invitationSecret(id, expiresAt)}.${proofOf(id, expiresAt, email)}`;

const proofOf = (id: string, expiresAt: Date, email: string): string =>
  createHmac('sha256', env().sessionSecret)
    .update(`invitation-mailed:${id}:${expiresAt.toISOString()}:${email}`)
    .digest('base64url');

/** The address that whoever has this secret of an invitation reads mail at; null where it proves none. */
export function provenAddress(
  secret: string,
  row: { id: string; inviteeEmail?: string | null; inviteExpiresAt?: Date | null },
): string | null {
  const [, proof] = secret.split('.');
  if (proof === undefined || !row.inviteeEmail || !row.inviteExpiresAt) return null;
  const expected = Buffer.from(proofOf(row.id, row.inviteExpiresAt, row.inviteeEmail));
  const given = Buffer.from(proof);
  const isProof = given.length === expected.length && timingSafeEqual(given, expected);
  return isProof ? row.inviteeEmail : null;
}

/** What is stored of a secret, whether it came by mail or not. */
export const hashSecret = (secret: string): string =>
  createHash('sha256')
    .update(secret.split('.')[0] ?? '')
    .digest('hex');

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
