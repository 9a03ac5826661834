import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createOrm, type Orm } from '#db/config.ts';
import { flushFolder } from '#db/embedded/durable-fs.ts';
import { openEmbedded, openScratch } from '#db/embedded/open.ts';
import { makeFolder } from '#db/make-folder.ts';
import { ranMigrations } from '#db/migrate.ts';
import { isHalfMoved } from '#db/unfinished-move.ts';
import { reach } from '#app/lib/db/database.server.ts';
import { lockDataFolder } from '#app/lib/db/embedded.server.ts';
import type { Env } from '#app/lib/env.server.ts';
import { StartError } from '#app/lib/errors.ts';
import { fillDatabase, type Filled } from './fill-database.server.ts';
import { filesBelow } from './make-backup.server.ts';
import type { Backup } from './read-backup.server.ts';
import { hasRows, listTables } from './tables.server.ts';

/** What is restored is made here, below DATA_DIR, and moved to its place once it is whole. */
const draftName = 'restoring';

/**
 * Restores a checked backup into the database and the data folder of these settings, which have to be empty. It is all
 * there afterwards, or nothing is. Throws StartError where something is there already.
 */
export async function restoreBackup(settings: Env, backup: Backup): Promise<Filled> {
  const { dataDir, databaseUrl } = settings;
  makeFolder(dataDir);
  // On a server, another process may have the folder: it is the files that must not be there.
  const release = databaseUrl ? () => undefined : lockDataFolder(dataDir);
  const draft = join(dataDir, draftName);
  try {
    await refuseFiles(join(dataDir, 'files'));
    await rm(draft, { recursive: true, force: true });
    makeFolder(join(draft, 'files'));
    return databaseUrl
      ? await restoreToServer(databaseUrl, backup, dataDir)
      : await restoreToFolder(backup, dataDir);
  } finally {
    await rm(draft, { recursive: true, force: true });
    release();
  }
}

async function restoreToFolder(backup: Backup, dataDir: string): Promise<Filled> {
  const folder = join(dataDir, 'postgres');
  if (existsSync(folder)) throw notEmpty(`There is a database in ${folder} already.`);
  const draft = join(dataDir, draftName);
  const pglite = await openEmbedded(join(draft, 'postgres'));
  const orm = createOrm({ kind: 'embedded', pglite });
  let filled: Filled;
  try {
    filled = await fillDatabase(orm, 'embedded', backup, { filesDir: join(draft, 'files') });
  } finally {
    await orm.close();
    await pglite.close();
  }
  flushFolder(draft);
  await place([
    [join(draft, 'files'), join(dataDir, 'files')],
    [join(draft, 'postgres'), folder],
  ]);
  return filled;
}

async function restoreToServer(url: string, backup: Backup, dataDir: string): Promise<Filled> {
  const orm = createOrm({ kind: 'postgresql', url }, { patient: true });
  let takeBack = () => Promise.resolve();
  let isOurs = false;
  try {
    await reach(orm);
    isOurs = await refuseRows(orm, backup);
    const files = join(dataDir, draftName, 'files');
    return await fillDatabase(orm, 'postgresql', backup, {
      filesDir: files,
      async beforeCommit() {
        flushFolder(files);
        takeBack = await place([[files, join(dataDir, 'files')]]);
      },
    });
  } catch (error) {
    await takeBack();
    // The migrator makes its table before the transaction.
    if (isOurs)
      await orm.em
        .fork()
        .execute('drop table if exists migrations')
        .catch(() => undefined);
    throw error;
  } finally {
    await orm.close();
  }
}

/** Moves what is whole to its place; returns what moves it back. */
async function place(moves: [from: string, to: string][]): Promise<() => Promise<void>> {
  const done: [string, string][] = [];
  const takeBack = async () => {
    for (const [from, to] of done.reverse()) await rename(to, from);
  };
  try {
    for (const [from, to] of moves) {
      // Folders without a file may stand there.
      await rm(to, { recursive: true, force: true });
      await rename(from, to);
      done.push([from, to]);
    }
  } catch (error) {
    await takeBack();
    throw error;
  }
  return takeBack;
}

async function refuseFiles(folder: string): Promise<void> {
  for await (const path of filesBelow(folder)) {
    throw notEmpty(`There are photos and documents in ${folder} already, such as ${path}.`);
  }
}

/**
 * Refuses a database that has anything in it, or tables of another version than the backup's. Returns whether it has no
 * table at all.
 */
async function refuseRows(orm: Orm, { manifest }: Backup): Promise<boolean> {
  const em = orm.em.fork();
  if (await isHalfMoved(em)) {
    throw notEmpty('A move into the database in DATABASE_URL began and has not ended.');
  }
  const ran = await ranMigrations(em);
  const [found] = await em.execute<{ tables: number }[]>(`
    select count(*)::int as tables from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname in ('public', 'pgboss')
      and (n.nspname, c.relname) <> ('public', 'migrations')`);
  if (!found?.tables) return true;
  const isSame =
    ran.length === manifest.migrations.length &&
    ran.every((name) => manifest.migrations.includes(name));
  if (!isSame) {
    throw notEmpty(
      'The database in DATABASE_URL has tables of another version, or of something else.',
    );
  }
  for (const table of await listTables(em)) {
    if (table.name.startsWith('public.') && (await hasRows(em, table))) {
      throw notEmpty(`The database in DATABASE_URL has rows in ${table.name} already.`);
    }
  }
  return false;
}

const notEmpty = (what: string): StartError =>
  new StartError(
    `${what} Restore only into an empty place: name a new database (createdb, without db:migrate) in DATABASE_URL, or another folder in DATA_DIR. Nothing was changed.`,
  );

/** Restores a checked backup into a database of its own below `parent`, which goes afterwards. Leaves files out. */
export async function rehearseBackup(backup: Backup, parent: string): Promise<Filled> {
  const folder = await mkdtemp(join(parent, 'rehearsal-'));
  try {
    const pglite = await openScratch(join(folder, 'postgres'));
    const orm = createOrm({ kind: 'embedded', pglite });
    try {
      return await fillDatabase(orm, 'embedded', backup, { filesDir: null });
    } finally {
      await orm.close();
      await pglite.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Puts a secret into the data folder where the settings take it from there; false where SESSION_SECRET is set
 * elsewhere.
 */
export async function keepSecret({ dataDir, databaseUrl, sessionSecret }: Env, secret: string) {
  const path = join(dataDir, 'session-secret');
  const kept = await readFile(path, 'utf8').catch(() => null);
  if (databaseUrl || kept !== sessionSecret) return false;
  await writeFile(`${path}.new`, secret, { mode: 0o600, flush: true });
  await rename(`${path}.new`, path);
  return true;
}
