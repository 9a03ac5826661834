import { randomUUID } from 'node:crypto';

/**
 * A nonce for the inline scripts of one answer: 122 random bits, always as long as any other. Node fetches
 * the random bits of many at once.
 */
export const newNonce = (): string => randomUUID();
