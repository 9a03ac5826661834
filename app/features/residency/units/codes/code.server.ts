import { createHmac, randomBytes } from 'node:crypto';
import { env } from '#app/lib/env.server.ts';

/** Capitals and digits that nobody takes for another one: no 0 O Q, 1 I L, 2 Z, 5 S, 6 G, 8 B, U V. */
export const codeAlphabet = 'ACDEFHJKMNPRTWXY3479';

const codeLength = 10;

/** A code as it is compared, from what somebody typed; null for what cannot be one. */
export function readCode(typed: string): string | null {
  const code = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\-‐-―._]/gu, '');
  const isCode = code.length === codeLength && [...code].every((one) => codeAlphabet.includes(one));
  return isCode ? code : null;
}

/** A code in two groups of five: 'ACDEF-34HJK'. */
export const writeCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`;

/** For how many days a code opens the door. */
export const codeDays = 60;

export const newNonce = (): string => randomBytes(16).toString('base64url');

/**
 * The code of a unit and a nonce. Only the server's secret makes it, so letters can be printed again
 * without the code being stored; another secret makes another code.
 */
export function deriveCode(unitId: string, nonce: string): string {
  let number = BigInt(`0x${keyed(`unit-code:${unitId}:${nonce}`).toString('hex')}`);
  const base = BigInt(codeAlphabet.length);
  let code = '';
  for (let place = 0; place < codeLength; place++) {
    code += codeAlphabet.charAt(Number(number % base));
    number /= base;
  }
  return code;
}

/**
 * What is stored of a code. It is keyed with the server's secret: whoever reads the database alone
 * cannot find the code by trying them all.
 */
export const hashCode = (code: string): string =>
  keyed(`unit-code-hash:${code}`).toString('base64url');

/** The code of a row; null where it was made under another secret and can only be renewed. */
export function codeOf(row: { unitId: string; nonce: string; codeHash: string }): string | null {
  const code = deriveCode(row.unitId, row.nonce);
  return hashCode(code) === row.codeHash ? code : null;
}

const keyed = (text: string): Buffer =>
  createHmac('sha256', env().sessionSecret).update(text).digest();
