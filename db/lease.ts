import type { DatabaseConnection, QueryResult } from 'kysely';
import pg from 'pg';
import { ask } from './ask.ts';
import type { NamedQuery, PreparedNames } from './prepared-names.ts';
import { connectionFailure, isConnectionLost } from './unavailable.ts';

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

/** A client of the pool, from the moment it is taken until it is given back, once. */
export class Lease implements DatabaseConnection {
  readonly #client: pg.PoolClient;
  readonly #names: PreparedNames;
  readonly #patienceMs: number;
  #lost: Error | undefined;
  #released = false;
  #inTransaction = false;

  /** The server may say nothing to a query for `patienceMs` (0: no limit). */
  constructor(client: pg.PoolClient, names: PreparedNames, patienceMs: number) {
    this.#client = client;
    this.#names = names;
    this.#patienceMs = patienceMs;
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

  /** From here on nothing is sent by name: a failure would end the transaction. */
  enterTransaction(): void {
    this.#inTransaction = true;
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

  async executeQuery<Row>({ sql, parameters, name }: NamedQuery): Promise<QueryResult<Row>> {
    const { command, rowCount, rows } = await this.#query(sql, [...parameters], name);
    const changes = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'].includes(command);
    return {
      ...(changes ? { numAffectedRows: BigInt(rowCount ?? 0) } : {}),
      rows: (rows ?? []) as Row[],
    };
  }

  streamQuery(): never {
    throw new Error('Rows cannot be streamed here.');
  }

  async #query(text: string, values: unknown[], name?: string): Promise<pg.QueryResult> {
    const prepared = name && !this.#inTransaction && this.#names.nameFor(this.#client, name);
    try {
      if (!prepared) return await this.#ask({ text, values });
      return await this.#names.retry(this.#client, prepared, {
        named: () => this.#ask({ name: prepared, text, values }),
        plain: () => this.#ask({ text, values }),
      });
    } catch (error) {
      const failure = asFailure(error);
      if (isConnectionLost(failure)) this.#lost = failure;
      throw failure;
    }
  }

  #ask(query: pg.QueryConfig): Promise<pg.QueryResult> {
    return ask(this.#client, query, this.#patienceMs);
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
