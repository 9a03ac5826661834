import { createHash } from 'node:crypto';
import { slicesWithBreaks } from './breaks.server.ts';

/** The SHA-256 of an upload, in base64url. Other requests run between its slices. */
export async function digestOf(bytes: Uint8Array): Promise<string> {
  const hash = createHash('sha256');
  for await (const slice of slicesWithBreaks(bytes)) hash.update(slice);
  return hash.digest('base64url');
}
