/** The database of a run: a new one that goes, or one with a name that stays, filled to a scale. */
import { createOrm, type Orm } from '#db/config.ts';
import { serverUrl } from '#tests/setup/template.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';
import type { Options } from './options.ts';
import { startCounted } from './server.ts';

export interface BenchDatabase {
  /** What a server needs to use it. */
  env: Record<string, string>;
  /** Null for the embedded one, which only one process can open. */
  url: string | null;
  drop: () => Promise<void>;
}

const settings = {
  DEMO: '1',
  SESSION_SECRET: 'a secret that only the measurements know, long enough',
};

export async function openDatabase({ database, scale }: Options): Promise<BenchDatabase> {
  const dataDir = temporaryFolder();
  if (!serverUrl) {
    if (scale !== 'demo' || database) {
      throw new Error('Only PostgreSQL is filled or kept: set TEST_DATABASE_URL.');
    }
    return { env: { ...settings, DATA_DIR: dataDir }, url: null, drop: () => Promise.resolve() };
  }
  const name = database ?? `local_link_bench_${process.pid}`;
  const address = new URL(serverUrl);
  address.pathname = `/${name}`;
  const url = address.href;
  const env = { ...settings, DATA_DIR: dataDir, DATABASE_URL: url };
  const drop = () => onServer(serverUrl!, (orm) => run(orm, `drop database if exists ${name} with (force)`));
  const made = await onServer(serverUrl, async (orm) => {
    const [found] = await run(orm, `select 1 from pg_database where datname = '${name}'`);
    if (!found) await run(orm, `create database ${name}`);
    return !found;
  });
  try {
    await fillTo(scale, url, env);
  } catch (error) {
    if (made) await drop();
    throw error;
  }
  return { env, url, drop: database ? () => Promise.resolve() : drop };
}

/** Fills a database once: its comment says to which scale. Throws where that is another one. */
async function fillTo(scale: string, url: string, env: Record<string, string>): Promise<void> {
  const is = await onServer(url, async (orm) => {
    const [row] = await run(
      orm,
      `select shobj_description(oid, 'pg_database') as scale from pg_database where datname = current_database()`,
    );
    return (row as { scale: string | null }).scale;
  });
  if (is === scale) return;
  if (is) throw new Error(`The database is filled to ${is}.`);
  // The first start migrates, and makes the demo city.
  await (await startCounted(env)).stop();
  if (scale !== 'demo') throw new Error('There is no fill yet.');
  await onServer(url, async (orm) => {
    await run(orm, `do $$ begin execute format('comment on database %I is %L', current_database(), '${scale}'); end $$`);
  });
}

async function onServer<Result>(url: string, work: (orm: Orm) => Promise<Result>): Promise<Result> {
  const orm = createOrm({ kind: 'postgresql', url }, { patient: true });
  try {
    return await work(orm);
  } finally {
    await orm.close();
  }
}

const run = (orm: Orm, sql: string): Promise<object[]> => orm.em.getConnection().execute(sql);
