import { Migrator } from '@mikro-orm/migrations';
import { defineConfig as defineEmbeddedConfig, MikroORM as EmbeddedOrm } from '@mikro-orm/pglite';
import {
  defineConfig as definePostgresConfig,
  MikroORM as PostgresOrm,
} from '@mikro-orm/postgresql';
import type { PGlite } from '@electric-sql/pglite';
import type { ThreadedPGlite } from './embedded/threaded-pglite.ts';
import { entities } from './entities/index.ts';
import { migrationsList } from './migrations/index.ts';
import { pooledDialect, type PoolEvents } from './pool/dialect.ts';
import { poolConfig } from './pool/pool-config.ts';
import type { PoolWatchOptions } from './pool/pool-watch.ts';

/** Where the data is: a PGlite instance on this thread or its own, or a PostgreSQL server. */
type DatabaseTarget =
  | { kind: 'embedded'; pglite: PGlite | ThreadedPGlite }
  | { kind: 'postgresql'; url: string };

export type Orm = EmbeddedOrm | PostgresOrm;

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

interface OrmOptions extends Partial<PoolWatchOptions>, Partial<PoolEvents> {
  /** Lifts the limit on how long one statement may take, for migrations. */
  patient?: boolean;
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
  const {
    onConnected = () => undefined,
    onNamesRefused = () => undefined,
    onPool,
    ...others
  } = options;
  const events = { onConnected, onNamesRefused, onPool };
  const watch = { onExhausted: () => undefined, exhaustedAfterMs, ...others };
  return new PostgresOrm(
    definePostgresConfig({
      ...shared,
      clientUrl: target.url,
      driverOptions: () => pooledDialect(poolConfig(target.url, options), watch, events),
    }),
  );
}
