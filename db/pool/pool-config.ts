import pg from 'pg';
import { typeParsers } from '../embedded/type-parsers.ts';
import { answerTimeoutMs, sendQuery } from './pooled-connection.ts';

export interface PoolConfig extends pg.PoolConfig {
  /** How long the server may take to answer a query, in ms; 0: no limit. */
  timeoutMs: number;
}

/**
 * How long a request waits for a connection, a statement, or an idle transaction, in ms. The server gives up a
 * slow statement before we give up the server.
 */
const waits = { connection: 5_000, statement: answerTimeoutMs - 1_000, idleInTransaction: 15_000 };

/** The settings of the pool on a server; with `patient` a statement may take any time. */
export function poolConfig(url: string, { patient = false }: { patient?: boolean }): PoolConfig {
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
    timeoutMs: patient ? 0 : answerTimeoutMs,
    idle_in_transaction_session_timeout: waits.idleInTransaction,
  };
}

/**
 * Statements here take milliseconds; compiling one takes hundreds, wherever a plan looks expensive. A pooler in
 * front of the server would refuse this among the parameters of the start.
 */
async function withoutJit(client: pg.ClientBase): Promise<void> {
  await sendQuery(client, { text: 'set jit = off' });
}
