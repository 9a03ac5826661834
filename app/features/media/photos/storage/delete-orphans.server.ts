import type { Disk } from 'flydrive';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { deletePhotoFiles } from '../commands.server.ts';
import { photoStore } from './photo-store.server.ts';

const orphanedForMs = 24 * 60 * 60 * 1000;
const batchSize = 500;

/**
 * Deletes the files in the store that belong to no photo and are older than a day. They are left
 * behind when the process ends between writing a file and its row, or when a file could not be
 * deleted. Files that are younger may be of a photo that is being stored.
 */
export async function deleteOrphanedPhotos(em: Em, signal: AbortSignal): Promise<void> {
  const store = await photoStore();
  let batch: string[] = [];
  for await (const id of photoFolders(store)) {
    signal.throwIfAborted();
    if (batch.push(id) < batchSize) continue;
    await deleteOrphansAmong(em, store, batch);
    batch = [];
  }
  await deleteOrphansAmong(em, store, batch);
}

async function deleteOrphansAmong(em: Em, store: Disk, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await kysely(em).selectFrom('photos').select('id').where('id', 'in', ids).execute();
  const known = new Set(rows.map(({ id }) => id));
  for (const id of ids) {
    if (!known.has(id) && (await isOld(store, id))) await deletePhotoFiles([id]);
  }
}

async function isOld(store: Disk, id: string): Promise<boolean> {
  const { objects } = await store.listAll(`${id}/`);
  for (const file of objects) {
    if (!file.isFile) return false;
    const { lastModified } = await store.getMetaData(file.key);
    if (lastModified.getTime() > Date.now() - orphanedForMs) return false;
  }
  return true;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The ids of the photos that have files. Whatever else is in the store is left alone. */
async function* photoFolders(store: Disk): AsyncGenerator<string> {
  let paginationToken: string | undefined;
  do {
    const page = await store.listAll('/', paginationToken ? { paginationToken } : {});
    for (const entry of page.objects) {
      if (entry.isDirectory && uuid.test(entry.name)) yield entry.name;
    }
    paginationToken = page.paginationToken;
  } while (paginationToken);
}
