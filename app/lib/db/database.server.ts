import { join } from 'node:path';
import { createOrm, type Orm } from '#db/config.ts';
import { pendingMigrations, predatesBaseline } from '#db/migrate.ts';
import { seedDemo } from '#db/seed.ts';
import { isHalfMoved } from '#db/unfinished-move.ts';
import { env, type Env } from '../env.server.ts';
import { StartError } from '../errors.ts';
import { hashPassword } from '../session/passwords.server.ts';
import { explainFullDisk } from './failures/disk-full.server.ts';
import { openEmbeddedDatabase } from './embedded.server.ts';
import { endExhausted } from './failures/end-process.server.ts';
import { notePool } from './pool-sizes.server.ts';
import { noteConnected, noteNamesRefused } from './failures/unavailable.server.ts';
import { unreachable } from './failures/unreachable.server.ts';
import { upgrade } from './upgrade.server.ts';

export type { Orm };
export type Em = ReturnType<Orm['em']['fork']>;

export interface Database {
  orm: Orm;
  /** Closes the connections and gives the data folder back. */
  close(): Promise<void>;
}

const opened = new WeakMap<Env, Promise<Database>>();

/**
 * The database of the settings of this process, opened once and ready for use.
 * Throws StartError when it cannot be: the folder is locked, the server cannot be reached,
 * the schema is behind, or older than the first release.
 */
export function database(): Promise<Database> {
  const settings = env();
  const known = opened.get(settings);
  if (known) return known;
  const opening = settings.databaseUrl ? openServer(settings) : openEmbeddedSite(settings);
  opened.set(settings, opening);
  return opening;
}

/** Opens the embedded database: takes the folder's lock, migrates, and fills the demo city. */
export async function openEmbeddedSite(settings: Env): Promise<Database> {
  try {
    return await prepareFolder(settings);
  } catch (error) {
    throw explainFullDisk(error, settings.dataDir);
  }
}

async function prepareFolder(settings: Env): Promise<Database> {
  const { pglite, release, ready } = openEmbeddedDatabase(settings);
  // While it opens: reading what the entities are takes this thread as long.
  const orm = createOrm({ kind: 'embedded', pglite });
  await ready;
  if (await predatesBaseline(orm)) {
    throw new StartError(
      `The database in DATA_DIR is older than the first release and cannot be brought up to date: move ${settings.dataDir} away, or set DATA_DIR to a new folder.`,
    );
  }
  await upgrade(orm, settings);
  if (settings.demo) await seed(orm, settings);
  return {
    orm,
    async close() {
      await orm.close();
      await pglite.close();
      release();
    },
  };
}

const seed = (orm: Orm, settings: Env) =>
  seedDemo(orm.em.fork(), { filesDir: join(settings.dataDir, 'files'), hashPassword });

/** Opens a PostgreSQL server. The schema is the operator's to migrate, except for a demo. */
async function openServer(settings: Env): Promise<Database> {
  const target = { kind: 'postgresql', url: settings.databaseUrl ?? '' } as const;
  const orm = createOrm(target, {
    onExhausted: endExhausted,
    onConnected: noteConnected,
    onNamesRefused: noteNamesRefused,
    onPool: notePool,
  });
  try {
    await reach(orm);
    await requireOurSchema(orm);
    if (settings.demo) await prepareDemo(createOrm(target, { patient: true }), settings);
    const pending = await pendingMigrations(orm);
    if (pending.length > 0) {
      throw new StartError(
        `The database is behind by ${pending.length} migration(s): run "npm run db:migrate" first.`,
      );
    }
  } catch (error) {
    await orm.close();
    throw error;
  }
  return { orm, close: () => orm.close() };
}

/** Migrates and fills a demo, for which another process that is at it may have to be waited for. */
async function prepareDemo(patient: Orm, settings: Env): Promise<void> {
  try {
    await upgrade(patient, settings);
    await seed(patient, settings);
  } finally {
    await patient.close();
  }
}

/**
 * Throws StartError when a version before the first release made the schema on a server, or a move into it has not
 * ended: until then rows and foreign keys are missing.
 */
export async function requireOurSchema(orm: Orm): Promise<void> {
  if (await isHalfMoved(orm.em.fork())) {
    throw new StartError(
      'A move into the database in DATABASE_URL has not ended: run "npm run move" again as before, without DATABASE_URL, and it goes on.',
    );
  }
  if (!(await predatesBaseline(orm))) return;
  throw new StartError(
    'The database in DATABASE_URL is older than the first release and cannot be brought up to date: set DATABASE_URL to a new database.',
  );
}

/** Throws StartError, without the password in the address, when the server of the setting `named` does not answer. */
export async function reach(orm: Orm, named?: string): Promise<void> {
  try {
    await orm.em.fork().execute('select 1');
  } catch (error) {
    throw unreachable(error, named);
  }
}
