import {
  PostgresDialect,
  PostgresDriver,
  type Dialect,
  type Driver,
  type QueryCompiler,
  type TransactionSettings,
} from 'kysely';
import pg from 'pg';
import type { PoolConfig } from './pool-config.ts';
import { PoolWatch, type PoolWatchOptions } from './pool-watch.ts';
import { ConnectionError, PooledConnection, PreparedNames } from './pooled-connection.ts';

export interface PoolEvents {
  /** A new connection to the server. */
  onConnected: () => void;
  /** Statements are no longer prepared by name: a pooler shares out the connections. */
  onNamesRefused: () => void;
  /** The pool is made; `sizes` counts its connections at any time. */
  onPool?: ((sizes: () => PoolSizes) => void) | undefined;
}

/** Connections by what they do, and how many requests wait for one. */
export interface PoolSizes {
  busy: number;
  idle: number;
  waiting: number;
}

/**
 * The dialect of PostgreSQL on a pool that gets every slot back. Kysely's own driver keeps the
 * slot of a BEGIN, COMMIT or ROLLBACK that failed (kysely#1990), and the pool runs dry.
 */
export function pooledDialect(
  config: PoolConfig,
  watch: PoolWatchOptions,
  events: PoolEvents,
): Dialect {
  const standard = new PostgresDialect({ pool: () => Promise.reject(new Error('unused')) });
  return {
    createDriver: () => new PooledDriver(config, watch, events),
    createAdapter: () => standard.createAdapter(),
    createQueryCompiler: () => standard.createQueryCompiler(),
    createIntrospector: (db) => standard.createIntrospector(db),
  };
}

type CompileQuery = QueryCompiler['compileQuery'];

class PooledDriver implements Driver {
  readonly #pool: pg.Pool;
  readonly #watch: PoolWatch;
  readonly #names: PreparedNames;
  readonly #timeoutMs: number;
  /** Knows the commands of transactions; it sends them on the connections it is given. */
  readonly #commands: PostgresDriver;

  constructor(config: PoolConfig, watch: PoolWatchOptions, events: PoolEvents) {
    const pool = new pg.Pool(config);
    // A dropped connection that nobody is using is no failure: the pool has let go of it.
    pool.on('error', () => undefined);
    pool.on('connect', (client) => {
      client.on('error', () => undefined);
      events.onConnected();
    });
    this.#names = new PreparedNames(events.onNamesRefused);
    this.#pool = pool;
    events.onPool?.(() => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }));
    this.#timeoutMs = config.timeoutMs;
    this.#watch = new PoolWatch(pool, watch);
    this.#commands = new PostgresDriver({ pool });
  }

  init(): Promise<void> {
    return Promise.resolve();
  }

  acquireConnection(): Promise<PooledConnection> {
    return PooledConnection.open({
      takeClient: () => this.#takeClient(),
      names: this.#names,
      timeoutMs: this.#timeoutMs,
    });
  }

  async #takeClient(): Promise<pg.PoolClient> {
    try {
      const client = await this.#pool.connect();
      this.#watch.clear();
      return client;
    } catch (error) {
      this.#watch.alarm();
      throw error instanceof pg.DatabaseError ? error : new ConnectionError(error);
    }
  }

  async beginTransaction(
    connection: PooledConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    connection.enterTransaction();
    await connection.orDrop(() => this.#commands.beginTransaction(connection, settings));
  }

  async commitTransaction(connection: PooledConnection): Promise<void> {
    await connection.orDrop(() => this.#commands.commitTransaction(connection));
  }

  /** A connection that is lost, or was given back by a failed commit, has nothing to roll back. */
  async rollbackTransaction(connection: PooledConnection): Promise<void> {
    if (connection.isOver) connection.release();
    else await connection.orDrop(() => this.#commands.rollbackTransaction(connection));
  }

  savepoint(connection: PooledConnection, name: string, compile: CompileQuery): Promise<void> {
    return this.#commands.savepoint(connection, name, compile);
  }

  rollbackToSavepoint(
    connection: PooledConnection,
    name: string,
    compile: CompileQuery,
  ): Promise<void> {
    return this.#commands.rollbackToSavepoint(connection, name, compile);
  }

  releaseSavepoint(
    connection: PooledConnection,
    name: string,
    compile: CompileQuery,
  ): Promise<void> {
    return this.#commands.releaseSavepoint(connection, name, compile);
  }

  releaseConnection(connection: PooledConnection): Promise<void> {
    connection.release();
    return Promise.resolve();
  }

  async destroy(): Promise<void> {
    this.#watch.clear();
    await this.#pool.end();
  }
}
