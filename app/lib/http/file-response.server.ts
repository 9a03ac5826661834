import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { MessageKey } from '#app/messages/catalogue.server.ts';
import { env } from '../env.server.ts';
import { AppError } from '../errors.ts';
import { languageTags, type Locale } from '../i18n/locale.ts';

interface FileHeaders {
  type: string;
  /** The name to save the file under. */
  filename: string;
  cacheControl: string;
  locale: Locale;
}

/**
 * A response with a file of the data folder, which the browser opens rather than saves. `path`
 * starts at `files/` in that folder, and must never hold what somebody typed. A file `plan.pdf` may
 * have its other side beside it, as `plan.fr.pdf`: `locale` is the language that is wanted.
 * Throws AppError `not-found` when there is no such file.
 */
export async function fileResponse(
  path: string,
  notFound: MessageKey,
  { type, filename, cacheControl, locale }: FileHeaders,
): Promise<Response> {
  const side = await fileAt(inLanguage(path, locale));
  const file = side ?? (await fileAt(path));
  if (!file) throw new AppError('not-found', notFound);
  return new Response(Readable.toWeb(createReadStream(file.fullPath)) as ReadableStream, {
    headers: {
      'Content-Type': type,
      'Content-Length': String(file.size),
      'Content-Disposition': `inline; filename="${filename}"`,
      'Cache-Control': cacheControl,
      Vary: 'Accept-Language, Cookie',
      ...(side ? { 'Content-Language': languageTags[locale] } : {}),
    },
  });
}

async function fileAt(path: string): Promise<{ fullPath: string; size: number } | null> {
  const fullPath = join(env().dataDir, 'files', path);
  const file = await stat(fullPath).catch(() => null);
  return file && { fullPath, size: file.size };
}

const inLanguage = (path: string, locale: Locale) => path.replace(/(?=\.\w+$)/, `.${locale}`);
