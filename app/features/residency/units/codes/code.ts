/** Capitals and digits that nobody takes for another one: no 0 O Q, 1 I L, 2 Z, 5 S, 6 G, 8 B, U V. */
export const codeAlphabet = 'ACDEFHJKMNPRTWXY3479';

export const codeLength = 10;

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
