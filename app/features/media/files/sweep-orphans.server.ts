import type { Disk, DriveFile } from 'flydrive';
import { photoStore } from '#app/features/media/photos/storage/photo-store.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { deleteFiles } from './receive.server.ts';

const orphanedForMs = 24 * 60 * 60 * 1000;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Deletes the content in the store that belongs to no stored file and is older than a day. It is left
 * behind when the process ends between writing the content and its row.
 */
export async function deleteOrphanedFiles(em: Em, signal: AbortSignal): Promise<void> {
  const store = await photoStore();
  for await (const files of pagesOf(store)) {
    signal.throwIfAborted();
    const ids = files.map(({ name }) => name).filter((name) => uuid.test(name));
    if (ids.length === 0) continue;
    const rows = await kysely(em)
      .selectFrom('stored_files')
      .select('id')
      .where('id', 'in', ids)
      .execute();
    const known = new Set(rows.map(({ id }) => id));
    for (const { key, name } of files) {
      if (!uuid.test(name) || known.has(name)) continue;
      const { lastModified } = await store.getMetaData(key);
      if (lastModified.getTime() < Date.now() - orphanedForMs) await deleteFiles([name]);
    }
  }
}

async function* pagesOf(store: Disk): AsyncGenerator<DriveFile[]> {
  let paginationToken: string | undefined;
  do {
    const page = await listed(store, paginationToken);
    if (!page) return;
    yield [...page.objects].filter((entry): entry is DriveFile => entry.isFile);
    paginationToken = page.paginationToken;
  } while (paginationToken);
}

/** A page of the folder; null if nothing was ever stored. */
async function listed(store: Disk, paginationToken: string | undefined) {
  try {
    return await store.listAll('stored/', paginationToken ? { paginationToken } : {});
  } catch (error) {
    const cause = error instanceof Error ? error.cause : null;
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return null;
    throw error;
  }
}
