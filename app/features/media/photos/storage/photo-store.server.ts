import { open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { isDiskFull } from '#app/lib/db/failures/disk-full.server.ts';
import { env } from '#app/lib/env.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { processSingleton } from '#app/lib/process/keep.server.ts';
import { logError } from '#app/lib/log.server.ts';
import { openBucket } from './open-bucket.server.ts';

/**
 * The store of photos: a folder of this machine, or an S3-compatible bucket where one is set.
 * Throws StartError when the bucket's driver is not installed.
 */
export const photoStore = (): Promise<Disk> =>
  processSingleton('photo-store', async () => {
    const { photoBucket, usesBucket, dataDir } = env();
    if (usesBucket && !photoBucket) throw new Error('This command does not know the bucket.');
    if (photoBucket) return openBucket(photoBucket, 'S3_BUCKET');
    const location = join(dataDir, 'files', 'photos');
    return new Disk(new DurableDriver({ root: dataDir, location }));
  });

/** The AppError `unavailable` in the place of an error that means the disk is full. */
export function withoutRoom(error: unknown, what: 'photo' | 'file'): unknown {
  if (!(error instanceof Error) || !isDiskFull(error.cause)) return error;
  logError(`storing a ${what}`, error.cause instanceof Error ? error.cause.message : error.message);
  return new AppError('unavailable', `${what}s.noRoom`, { retryAfterSeconds: 30 });
}

/**
 * The photos in a folder of this machine. A file that was put is on the disk, with the folders that
 * lead to it from `root`.
 */
class DurableDriver extends FSDriver {
  readonly #root: string;
  readonly #location: string;

  constructor({ root, location }: { root: string; location: string }) {
    super({ location, visibility: 'private' });
    this.#root = root;
    this.#location = location;
  }

  override async put(...args: Parameters<FSDriver['put']>): Promise<void> {
    await super.put(...args);
    let path = join(this.#location, args[0]);
    await flush(path);
    while (path !== this.#root) await flush((path = dirname(path)));
  }
}

async function flush(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
