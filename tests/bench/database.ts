/** The database of a run: a new one that goes, or one with a name that stays, filled to a scale. */
import { createOrm, type Orm } from '#db/config.ts';
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
  drop: () => Promise<void>;
}

const settings = {
  DEMO: '1',
  SESSION_SECRET: 'a secret that only the measurements know, long enough',
};

export async function openDatabase({ database, scale }: Options): Promise<BenchDatabase> {
  const dataDir = temporaryFolder();
  const server = serverUrl;
  if (!server) {
    if (scale !== 'demo' || database) {
      throw new Error('Only PostgreSQL is filled or kept: set TEST_DATABASE_URL.');
    }
    return { env: { ...settings, DATA_DIR: dataDir }, url: null, drop: () => Promise.resolve() };
  }
  const name = database ?? `local_link_bench_${process.pid}`;
  const address = new URL(server);
  address.pathname = `/${name}`;
  const url = address.href;
  const env = { ...settings, DATA_DIR: dataDir, DATABASE_URL: url };
  const drop = async () => {
    await onServer(server, (orm) => run(orm, `drop database if exists ${name} with (force)`));
  };
  const made = await onServer(server, async (orm) => {
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
async function fillTo(scale: Scale, url: string, env: Record<string, string>): Promise<void> {
  const found = await onServer(url, (orm) => run(orm, readComment));
  const { comment = null } = (found[0] ?? {}) as { comment?: string | null };
  if (comment === commentFor(scale)) return;
  if (comment) throw new Error(`The database is another one: ${comment}.`);
  // The first start migrates, and makes the demo city.
  await (await startCounted(env)).stop();
  const ms = await onServer(url, async (orm) => {
    const filling = await fill(orm, scale);
    await run(
      orm,
      `comment on database ${new URL(url).pathname.slice(1)} is '${commentFor(scale)}'`,
    );
    return filling;
  });
  console.log(`Filled to ${scale} in ${Math.round(ms / 1000)} s`);
}

const readComment = `select shobj_description(oid, 'pg_database') as comment from pg_database
  where datname = current_database()`;

const commentFor = (scale: Scale): string => `filled to ${scale}`;

async function onServer<Result>(url: string, work: (orm: Orm) => Promise<Result>): Promise<Result> {
  const orm = createOrm({ kind: 'postgresql', url }, { patient: true });
  try {
    return await work(orm);
  } finally {
    await orm.close();
  }
}

const run = (orm: Orm, sql: string): Promise<object[]> => orm.em.getConnection().execute(sql);
