/** The database of a run: a new one that goes, or one with a name that stays, filled to a scale. */
import { join } from 'node:path';
import { createOrm, type Orm } from '#db/config.ts';
import { openEmbedded } from '#db/embedded/open.ts';
import { serverUrl } from '#tests/setup/template.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';
import { fill, type Scale } from './fill/index.ts';
import type { Options } from './options.ts';
import { startCounted } from './server.ts';

export interface BenchDatabase {
  /** What a server needs to use it. */
  env: Record<string, string>;
  /** Null for the embedded one, which only one process can open. */
  url: string | null;
  /** Works on it from here. No server may run on an embedded one meanwhile. */
  work: <Result>(task: (orm: Orm) => Promise<Result>) => Promise<Result>;
  drop: () => Promise<void>;
}

const settings = {
  DEMO: '1',
  SESSION_SECRET: 'a secret that only the measurements know, long enough',
};

export const openDatabase = ({ database, scale }: Options): Promise<BenchDatabase> =>
  serverUrl ? openOnServer(serverUrl, database, scale) : openInFolder(database, scale);

async function openInFolder(name: string | null, scale: Scale): Promise<BenchDatabase> {
  if (name) throw new Error('Only a database on PostgreSQL is kept: set TEST_DATABASE_URL.');
  const dataDir = temporaryFolder();
  const database: BenchDatabase = {
    env: { ...settings, DATA_DIR: dataDir },
    url: null,
    async work(task) {
      const pglite = await openEmbedded(join(dataDir, 'postgres'));
      const orm = createOrm({ kind: 'embedded', pglite });
      return task(orm).finally(async () => {
        await orm.close();
        await pglite.close();
      });
    },
    // Its folder goes with the run.
    drop: () => Promise.resolve(),
  };
  await fillNew(database, scale);
  return database;
}

async function openOnServer(
  server: string,
  kept: string | null,
  scale: Scale,
): Promise<BenchDatabase> {
  const name = kept ?? `local_link_bench_${process.pid}`;
  const address = new URL(server);
  address.pathname = `/${name}`;
  const url = address.href;
  const drop = async () => {
    await on(server, (orm) => run(orm, `drop database if exists ${name} with (force)`));
  };
  const database: BenchDatabase = {
    env: { ...settings, DATA_DIR: temporaryFolder(), DATABASE_URL: url },
    url,
    work: (task) => on(url, task),
    drop: kept ? () => Promise.resolve() : drop,
  };
  const comment = `bench: ${scale}`;
  const [found] = await on(server, (orm) => run(orm, commentOf(name)));
  // Whatever else has this name is not ours to write the demo city into.
  if (found && found.comment !== comment) {
    throw new Error(
      `${name} is there, and it was not filled to ${scale} by a run that ended well.`,
    );
  }
  if (found) return database;
  await on(server, (orm) => run(orm, `create database ${name}`));
  try {
    await fillNew(database, scale);
    await on(server, (orm) => run(orm, `comment on database ${name} is '${comment}'`));
  } catch (error) {
    await drop();
    throw error;
  }
  return database;
}

const commentOf = (name: string): string =>
  `select shobj_description(oid, 'pg_database') as comment from pg_database where datname = '${name}'`;

async function fillNew({ env, work }: BenchDatabase, scale: Scale): Promise<void> {
  // The first start migrates, and makes the demo city.
  await (await startCounted(env)).stop();
  if (scale === 'demo') return;
  const ms = await work((orm) => fill(orm, scale));
  console.log(`Filled to ${scale} in ${Math.round(ms / 1000)} s`);
}

async function on<Result>(url: string, task: (orm: Orm) => Promise<Result>): Promise<Result> {
  const orm = createOrm({ kind: 'postgresql', url }, { patient: true });
  return task(orm).finally(() => orm.close());
}

const run = (orm: Orm, sql: string) =>
  orm.em.getConnection().execute<{ comment?: string | null }[]>(sql);
