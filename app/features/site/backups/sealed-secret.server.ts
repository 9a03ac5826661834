import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { z } from 'zod';

/** What one guess at a passphrase costs: 128 MB and about half a second. */
const cost = { N: 2 ** 17, r: 8, p: 1 };

const base64 = z.base64();

/** A secret as it is kept. The bounds keep a forged file from asking for any amount of memory. */
const sealedSchema = z.object({
  cipher: z.literal('aes-256-gcm'),
  kdf: z.literal('scrypt'),
  N: z
    .number()
    .int()
    .min(2 ** 14)
    .max(2 ** 18),
  r: z.literal(8),
  p: z.number().int().min(1).max(4),
  salt: base64,
  iv: base64,
  tag: base64,
  text: base64,
});

/** Encrypts a text with a passphrase, as JSON. */
export async function seal(text: string, passphrase: string): Promise<string> {
  const salt = randomBytes(16);
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', await keyFrom(passphrase, salt, cost), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return JSON.stringify({
    cipher: 'aes-256-gcm',
    kdf: 'scrypt',
    ...cost,
    salt: salt.toString('base64'),
    iv: iv.toString('base64'),
    tag: cipher.getAuthTag().toString('base64'),
    text: sealed.toString('base64'),
  });
}

/** The text that was sealed; null when the passphrase is not the one. Throws for what is no sealed text. */
export async function unseal(json: string, passphrase: string): Promise<string | null> {
  const sealed = sealedSchema.parse(JSON.parse(json));
  const bytes = (value: string) => Buffer.from(value, 'base64');
  const key = await keyFrom(passphrase, bytes(sealed.salt), sealed);
  const decipher = createDecipheriv('aes-256-gcm', key, bytes(sealed.iv), { authTagLength: 16 });
  decipher.setAuthTag(bytes(sealed.tag));
  try {
    return decipher.update(bytes(sealed.text), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);

const keyFrom = (passphrase: string, salt: Buffer, { N, r, p }: typeof cost): Promise<Buffer> =>
  derive(passphrase.normalize('NFKC'), salt, 32, { N, r, p, maxmem: 256 * N * r });
