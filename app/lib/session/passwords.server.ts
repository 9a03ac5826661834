import { availableParallelism } from 'node:os';
import { hash, hashRaw, verify } from '@node-rs/argon2';
import { AppError } from '../errors.ts';
import { processSingleton } from '../process/keep.server.ts';
import { createTurns } from '../process/turns.server.ts';

/** What a hash costs: memory in KiB, passes over it, and threads. */
export interface PasswordCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/**
 * argon2id (the library's default kind) at 19 MiB and two passes, as the OWASP Password Storage
 * Cheat Sheet advises. No setting changes it; only the tests put a lower cost in its place.
 */
const parameters = (): PasswordCost =>
  processSingleton('password-cost', () => ({ memoryCost: 19_456, timeCost: 2, parallelism: 1 }));

/**
 * Hashing takes a processor and 19 MiB for some 20 ms. Only one or two run at once, so that a crowd
 * at the login leaves pages alone; a full line is refused.
 */
const turns = () =>
  processSingleton('password-turns', () =>
    createTurns({
      atOnce: availableParallelism() > 2 ? 2 : 1,
      mostWaiting: 60,
      full: () => new AppError('too-many', 'http.manyPeopleAtOnce', { retryAfterSeconds: 3 }),
    }),
  );

/**
 * A password in Unicode normal form (NFKC), because keyboards send the same letters as different characters. It is
 * hashed, judged and compared in this form only.
 */
export const normalPassword = (password: string): string => password.normalize('NFKC');

/** What a password may have without showing anything. Most keyboards cannot even type it. */
const unseen = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** A password without the characters that cannot be seen. */
export const seenPassword = (password: string): string => password.replace(unseen, '');

/**
 * How many characters of a password can be seen: as it was typed or in normal form, whichever are fewer, because one
 * sign may stand for eighteen letters.
 */
export const passwordLength = (password: string): number =>
  Math.min(
    ...[password, normalPassword(password)].map((text) => Array.from(seenPassword(text)).length),
  );

/**
 * The argon2id hash of a password, with its parameters and salt inside. Throws AppError `too-many`
 * when too many people wait for theirs.
 */
export const hashPassword = (password: string): Promise<string> =>
  turns().run(() => hash(normalPassword(password), parameters()));

/**
 * The argon2id digest of a secret that people type, with a salt (base64url) that all secrets of a set share: one
 * digest finds the one that was typed. Throws as `hashPassword`.
 */
export const slowDigest = async (secret: string, salt: string): Promise<string> => {
  const options = { ...parameters(), salt: Buffer.from(salt, 'base64url') };
  const digest = await turns().run(() => hashRaw(secret, options));
  return digest.toString('base64url');
};

/**
 * Whether a password matches a hash, also one that was made of the text as it was typed, as hashes were before
 * passwords had a normal form. With no hash (no such account) it takes just as long, so that
 * the response time does not reveal which email addresses have accounts. Throws as `hashPassword`.
 */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const decoy = await processSingleton('decoy-hash', () =>
    hash('nobody has this password', parameters()),
  );
  for (const text of new Set([normalPassword(password), password])) {
    const matches = await turns().run(() => verify(stored ?? decoy, text));
    if (matches) return stored !== null;
  }
  return false;
}

/**
 * Whether the hash that a password has just matched was made of the text as it was typed, so that another keyboard
 * would not open the account. Throws as `hashPassword`.
 */
export async function needsNewHash(password: string, stored: string): Promise<boolean> {
  const normal = normalPassword(password);
  return normal !== password && !(await turns().run(() => verify(stored, normal)));
}
