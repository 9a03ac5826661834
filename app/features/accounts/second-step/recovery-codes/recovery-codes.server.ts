import { randomBytes, randomInt } from 'node:crypto';
import { slowDigest } from '#app/lib/session/passwords.server.ts';
import { recoveryCodes } from '../limits.ts';

/** Letters and digits that nobody takes for another one. */
const alphabet = 'ACDEFHJKMNPRTWXY3479';
const length = 10;

interface RecoverySet {
  /** The codes in two groups of five: 'ACDEF-34HJK'. They are kept nowhere. */
  codes: string[];
  salt: string;
  hashes: string[];
}

/**
 * A new set of recovery codes. Their digests need no secret of the server, so that codes outlast a change of
 * SESSION_SECRET. Throws AppError `too-many` when too many people wait for theirs.
 */
export async function newRecoverySet(): Promise<RecoverySet> {
  const salt = randomBytes(16).toString('base64url');
  const codes = Array.from({ length: recoveryCodes }, newCode);
  const hashes = await Promise.all(codes.map((code) => slowDigest(code, salt)));
  return { codes: codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`), salt, hashes };
}

const newCode = (): string =>
  Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('');

/** A recovery code as it is compared, from what somebody typed; null for what cannot be one. */
export function readRecoveryCode(typed: string): string | null {
  const code = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\-‐-―._]/gu, '');
  const isCode = code.length === length && [...code].every((one) => alphabet.includes(one));
  return isCode ? code : null;
}
