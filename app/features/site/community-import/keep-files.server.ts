import { deleteFiles, storedKey } from '#app/features/media/files/receive.server.ts';
import { deletePhotoFiles, fileKey } from '#app/features/media/photos/commands.server.ts';
import { photoStore, withoutRoom } from '#app/features/media/photos/storage/photo-store.server.ts';
import { logError } from '#app/lib/log.server.ts';
import { readSmall, type CheckedExport } from './check-export.server.ts';
import type { Ids } from './ids.ts';
import { broken } from './refusal.ts';
import { wholePhotos } from './write/posts.server.ts';

/**
 * Puts the documents, attachments and photos of a file into the store. Returns what removes them again. Throws
 * StartError for a file that has changed since it was checked, and AppError `unavailable` when the disk is full; then
 * none stays.
 */
export async function keepFiles(
  { zip, rows, sums }: CheckedExport,
  ids: Ids,
): Promise<() => Promise<void>> {
  const store = await photoStore();
  const put = { files: new Set<string>(), photos: new Set<string>() };
  const remove = () => removeFiles(put);
  const copy = async (key: string, name: string) => {
    const { bytes, sum } = await readSmall(zip, name);
    if (sum !== sums.get(name)) throw broken(zip.path, `${name} was changed meanwhile.`);
    await store.put(key, bytes);
  };
  try {
    for (const { path, file_id: old } of [...rows['document-versions'], ...rows['notice-files']]) {
      const id = ids.of(old);
      if (path === null || put.files.has(id)) continue;
      put.files.add(id);
      await copy(storedKey(id), path);
    }
    for (const { id: old, files } of wholePhotos(rows)) {
      const id = ids.of(old);
      put.photos.add(id);
      for (const { width, path } of files) {
        if (path !== null) await copy(fileKey(id, width), path);
      }
    }
    return remove;
  } catch (error) {
    await remove();
    throw withoutRoom(error, 'file');
  }
}

/** What cannot be deleted now is deleted by the site, at night: no row has it. */
async function removeFiles({ files, photos }: { files: Set<string>; photos: Set<string> }) {
  const log = (error: unknown) => logError('deleting a file', error);
  for (const id of files) await deleteFiles([id]).catch(log);
  for (const id of photos) await deletePhotoFiles([id]).catch(log);
}
