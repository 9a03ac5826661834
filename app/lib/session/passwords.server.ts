import { hash, verify } from '@node-rs/argon2';
import { processSingleton } from '../process/process-singleton.server.ts';

/**
 * argon2id (the library's default kind) at 19 MiB and two passes, as the OWASP Password Storage
 * Cheat Sheet advises.
 */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The argon2id hash of a password, with its parameters and salt inside. */
export const hashPassword = (password: string): Promise<string> => hash(password, parameters);

/**
 * Whether a password matches a hash. With no hash (no such account) it takes just as long, so that
 * the response time does not reveal which e-mail addresses have accounts.
 */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const decoy = await processSingleton('decoy-hash', () =>
    hashPassword('nobody has this password'),
  );
  const matches = await verify(stored ?? decoy, password);
  return matches && stored !== null;
}
