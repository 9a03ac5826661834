import { Migrator } from '@mikro-orm/migrations';
import { createPostgreSqlTypeParsers } from '@mikro-orm/sql';
import { defineConfig as defineEmbeddedConfig, MikroORM as EmbeddedOrm } from '@mikro-orm/pglite';
import {
  defineConfig as definePostgresConfig,
  MikroORM as PostgresOrm,
} from '@mikro-orm/postgresql';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import postgresArray from 'postgres-array';
import { DurableFS, durableStartParams, flushFolder } from './durable-fs.ts';
import { entities } from './entities/index.ts';
import { migrationsList } from './migrations/index.ts';
import type { PoolWatchOptions } from './pool-watch.ts';
import { resilientDialect } from './resilient-driver.ts';
import { WatchedPGlite, type OnBroken } from './watched-pglite.ts';

/** Where the data is: a PGlite instance in this process, or a PostgreSQL server. */
type DatabaseTarget = { kind: 'embedded'; pglite: PGlite } | { kind: 'postgresql'; url: string };

export type Orm = EmbeddedOrm | PostgresOrm;

/**
 * How long a request waits for a connection, a statement, a server that says nothing, or an idle
 * transaction, in ms. The server gives a slow statement up before we give up the server.
 */
const waits = { connection: 5_000, statement: 9_000, silence: 10_000, idleInTransaction: 15_000 };

/** How long the pool may have no free slot while the server is well. */
const exhaustedAfterMs = 30_000;

const shared = {
  entities,
  extensions: [Migrator],
  migrations: {
    migrationsList,
    tableName: 'migrations',
    snapshot: false,
    silent: true,
    transactional: true,
    allOrNothing: true,
  },
  // The job queue's tables are pg-boss's own: a migration makes them, and no entity describes them. The
  // functions that search uses, and the triggers that announce changes, are in migrations only, too.
  schemaGenerator: { ignoreSchema: ['pgboss'], ignoreRoutines: true, ignoreTriggers: true },
  forceUtcTimezone: true,
};

export interface EmbeddedOptions {
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
  return openFolder(folder, onBroken);
}

/** A database in memory needs no large second copy of its pages, which would have to be cleared first. */
const smallStartParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=4MB'];

async function openFolder(folder: string, onBroken: OnBroken): Promise<PGlite> {
  const pglite = new WatchedPGlite(
    { fs: new DurableFS(folder), startParams: durableStartParams, parsers: typeParsers },
    onBroken,
  );
  await pglite.waitReady;
  return pglite;
}

/** Makes an empty database under another name first, so that `folder` is never half made. */
async function makeEmbedded(folder: string, onBroken: OnBroken): Promise<void> {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  const pglite = await openFolder(draft, onBroken);
  await pglite.close();
  flushFolder(draft);
  renameSync(draft, folder);
}

const typeParsers = createPostgreSqlTypeParsers((text: string) => postgresArray.parse(text));

interface OrmOptions extends Partial<PoolWatchOptions> {
  /** Lifts the limit on how long one statement may take, for migrations. */
  patient?: boolean;
  /** Called for each new connection to a server. */
  onConnected?: () => void;
  /** Called once, when a pooler before the server makes us give up prepared statements. */
  onNamesRefused?: () => void;
}

/** Builds the ORM on a target. It connects at the first query, not here. */
export function createOrm(target: DatabaseTarget, options: OrmOptions = {}): Orm {
  if (target.kind === 'embedded') {
    return new EmbeddedOrm(
      defineEmbeddedConfig({
        ...shared,
        dbName: 'local-link',
        driverOptions: { pglite: target.pglite },
      }),
    );
  }
  const { onConnected = () => undefined, onNamesRefused = () => undefined, ...others } = options;
  const news = { onConnected, onNamesRefused };
  const watch = { onExhausted: () => undefined, exhaustedAfterMs, ...others };
  return new PostgresOrm(
    definePostgresConfig({
      ...shared,
      clientUrl: target.url,
      driverOptions: () => resilientDialect(poolConfig(target.url, options), watch, news),
    }),
  );
}

/**
 * Statements here take milliseconds; compiling one takes hundreds, wherever a plan looks expensive. A pooler
 * before the server would refuse this among the parameters of the start.
 */
async function withoutJit(client: pg.ClientBase): Promise<void> {
  await client.query('set jit = off');
}

function poolConfig(url: string, { patient = false }: OrmOptions): pg.PoolConfig {
  const types = new pg.TypeOverrides();
  for (const [oid, parse] of Object.entries(typeParsers)) types.setTypeParser(Number(oid), parse);
  return {
    connectionString: url,
    onConnect: withoutJit as pg.PoolConfig['onConnect'],
    types,
    max: 10,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    connectionTimeoutMillis: waits.connection,
    statement_timeout: patient ? 0 : waits.statement,
    query_timeout: patient ? 0 : waits.silence,
    idle_in_transaction_session_timeout: waits.idleInTransaction,
  };
}
