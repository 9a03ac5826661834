import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Room for the log of the database and for some photos, in bytes. */
export const leastDiskFree = 200 * 1024 * 1024;

/** The free room on the disk of a folder, in bytes; of the folder around it, until the first file makes it. */
export async function freeRoom(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    return isMissing ? freeRoom(dirname(folder)) : 0;
  }
}
