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
 * The argon2id hash of a password, with its parameters and salt inside. Throws AppError `too-many`
 * when too many people wait for theirs.
 */
export const hashPassword = (password: string): Promise<string> =>
  turns().run(() => hash(password, parameters()));

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
 * Whether a password matches a hash. With no hash (no such account) it takes just as long, so that
 * the response time does not reveal which email addresses have accounts. Throws as `hashPassword`.
 */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const decoy = await processSingleton('decoy-hash', () =>
    hash('nobody has this password', parameters()),
  );
  const matches = await turns().run(() => verify(stored ?? decoy, password));
  return matches && stored !== null;
}
