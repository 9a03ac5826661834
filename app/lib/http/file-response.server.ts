import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { MessageKey } from '#app/messages/catalogue.server.ts';
import { env } from '../env.server.ts';
import { AppError } from '../errors.ts';

interface FileHeaders {
  type: string;
  /** The name to save the file under. */
  filename: string;
  cacheControl: string;
}

/**
 * A response with a file of the data folder, which the browser opens rather than saves. `path`
 * starts at `files/` in that folder, and must never hold what somebody typed.
 * Throws AppError `not-found` when there is no such file.
 */
export async function fileResponse(
  path: string,
  notFound: MessageKey,
  { type, filename, cacheControl }: FileHeaders,
): Promise<Response> {
  const fullPath = join(env().dataDir, 'files', path);
  const file = await stat(fullPath).catch(() => null);
  if (!file) throw new AppError('not-found', notFound);
  return new Response(Readable.toWeb(createReadStream(fullPath)) as ReadableStream, {
    headers: {
      'Content-Type': type,
      'Content-Length': String(file.size),
      'Content-Disposition': `inline; filename="${filename}"`,
      'Cache-Control': cacheControl,
    },
  });
}
