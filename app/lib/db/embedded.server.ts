import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { ThreadedPGlite } from '#db/embedded/threaded-pglite.ts';
import { FolderLockedError, lockFolder } from '#db/folder-lock.ts';
import { env, type Env } from '../env.server.ts';
import { StartError } from '../errors.ts';
import { processSingleton } from '../process/keep.server.ts';
import { explainFullDisk, requireRoom } from './failures/disk-full.server.ts';
import { endBroken } from './failures/end-process.server.ts';

interface Embedded {
  pglite: PGlite | ThreadedPGlite;
  release: () => void;
}

export interface OpeningEmbedded extends Embedded {
  /** Rejected with a StartError where the disk is full, and with the database's own error where it cannot be opened. */
  ready: Promise<void>;
}

/**
 * The embedded database stays open when the development server reloads the build, which brings
 * entities and an ORM of its own: there is one per process, because there is one per folder. It opens on a thread of
 * its own; what is asked of it meanwhile waits for `ready`.
 * Throws StartError where the folder is locked or cannot be written, or the disk is full.
 */
export const openEmbeddedDatabase = (settings: Env = env()): OpeningEmbedded =>
  processSingleton('embedded', () => {
    const { dataDir } = settings;
    const release = lockDataFolder(dataDir);
    try {
      requireRoom(dataDir);
    } catch (error) {
      release();
      throw error;
    }
    const pglite = new ThreadedPGlite(join(dataDir, 'postgres'), (error) =>
      endBroken(error, dataDir),
    );
    const ready = pglite.waitReady.catch((error: unknown) => {
      throw explainFullDisk(error, dataDir);
    });
    return { pglite, release, ready };
  });

/** The same, once it is open. Throws what `ready` is rejected with, too. */
export async function embeddedDatabase(settings: Env = env()): Promise<Embedded> {
  const { pglite, release, ready } = openEmbeddedDatabase(settings);
  await ready;
  return { pglite, release };
}

/** Thrown when another process has the data folder. */
export class FolderInUseError extends StartError {}

/**
 * Takes the lock on the data folder; returns what gives it back. Throws FolderInUseError when another process has it,
 * and StartError when it cannot be written.
 */
export function lockDataFolder(folder: string): () => void {
  try {
    return lockFolder(folder);
  } catch (error) {
    if (error instanceof FolderLockedError) throw new FolderInUseError(error.message);
    const full = explainFullDisk(error, folder);
    if (full instanceof StartError) throw full;
    const cause = error instanceof Error ? error.message : String(error);
    throw new StartError(`The folder in DATA_DIR cannot be locked or written: ${cause}`);
  }
}

/**
 * Writes the embedded database's changes into its tables, so that its log can be used again from the
 * start. It has no process that does so in the background, and its log would grow until it is
 * closed. A PostgreSQL server looks after its own.
 */
export async function checkpointEmbedded(): Promise<void> {
  if (env().databaseUrl) return;
  const { pglite } = await embeddedDatabase();
  await pglite.exec('checkpoint');
}
