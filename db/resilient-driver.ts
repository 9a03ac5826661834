import type { CompiledQuery } from 'kysely';
import {
  PostgresDialect,
  PostgresDriver,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import pg from 'pg';
import { PoolWatch, type PoolWatchOptions } from './pool-watch.ts';
import { connectionFailure, isConnectionLost } from './unavailable.ts';

/**
 * The dialect of PostgreSQL on a pool that gets every slot back. Kysely's own driver keeps the
 * slot of a BEGIN, COMMIT or ROLLBACK that failed (kysely#1990), and the pool runs dry.
 */
export function resilientDialect(config: pg.PoolConfig, watch: PoolWatchOptions): Dialect {
  const standard = new PostgresDialect({ pool: () => Promise.reject(new Error('unused')) });
  return {
    createDriver: () => new ResilientDriver(config, watch),
    createAdapter: () => standard.createAdapter(),
    createQueryCompiler: () => standard.createQueryCompiler(),
    createIntrospector: (db) => standard.createIntrospector(db),
  };
}

type CompileQuery = QueryCompiler['compileQuery'];

/** A failure to reach the server, with the SQLSTATE that stands for it. */
export class ConnectionError extends Error {
  override name = 'ConnectionError';
  readonly code = connectionFailure;

  constructor(cause: unknown) {
    super(messageOf(cause), { cause });
  }
}

/** Node reports a host with several addresses as one error without a message. */
function messageOf(cause: unknown): string {
  const [error] = cause instanceof AggregateError ? (cause.errors as unknown[]) : [cause];
  return error instanceof Error ? error.message : String(error);
}

class ResilientDriver implements Driver {
  readonly #pool: pg.Pool;
  readonly #watch: PoolWatch;
  /** Knows the commands of transactions; it sends them on the leases it is given. */
  readonly #commands: PostgresDriver;

  constructor(config: pg.PoolConfig, watch: PoolWatchOptions) {
    const pool = new pg.Pool(config);
    // A dropped connection that nobody is using is no failure: the pool has let go of it.
    pool.on('error', () => undefined);
    pool.on('connect', (client) => client.on('error', () => undefined));
    this.#pool = pool;
    this.#watch = new PoolWatch(pool, watch);
    this.#commands = new PostgresDriver({ pool });
  }

  init(): Promise<void> {
    return Promise.resolve();
  }

  async acquireConnection(): Promise<Lease> {
    try {
      const lease = new Lease(await this.#pool.connect());
      this.#watch.clear();
      return lease;
    } catch (error) {
      this.#watch.alarm();
      throw error instanceof pg.DatabaseError ? error : new ConnectionError(error);
    }
  }

  async beginTransaction(lease: Lease, settings: TransactionSettings): Promise<void> {
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

/** A client of the pool, from the moment it is taken until it is given back, once. */
class Lease implements DatabaseConnection {
  readonly #client: pg.PoolClient;
  #lost: Error | undefined;
  #released = false;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  get isOver(): boolean {
    return this.#released || this.#lost !== undefined;
  }

  /** Gives the client back; one that is lost, or was left in a state unknown, is closed instead. */
  release(failure = this.#lost): void {
    if (this.#released) return;
    this.#released = true;
    this.#client.release(failure);
  }

  /** Runs a command of a transaction. When it fails, the transaction and the client are over. */
  async orDrop(run: () => Promise<void>): Promise<void> {
    try {
      await run();
    } catch (error) {
      this.release(error instanceof Error ? error : new Error(String(error)));
      throw error;
    }
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { command, rowCount, rows } = await this.#query(sql, [...parameters]);
    const changes = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'].includes(command);
    return {
      ...(changes ? { numAffectedRows: BigInt(rowCount ?? 0) } : {}),
      rows: (rows ?? []) as Row[],
    };
  }

  streamQuery(): never {
    throw new Error('Rows cannot be streamed here.');
  }

  async #query(sql: string, parameters: unknown[]): Promise<pg.QueryResult> {
    try {
      return await this.#client.query(sql, parameters);
    } catch (error) {
      const failure = asFailure(error);
      if (isConnectionLost(failure)) this.#lost = failure;
      throw failure;
    }
  }
}

/** The server's own report, or a mistake in our code, as it is; anything else is the connection. */
function asFailure(error: unknown): Error {
  const isKnown = error instanceof pg.DatabaseError || error instanceof TypeError;
  const failure = isKnown ? error : new ConnectionError(error);
  // The stack ends in the socket; the caller's is what helps.
  Error.captureStackTrace(failure, asFailure);
  return failure;
}
