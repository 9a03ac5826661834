import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { env } from './env.server.ts';

const ivBytes = 12;
const tagBytes = 16;

/** What a text is sealed for, and whose it is: it opens for nothing and nobody else. */
interface SealedFor {
  purpose: string;
  owner: string;
}

/** Encrypts a text (AES-256-GCM) with a key of its purpose, which is worked out from SESSION_SECRET. */
export function sealText(text: string, { purpose, owner }: SealedFor): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', keyOf(purpose), iv).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** The text that was sealed; null when it was sealed under another SESSION_SECRET, for something else, or never. */
export function openText(sealed: string, { purpose, owner }: SealedFor): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < ivBytes + tagBytes) return null;
  const decipher = createDecipheriv('aes-256-gcm', keyOf(purpose), bytes.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  }).setAAD(Buffer.from(owner));
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  try {
    return (
      decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') +
      decipher.final('utf8')
    );
  } catch {
    return null;
  }
}

const keyOf = (purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', env().sessionSecret, '', `sealed:${purpose}`, 32));
