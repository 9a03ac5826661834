import { existsSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../errors.ts';

/** What the embedded database may need free to start: it lays out its log in files of 16 MiB. */
const neededBytes = 32 * 1024 * 1024;

/** What a new one needs. */
const neededFirst = 64 * 1024 * 1024;

/** Throws StartError when there is no room for a new embedded database in `folder`. */
export function requireRoom(folder: string): void {
  const left = bytesLeft(folder);
  if (left !== null && left < neededFirst && !existsSync(join(folder, 'postgres'))) {
    throw diskFull(folder, left);
  }
}

/** The StartError for a failure of the embedded database because the disk is full; any other error as it is. */
export function explainFullDisk(error: unknown, folder: string): unknown {
  if (error instanceof StartError) return error;
  const left = bytesLeft(folder);
  if (!isDiskFull(error) && (left === null || left >= neededBytes)) return error;
  return diskFull(folder, left);
}

function diskFull(folder: string, left: number | null): StartError {
  const megabytes = left === null ? '' : ` ${Math.floor(left / 1024 / 1024)} MB are left.`;
  return new StartError(`The disk with the folder in DATA_DIR is full: ${folder}.${megabytes}`);
}

/** Whether an error, of the file system or of PostgreSQL, means that there is no room on the disk. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  ['ENOSPC', 'EDQUOT', '53100'].includes(String(error.code));

function bytesLeft(folder: string): number | null {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
}
