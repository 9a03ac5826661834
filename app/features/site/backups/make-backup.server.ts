import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import type { Stats } from 'node:fs';
import { open, readdir, stat, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Writable } from 'node:stream';
import { ranMigrations } from '#db/migrate.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { StartError } from '#app/lib/errors.ts';
import packageFile from '../../../../package.json' with { type: 'json' };
import { ArchiveWriter } from './archive.server.ts';
import { entryNames, fileEntry, formatVersion, rowsEntry, type Manifest } from './manifest.ts';
import { seal } from './sealed-secret.server.ts';
import {
  beginLong,
  holdForm,
  listTables,
  readRows,
  Tallying,
  textOf,
  type Table,
  type Tally,
} from './tables.server.ts';

interface BackupSource {
  em: Em;
  kind: 'embedded' | 'postgresql';
  /** The folder of photos and documents. */
  filesDir: string;
  /** Whether photos and documents are in a bucket, which a backup leaves alone. */
  usesBucket: boolean;
  /** Whether it is the demo city. */
  demo: boolean;
  /** SESSION_SECRET and the passphrase it is encrypted with, to be in the backup too. */
  secret?: { value: string; passphrase: string } | undefined;
}

/**
 * Writes a backup: the database as it is at one moment, then the files, and what all of it sums up to. A file is
 * written before the row that names it, so every file of the rows is there, unless it was deleted since. What takes it
 * has to keep taking: on the embedded database, nothing else is served while the rows are read.
 */
export async function writeBackup(
  source: BackupSource,
  out: Writable,
  signal: AbortSignal,
): Promise<Manifest> {
  const archive = new ArchiveWriter(out);
  try {
    const createdAt = new Date().toISOString();
    const { secret } = source;
    if (secret)
      await archive.addText(entryNames.secret, await seal(secret.value, secret.passphrase));
    const database = await addDatabase(archive, source, signal);
    const files = await addFiles(archive, source.filesDir, signal);
    const sums = archive.sums.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join('');
    await archive.addText(entryNames.sums, sums);
    const manifest: Manifest = {
      format: formatVersion,
      product: 'the-local-link',
      version: packageFile.version,
      createdAt,
      ...database,
      files: { ...files, place: source.usesBucket ? 'bucket' : 'here' },
      demo: source.demo,
      secret: secret !== undefined,
      sums: createHash('sha256').update(sums).digest('hex'),
    };
    await archive.addText(entryNames.manifest, `${JSON.stringify(manifest, null, 2)}\n`);
    await archive.end();
    return manifest;
  } catch (error) {
    await archive.abandon(error);
    throw error;
  }
}

/** Adds all rows, as they are in one moment. */
async function addDatabase(
  archive: ArchiveWriter,
  { em, kind }: BackupSource,
  signal: AbortSignal,
): Promise<Pick<Manifest, 'database' | 'migrations' | 'tables'>> {
  const before = await listTables(em);
  if (before.length === 0)
    throw new StartError('The database has no tables, so there is nothing to back up.');
  return em.transactional(async (tx) => {
    await tx.execute('set transaction isolation level repeatable read, read only');
    // Before the first read: what the rows are read from is the database after this.
    await holdForm(tx, before);
    await beginLong(tx);
    const tables = await listTables(tx);
    const tallies: Record<string, Tally> = {};
    for (const table of tables) {
      tallies[table.name] = await addTable(archive, tx, table, signal);
    }
    const [server] = await tx.execute<{ version: string }[]>(
      `select current_setting('server_version') as version`,
    );
    return {
      database: { kind, version: server?.version ?? '' },
      migrations: await ranMigrations(tx),
      tables: tallies,
    };
  });
}

async function addTable(
  archive: ArchiveWriter,
  tx: Em,
  table: Table,
  signal: AbortSignal,
): Promise<Tally> {
  const tallying = new Tallying();
  let part = 0;
  for await (const lines of readRows(tx, table)) {
    signal.throwIfAborted();
    const text = textOf(lines);
    tallying.add(lines.length, text);
    await archive.addText(rowsEntry(table.name, ++part), text);
  }
  return tallying.end();
}

/** Adds the files below a folder; one that goes in the meantime is left out. */
async function addFiles(
  archive: ArchiveWriter,
  folder: string,
  signal: AbortSignal,
): Promise<{ count: number; bytes: number }> {
  const all = { count: 0, bytes: 0 };
  for await (const path of filesBelow(folder)) {
    signal.throwIfAborted();
    const file = await openIfThere(join(folder, path));
    if (!file) continue;
    try {
      const { size } = await file.stat();
      await archive.add(fileEntry(path), size, contentOf(file, size));
      all.count += 1;
      all.bytes += size;
    } finally {
      await file.close();
    }
  }
  return all;
}

/** The first `size` bytes of a file. */
const contentOf = (file: FileHandle, size: number): AsyncIterable<Buffer> | [] =>
  size === 0 ? [] : file.createReadStream({ start: 0, end: size - 1, autoClose: false });

/**
 * The paths of the files below a folder, in order, also where a link leads to another disk; none where it is not there.
 */
export async function* filesBelow(folder: string, path = ''): AsyncGenerator<string> {
  const entries = await readdir(join(folder, path), { withFileTypes: true }).catch(orNone);
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const inside = path ? `${path}/${entry.name}` : entry.name;
    const kind = entry.isSymbolicLink() ? await statIfThere(join(folder, inside)) : entry;
    if (kind?.isDirectory()) yield* filesBelow(folder, inside);
    else if (kind?.isFile()) yield inside;
  }
}

const openIfThere = (path: string): Promise<FileHandle | null> =>
  open(path, 'r').catch((error: unknown) => {
    orNone(error);
    return null;
  });

const statIfThere = (path: string): Promise<Stats | null> =>
  stat(path).catch((error: unknown) => {
    orNone(error);
    return null;
  });

function orNone(error: unknown): [] {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
  throw error;
}

/** Has `write` fill a file of this name, which nobody but the account that runs this may read, and flushes it. */
export async function writeDraft(
  path: string,
  write: (out: Writable) => Promise<unknown>,
): Promise<void> {
  const out = createWriteStream(path, { mode: 0o600, flush: true });
  await once(out, 'open');
  try {
    await write(out);
  } finally {
    out.destroy();
  }
}

/** Has the disk know of a file under the name that it was given. */
export async function flushFolderOf(path: string): Promise<void> {
  const folder = await open(dirname(path), 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
