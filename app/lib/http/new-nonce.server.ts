import { randomBytes } from 'node:crypto';

/** A nonce for the inline scripts of one answer: always as long as any other. */
export const newNonce = (): string => randomBytes(16).toString('base64');
