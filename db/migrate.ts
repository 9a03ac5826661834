import { PostgreSqlDriver } from '@mikro-orm/postgresql';
import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Orm } from './config.ts';
import { migrationsList } from './migrations/index.ts';

/** Any number will do, as long as every process that migrates asks for the same one. */
const migrationLock = 5_129_118;

/** A migration that failed. All of those that ran with it were taken back. */
export class MigrationError extends Error {
  override name = 'MigrationError';
  readonly migration: string;

  constructor(migration: string, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.migration = migration;
  }
}

/** Runs before the first migration, with the names of those that will run. What it throws ends the upgrade. */
type BeforeFirst = (pending: string[]) => Promise<void>;

/**
 * Brings the schema up to date and returns the names of the migrations that ran (none, most days).
 * All of them run in one transaction, so a failure leaves the schema as it was. Throws MigrationError.
 *
 * On PostgreSQL an advisory lock, held on a connection of its own, lets two processes start at
 * once. The embedded database has one connection and one process, and needs none.
 */
export async function migrate(
  orm: Orm,
  beforeFirst: BeforeFirst = () => Promise.resolve(),
): Promise<string[]> {
  // With the lock, so that of several processes only one has anything to do.
  const run = async () => {
    const pending = await pendingMigrations(orm);
    if (pending.length === 0) return [];
    await beforeFirst(pending);
    return runPending(orm);
  };
  if (!(orm.driver instanceof PostgreSqlDriver)) {
    return run();
  }
  return orm.em.fork().transactional(async (em) => {
    await em.execute('set local idle_in_transaction_session_timeout = 0');
    await em.execute('set local statement_timeout = 0');
    await em.execute('select pg_advisory_xact_lock(?)', [migrationLock]);
    return run();
  });
}

async function runPending({ migrator }: Orm): Promise<string[]> {
  let running = '';
  const note = ({ name }: { name: string }) => void (running = name);
  migrator.on('migrating', note);
  try {
    const applied = await migrator.up();
    return applied.map(({ name }) => name);
  } catch (error) {
    throw new MigrationError(running, error);
  } finally {
    migrator.off('migrating', note);
  }
}

/** Whether a version before the first release made the schema: it has migrations, without the baseline. */
export async function predatesBaseline(orm: Orm): Promise<boolean> {
  const applied = await ranMigrations(orm.em.fork());
  const [baseline] = migrationsList;
  return applied.length > 0 && !applied.some((name) => name === baseline?.name);
}

/** The names of the migrations that have run, in their order; none where no migration ever has. */
export async function ranMigrations(em: SqlEntityManager): Promise<string[]> {
  const [known] = await em.execute<{ exists: boolean }[]>(
    `select to_regclass('migrations') is not null as "exists"`,
  );
  if (!known?.exists) return [];
  const applied = await em.execute<{ name: string }[]>('select name from migrations order by id');
  return applied.map(({ name }) => name);
}

/** Those of these migrations that this version does not know, because a newer one ran them. */
export function unknownMigrations(names: string[]): string[] {
  const known = new Set<string>(migrationsList.map(({ name }) => name));
  return names.filter((name) => !known.has(name));
}

/** The migrations that have not run yet, for a server that must not change the schema itself. */
export async function pendingMigrations(orm: Orm): Promise<string[]> {
  const pending = await orm.migrator.getPending();
  return pending.map((migration) => migration.name);
}
