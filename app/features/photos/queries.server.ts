import { Readable } from 'node:stream';
import { errors } from 'flydrive';
import { photoStore } from './photo-store.server.ts';
import { readAddress } from './addresses.ts';
import { fileKey } from './commands.server.ts';

/** The file at an address, with its size in bytes; null when there is none. */
export async function openPhoto(
  address: string,
): Promise<{ body: ReadableStream; size: number } | null> {
  const photo = readAddress(address);
  if (!photo) return null;
  const store = await photoStore();
  const key = fileKey(photo.id, photo.width);
  try {
    const { contentLength } = await store.getMetaData(key);
    const body = Readable.toWeb(await store.getStream(key)) as ReadableStream;
    return { body, size: contentLength };
  } catch (error) {
    if (error instanceof errors.E_CANNOT_GET_METADATA) return null;
    throw error;
  }
}
