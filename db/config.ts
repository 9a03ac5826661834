import { Migrator } from '@mikro-orm/migrations';
import { defineConfig as defineEmbeddedConfig, MikroORM as EmbeddedOrm } from '@mikro-orm/pglite';
import {
  defineConfig as definePostgresConfig,
  MikroORM as PostgresOrm,
} from '@mikro-orm/postgresql';
import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { ThreadedPGlite } from './embedded/threaded-pglite.ts';
import { ask, silenceMs } from './ask.ts';
import { typeParsers } from './embedded/type-parsers.ts';
import { entities } from './entities/index.ts';
import { migrationsList } from './migrations/index.ts';
import type { PoolWatchOptions } from './pool-watch.ts';
import { resilientDialect, type PoolConfig } from './resilient-driver.ts';

/** Where the data is: a PGlite instance on this thread or its own, or a PostgreSQL server. */
type DatabaseTarget =
  { kind: 'embedded'; pglite: PGlite | ThreadedPGlite } | { kind: 'postgresql'; url: string };

export type Orm = EmbeddedOrm | PostgresOrm;

/**
 * How long a request waits for a connection, a statement, or an idle transaction, in ms. The server gives a
 * slow statement up before we give up the server.
 */
const waits = { connection: 5_000, statement: silenceMs - 1_000, idleInTransaction: 15_000 };

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
        // A function, because the ORM copies objects. It asks for no more than either kind has.
        driverOptions: { pglite: () => target.pglite as PGlite },
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
  await ask(client, { text: 'set jit = off' });
}

function poolConfig(url: string, { patient = false }: OrmOptions): PoolConfig {
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
    patienceMs: patient ? 0 : silenceMs,
    idle_in_transaction_session_timeout: waits.idleInTransaction,
  };
}
