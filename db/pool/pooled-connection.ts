import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import pg from 'pg';
import { connectionFailure, isConnectionLost } from '../unavailable.ts';

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

/** A query that a server may keep prepared under its name: the text never varies. */
export interface NamedQuery<Row = unknown> extends CompiledQuery<Row> {
  readonly name?: string;
}

/** Whether this process prepares statements by name. */
export class PreparedNames {
  readonly #onRefused: () => void;
  #isOff = false;

  /** `onRefused` is called once, when the process gives names up. */
  constructor(onRefused: () => void) {
    this.#onRefused = onRefused;
  }

  get isOff(): boolean {
    return this.#isOff;
  }

  giveUp(): void {
    if (this.#isOff) return;
    this.#isOff = true;
    this.#onRefused();
  }
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

/** Whether a table changed under a statement that the server keeps prepared. */
const isStalePlan = (error: unknown): error is pg.DatabaseError =>
  error instanceof pg.DatabaseError && error.code === '0A000' && /cached plan/.test(error.message);

/**
 * Whether a connection does not have what was prepared on it, or has what was not: a pooler between us and
 * the server hands its connections from one statement to the next.
 */
const isSharedOut = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.code === '26000' || error.code === '42P05');

/** How long a server may take to answer a query, in ms, before its connection counts as lost. */
export const answerTimeoutMs = 10_000;

/**
 * Sends a query on a connection. It fails when the server does not answer within `timeoutMs` (0: no limit); the
 * connection must be closed then, because the answer may still come.
 *
 * `pg` has a promise and a limit of its own for this. Each of them assigns a new function to the query, and
 * such a function stays in memory, with the rows of the answer, until a full collection (record 41).
 */
export function sendQuery(
  client: pg.ClientBase,
  { name, text, values }: pg.QueryConfig,
  timeoutMs = answerTimeoutMs,
): Promise<pg.QueryResult> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      reject(new Error(`The database server said nothing for ${timeoutMs / 1000} seconds.`));
    };
    const timer = timeoutMs > 0 ? setTimeout(giveUp, timeoutMs) : undefined;
    const answer = (error: Error | undefined, result: pg.QueryResult) => {
      clearTimeout(timer);
      if (error) reject(error);
      else resolve(result);
    };
    // Made here, because the client would copy what it is given property by property.
    client.query(Object.assign(new pg.Query(text, values, answer), { name }));
  });
}
