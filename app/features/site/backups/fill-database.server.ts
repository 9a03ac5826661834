import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { makeFolder } from '#db/make-folder.ts';
import type { Em, Orm } from '#app/lib/db/database.server.ts';
import { StartError } from '#app/lib/errors.ts';
import { readArchive, type Entry } from './archive.server.ts';
import { fileEntry, filePathOf, tableOf } from './manifest.ts';
import { readText, type Backup } from './read-backup.server.ts';
import {
  beginLong,
  clearForRows,
  insertRows,
  listTables,
  requireSameTables,
  requireTallies,
  type Table,
  type Tally,
} from './tables.server.ts';

export interface Filled {
  /** Each table as it was counted and summed up after its rows had been written. */
  tables: Record<string, Tally>;
  /** The migrations that ran afterwards, because the backup is older than the program. */
  migrated: string[];
  /** Photos and documents that the rows name, and that are not in the backup. */
  missingFiles: string[];
}

interface Options {
  /** Where files are written; null leaves them out. */
  filesDir: string | null;
  /** Called after the last change, before the database keeps it. What it throws takes everything back. */
  beforeCommit?: () => Promise<void>;
}

/**
 * Fills a new database with a checked backup and brings it up to date. On a server, all of it is one transaction. The
 * embedded database cannot migrate in one, so what fails there leaves a half-filled folder: give it one to throw away.
 */
export async function fillDatabase(
  orm: Orm,
  kind: 'embedded' | 'postgresql',
  backup: Backup,
  { filesDir, beforeCommit = () => Promise.resolve() }: Options,
): Promise<Filled> {
  const { migrations } = backup.manifest;
  // Makes the migrator's own table, which it does outside of any transaction.
  await orm.migrator.getExecuted();
  if (kind === 'embedded') {
    await orm.migrator.up({ migrations });
    const filled = await orm.em.fork().transactional((tx) => fill(tx, backup, filesDir));
    const migrated = await orm.migrator.up();
    await beforeCommit();
    return { ...filled, migrated: migrated.map(({ name }) => name) };
  }
  return orm.em.fork().transactional(async (tx) => {
    const transaction = tx.getTransactionContext();
    await beginLong(tx);
    await orm.migrator.up({ migrations, transaction });
    const filled = await fill(tx, backup, filesDir);
    const migrated = await orm.migrator.up({ transaction });
    await beforeCommit();
    return { ...filled, migrated: migrated.map(({ name }) => name) };
  });
}

async function fill(
  tx: Em,
  backup: Backup,
  filesDir: string | null,
): Promise<Omit<Filled, 'migrated'>> {
  await beginLong(tx);
  const tables = await listTables(tx);
  const known = new Map(tables.map((table) => [table.name, table]));
  requireSameTables(Object.keys(backup.manifest.tables), tables);
  const putBack = await clearForRows(tx, tables);
  await readInto(tx, known, backup, filesDir);
  for (const statement of putBack) await tx.execute(statement);
  return {
    tables: await requireTallies(tx, tables, backup.manifest.tables),
    missingFiles: await missingFiles(tx, backup),
  };
}

/** Writes rows and files, in the order in which they are in the backup. */
async function readInto(
  tx: Em,
  tables: Map<string, Table>,
  backup: Backup,
  filesDir: string | null,
): Promise<void> {
  for await (const entry of readArchive(backup.path)) {
    const table = tables.get(tableOf(entry.name) ?? '');
    const file = filePathOf(entry.name);
    if (table) await insertRows(tx, table, await readText(entry));
    else if (file && filesDir !== null) await writeFile(backup, entry, join(filesDir, file));
  }
}

async function writeFile({ sums }: Backup, { name, content }: Entry, path: string): Promise<void> {
  const hash = createHash('sha256');
  makeFolder(join(path, '..'));
  await pipeline(
    content,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        yield chunk;
      }
    },
    createWriteStream(path, { flush: true }),
  );
  if (hash.digest('hex') !== sums.get(name)) throw changedSince(name);
}

const changedSince = (name: string): StartError =>
  new StartError(`${name} is not what it was when the backup was checked a moment ago.`);

/** What rows name and the backup does not have. Files that are in a bucket are not its business. */
async function missingFiles(tx: Em, { manifest, sums, files }: Backup): Promise<string[]> {
  if (manifest.files.place === 'bucket') return [];
  const folders = new Set(files.map((path) => path.slice(0, path.lastIndexOf('/'))));
  const photos = await tx.execute<{ id: string }[]>('select id from photos order by id');
  const stored = await tx.execute<{ id: string }[]>('select id from stored_files order by id');
  return [
    ...photos.map(({ id }) => `photos/${id}`).filter((folder) => !folders.has(folder)),
    ...stored.map(({ id }) => `photos/stored/${id}`).filter((path) => !sums.has(fileEntry(path))),
  ];
}
