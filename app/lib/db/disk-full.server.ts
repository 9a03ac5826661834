import { statfsSync } from 'node:fs';
import { StartError } from '../errors.ts';

/** What the embedded database needs free to start: it lays out its log in files of 16 MiB. */
const neededBytes = 32 * 1024 * 1024;

/** The StartError for a start that failed because the disk is full; any other error as it is. */
export function explainFullDisk(error: unknown, folder: string): unknown {
  if (error instanceof StartError) return error;
  const left = bytesLeft(folder);
  if (!isDiskFull(error) && (left === null || left >= neededBytes)) return error;
  const megabytes = left === null ? '' : ` ${Math.floor(left / 1024 / 1024)} MB are left.`;
  return new StartError(`The disk with the folder in DATA_DIR is full: ${folder}.${megabytes}`);
}

const isDiskFull = (error: unknown): boolean =>
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
