/**
 * PostgreSQL in this process. How a server comes to it: `app/cli/begin.ts` asks `app/lib/db/embedded.server.ts`, which
 * has the folder's lock and one `ThreadedPGlite`; that sends its questions to `pglite-thread.ts`, which opens the
 * folder here, over the file system of `durable-fs.ts`. `app/lib/db/database.server.ts` puts the ORM on it, and brings
 * it up to date.
 */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { DurableFS, durableStartParams, flushFolder } from './durable-fs.ts';
import { typeParsers } from './type-parsers.ts';
import { WatchedPGlite, type OnBroken } from './watched-pglite.ts';

interface EmbeddedOptions {
  /** What a database in memory is filled from: a dump made by `dumpDataDir`. */
  dump?: Blob;
  /** PGlite's own program, for a process that opens many databases in memory: it is compiled once. */
  program?: WebAssembly.Module;
  /** Only for a database in a folder. */
  onBroken?: OnBroken;
}

/**
 * Opens the embedded PostgreSQL kept in `folder`, or in memory, for tests, when it is null. In a
 * folder, a commit that was acknowledged is on the disk.
 */
export async function openEmbedded(
  folder: string | null,
  { dump, program, onBroken = () => undefined }: EmbeddedOptions = {},
): Promise<PGlite> {
  if (folder === null) {
    return PGlite.create({
      dataDir: 'memory://',
      loadDataDir: dump,
      parsers: typeParsers,
      startParams: smallStartParams,
      ...(program ? { pgliteWasmModule: program } : {}),
    });
  }
  if (!existsSync(folder)) await makeEmbedded(folder, onBroken);
  return openPGlite(folder, onBroken);
}

/** A database in memory needs no large second copy of its pages, which would have to be cleared first. */
const smallStartParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=4MB'];

async function openPGlite(folder: string, onBroken: OnBroken): Promise<PGlite> {
  const pglite = new WatchedPGlite(
    { fs: new DurableFS(folder), startParams: durableStartParams, parsers: typeParsers },
    onBroken,
  );
  await pglite.waitReady;
  return pglite;
}

/** Opens a database in a folder that nobody needs afterwards, so nothing is flushed. */
export const openScratch = (folder: string): Promise<PGlite> =>
  PGlite.create({ dataDir: folder, parsers: typeParsers });

/** Makes an empty database under another name first, so that `folder` is never half made. */
async function makeEmbedded(folder: string, onBroken: OnBroken): Promise<void> {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  const pglite = await openPGlite(draft, onBroken);
  await pglite.close();
  flushFolder(draft);
  renameSync(draft, folder);
}
