import {
  PostgresDialect,
  PostgresDriver,
  type Dialect,
  type Driver,
  type QueryCompiler,
  type TransactionSettings,
} from 'kysely';
import pg from 'pg';
import { ConnectionError, Lease } from './lease.ts';
import { PoolWatch, type PoolWatchOptions } from './pool-watch.ts';
import { PreparedNames } from './prepared-names.ts';

export interface PoolConfig extends pg.PoolConfig {
  /** How long the server may say nothing to a query, in ms; 0: no limit. */
  patienceMs: number;
}

/** What the owner of a pool is told of. */
interface PoolNews {
  /** A new connection to the server. */
  onConnected: () => void;
  /** Statements are not prepared by name any more: a pooler shares out the connections. */
  onNamesRefused: () => void;
}

/**
 * The dialect of PostgreSQL on a pool that gets every slot back. Kysely's own driver keeps the
 * slot of a BEGIN, COMMIT or ROLLBACK that failed (kysely#1990), and the pool runs dry.
 */
export function resilientDialect(
  config: PoolConfig,
  watch: PoolWatchOptions,
  news: PoolNews,
): Dialect {
  const standard = new PostgresDialect({ pool: () => Promise.reject(new Error('unused')) });
  return {
    createDriver: () => new ResilientDriver(config, watch, news),
    createAdapter: () => standard.createAdapter(),
    createQueryCompiler: () => standard.createQueryCompiler(),
    createIntrospector: (db) => standard.createIntrospector(db),
  };
}

type CompileQuery = QueryCompiler['compileQuery'];

class ResilientDriver implements Driver {
  readonly #pool: pg.Pool;
  readonly #watch: PoolWatch;
  readonly #names: PreparedNames;
  readonly #patienceMs: number;
  /** Knows the commands of transactions; it sends them on the leases it is given. */
  readonly #commands: PostgresDriver;

  constructor(config: PoolConfig, watch: PoolWatchOptions, news: PoolNews) {
    const pool = new pg.Pool(config);
    // A dropped connection that nobody is using is no failure: the pool has let go of it.
    pool.on('error', () => undefined);
    pool.on('connect', (client) => {
      client.on('error', () => undefined);
      news.onConnected();
    });
    this.#names = new PreparedNames(news.onNamesRefused);
    this.#pool = pool;
    this.#patienceMs = config.patienceMs;
    this.#watch = new PoolWatch(pool, watch);
    this.#commands = new PostgresDriver({ pool });
  }

  init(): Promise<void> {
    return Promise.resolve();
  }

  async acquireConnection(): Promise<Lease> {
    try {
      const lease = new Lease(await this.#pool.connect(), this.#names, this.#patienceMs);
      this.#watch.clear();
      return lease;
    } catch (error) {
      this.#watch.alarm();
      throw error instanceof pg.DatabaseError ? error : new ConnectionError(error);
    }
  }

  async beginTransaction(lease: Lease, settings: TransactionSettings): Promise<void> {
    lease.enterTransaction();
    await lease.orDrop(() => this.#commands.beginTransaction(lease, settings));
  }

  async commitTransaction(lease: Lease): Promise<void> {
    await lease.orDrop(() => this.#commands.commitTransaction(lease));
  }

  /** A connection that is lost, or was given back by a failed commit, has nothing to roll back. */
  async rollbackTransaction(lease: Lease): Promise<void> {
    if (lease.isOver) lease.release();
    else await lease.orDrop(() => this.#commands.rollbackTransaction(lease));
  }

  savepoint(lease: Lease, name: string, compile: CompileQuery): Promise<void> {
    return this.#commands.savepoint(lease, name, compile);
  }

  rollbackToSavepoint(lease: Lease, name: string, compile: CompileQuery): Promise<void> {
    return this.#commands.rollbackToSavepoint(lease, name, compile);
  }

  releaseSavepoint(lease: Lease, name: string, compile: CompileQuery): Promise<void> {
    return this.#commands.releaseSavepoint(lease, name, compile);
  }

  releaseConnection(lease: Lease): Promise<void> {
    lease.release();
    return Promise.resolve();
  }

  async destroy(): Promise<void> {
    this.#watch.clear();
    await this.#pool.end();
  }
}
