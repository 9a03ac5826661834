import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { errors } from 'flydrive';
import { photoStore } from '#app/features/media/photos/storage/photo-store.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { contentDisposition } from './file-name.ts';
import { opensInBrowser } from './file-types.ts';
import { storedKey } from './receive.server.ts';

/** The content of a stored file, with its size in bytes; null when it has gone. */
export async function openFile(
  id: string,
): Promise<{ body: ReadableStream<Uint8Array>; size: number } | null> {
  const store = await photoStore();
  try {
    const { contentLength } = await store.getMetaData(storedKey(id));
    const body = Readable.toWeb(await store.getStream(storedKey(id)));
    return { body: body as ReadableStream<Uint8Array>, size: contentLength };
  } catch (error) {
    if (error instanceof errors.E_CANNOT_GET_METADATA) return null;
    throw error;
  }
}

/** Whether two stored files have the same content; false where one has gone. */
export async function isSameContent(one: string, other: string): Promise<boolean> {
  const [first, second] = await Promise.all([digestOf(one), digestOf(other)]);
  return first !== null && first === second;
}

async function digestOf(id: string): Promise<string | null> {
  const content = await openFile(id);
  if (!content) return null;
  const hash = createHash('sha256');
  for await (const chunk of content.body) hash.update(chunk);
  return hash.digest('hex');
}

/**
 * The response with a stored file. The caller has checked the reader. A PDF or a picture opens; any
 * other file is saved. No cache keeps it. Throws AppError `not-found` when its content is gone.
 */
export async function storedFileResponse(file: {
  id: string;
  name: string;
  mediaType: string;
}): Promise<Response> {
  const content = await openFile(file.id);
  if (!content) throw new AppError('not-found', 'files.notFound');
  return new Response(content.body, {
    headers: {
      'Content-Type': file.mediaType,
      'Content-Length': String(content.size),
      'Content-Disposition': contentDisposition(file.name, opensInBrowser(file.mediaType)),
      'Cache-Control': 'private, no-store',
    },
  });
}
