import { Migrator } from '@mikro-orm/migrations';
import { createPostgreSqlTypeParsers } from '@mikro-orm/sql';
import { defineConfig as defineEmbeddedConfig, MikroORM as EmbeddedOrm } from '@mikro-orm/pglite';
import {
  defineConfig as definePostgresConfig,
  MikroORM as PostgresOrm,
} from '@mikro-orm/postgresql';
import { PGlite } from '@electric-sql/pglite';
import postgresArray from 'postgres-array';
import { entities } from './entities/index.ts';
import { migrationsList } from './migrations/index.ts';

/** Where the data is: a PGlite instance in this process, or a PostgreSQL server. */
export type DatabaseTarget =
  { kind: 'embedded'; pglite: PGlite } | { kind: 'postgresql'; url: string };

export type Orm = EmbeddedOrm | PostgresOrm;

/** How long a request waits for a connection, a statement, or an idle transaction, in ms. */
const waits = { connection: 5_000, statement: 10_000, idleInTransaction: 15_000 };

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
  // The job queue's tables are pg-boss's own: a migration makes them, and no entity describes them.
  schemaGenerator: { ignoreSchema: ['pgboss'] },
  forceUtcTimezone: true,
};

/**
 * Opens the embedded PostgreSQL kept in `folder` (or in memory, for tests, when it is null),
 * optionally filled from a dump made by `dumpDataDir`.
 */
export function openEmbedded(folder: string | null, dump?: Blob): Promise<PGlite> {
  return PGlite.create({
    dataDir: folder ?? 'memory://',
    loadDataDir: dump,
    parsers: createPostgreSqlTypeParsers((text: string) => postgresArray.parse(text)),
  });
}

/**
 * Builds the ORM on a target. It connects at the first query, not here.
 * `patient` lifts the limit on how long one statement may take, for migrations.
 */
export function createOrm(target: DatabaseTarget, { patient = false } = {}): Orm {
  if (target.kind === 'embedded') {
    return new EmbeddedOrm(
      defineEmbeddedConfig({
        ...shared,
        dbName: 'local-link',
        driverOptions: { pglite: target.pglite },
      }),
    );
  }
  return new PostgresOrm(
    definePostgresConfig({
      ...shared,
      clientUrl: target.url,
      pool: { max: 10, idleTimeoutMillis: 30_000 },
      driverOptions: {
        connectionTimeoutMillis: waits.connection,
        statement_timeout: patient ? 0 : waits.statement,
        idle_in_transaction_session_timeout: waits.idleInTransaction,
      },
    }),
  );
}
