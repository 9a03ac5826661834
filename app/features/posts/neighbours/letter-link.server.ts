import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { env } from '#app/lib/env.server.ts';
import { AppError } from '#app/lib/errors.ts';

/**
 * The path of a neighbour's letter, for whoever got it: to block its sender, and to report it. It stands
 * in the letter only, and opens as long as the letter is kept.
 */
export const letterPath = (letterId: string): string =>
  `/letters/${letterId}.${signatureOf(letterId)}`;

/** The letter that a link names; null for one that is not ours. */
export function letterIn(token: string): string | null {
  const [letterId = '', signature = ''] = token.split('.');
  if (!z.uuid().safeParse(letterId).success) return null;
  const expected = Buffer.from(signatureOf(letterId));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given) ? letterId : null;
}

/** The same, for a page that only its letter has. Throws AppError `not-found` for a link that is not ours. */
export function requireLetterIn(token: string | undefined): string {
  const letterId = letterIn(token ?? '');
  if (!letterId) throw new AppError('not-found', 'neighbours.noSuchLetter');
  return letterId;
}

const signatureOf = (letterId: string): string =>
  createHmac('sha256', env().sessionSecret)
    .update(`neighbour-letter:${letterId}`)
    .digest('base64url')
    .slice(0, 32);
