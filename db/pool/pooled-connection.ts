import type { DatabaseConnection, QueryResult } from 'kysely';
import pg from 'pg';
import { connectionFailure, isConnectionLost } from '../unavailable.ts';
import { isSharedOut, isStalePlan, type NamedQuery, type PreparedNames } from './prepared-names.ts';
import { sendQuery } from './send-query.ts';

/** A failure to reach the server, with the SQLSTATE for it. */
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

interface ConnectionOptions {
  /** Takes a client from the pool. */
  takeClient: () => Promise<pg.PoolClient>;
  names: PreparedNames;
  /** How long the server may take to answer a query, in ms; 0: no limit. */
  timeoutMs: number;
}

/** A client of the pool, from the moment it is taken until it is given back, once. */
export class PooledConnection implements DatabaseConnection {
  #client: pg.PoolClient;
  readonly #options: ConnectionOptions;
  #lost: Error | undefined;
  #isReleased = false;
  #isInTransaction = false;

  static async open(options: ConnectionOptions): Promise<PooledConnection> {
    return new PooledConnection(await options.takeClient(), options);
  }

  private constructor(client: pg.PoolClient, options: ConnectionOptions) {
    this.#client = client;
    this.#options = options;
  }

  get isOver(): boolean {
    return this.#isReleased || this.#lost !== undefined;
  }

  /** Gives the client back; one that is lost, or was left in an unknown state, is closed instead. */
  release(failure = this.#lost): void {
    if (this.#isReleased) return;
    this.#isReleased = true;
    this.#client.release(failure);
  }

  /** From here on nothing is sent by name: a failure would end the transaction. */
  enterTransaction(): void {
    this.#isInTransaction = true;
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
    const isNamed = name && !this.#isInTransaction && !this.#options.names.isOff;
    try {
      if (isNamed) return await this.#queryByName({ name, text, values });
      return await this.#send({ text, values });
    } catch (error) {
      const failure = asFailure(error);
      if (isConnectionLost(failure)) this.#lost = failure;
      throw failure;
    }
  }

  /** Runs a query by name, and once more without one after a failure that only the name had. */
  async #queryByName({ name, text, values }: pg.QueryConfig): Promise<pg.QueryResult> {
    try {
      return await this.#send({ name, text, values });
    } catch (error) {
      if (isSharedOut(error)) this.#options.names.giveUp();
      else if (isStalePlan(error)) await this.#replaceClient(error);
      else throw error;
      return this.#send({ text, values });
    }
  }

  /** Closes the client, with all that is prepared on it, and takes another one. */
  async #replaceClient(reason: Error): Promise<void> {
    this.release(reason);
    this.#client = await this.#options.takeClient();
    this.#isReleased = false;
  }

  #send(query: pg.QueryConfig): Promise<pg.QueryResult> {
    return sendQuery(this.#client, query, this.#options.timeoutMs);
  }
}

/** The server's own report, or a mistake in our code, as it is; anything else is the connection. */
function asFailure(error: unknown): Error {
  const isKnown = [pg.DatabaseError, TypeError, ConnectionError].some(
    (known) => error instanceof known,
  );
  const failure = isKnown ? (error as Error) : new ConnectionError(error);
  // The stack ends in the socket; the caller's is what helps.
  Error.captureStackTrace(failure, asFailure);
  return failure;
}
