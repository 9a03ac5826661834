import { closeSync, fdatasyncSync, fstatSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/**
 * PGlite's own start parameters turn fsync off. With it on, PostgreSQL flushes its log at every
 * commit, before the commit is acknowledged. Only `fsync` comes through the emulated system calls:
 * `fdatasync`, which PostgreSQL takes by default, does nothing there.
 */
export const durableStartParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  // A start clears all of it. What it lacks is in the system's own cache of files.
  '-c',
  'shared_buffers=32MB',
];

/** The error number of a failed read or write in the emulated file system (EIO). */
const ioError = 29;

type Init = NodeFS['init'];

interface Stream {
  nfd: number;
}

interface Emulation {
  FS: { ErrnoError: new (errno: number) => Error };
  NODEFS: { stream_ops: { fsync?: (stream: Stream) => void } };
}

/** A folder as PGlite's file system, in which fsync reaches the disk. PGlite's own leaves it out. */
export class DurableFS extends NodeFS {
  override async init(...args: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(...args);
    const addFsync = (module: unknown) => {
      const { FS, NODEFS } = module as Emulation;
      NODEFS.stream_ops.fsync = ({ nfd }) => {
        try {
          flush(nfd);
        } catch {
          throw new FS.ErrnoError(ioError);
        }
      };
    };
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [...(emscriptenOpts.preRun ?? []), addFsync],
      },
    };
  }
}

/** Flushes an open file or folder; of a file all that is needed to read it back. */
function flush(descriptor: number): void {
  if (fstatSync(descriptor).isDirectory()) fsyncSync(descriptor);
  else fdatasyncSync(descriptor);
}

/** Flushes a folder with everything in it. */
export function flushFolder(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) flushFolder(path);
    else if (entry.isFile()) flushPath(path);
  }
  flushPath(folder);
}

function flushPath(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    flush(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
