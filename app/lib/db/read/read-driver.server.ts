import {
  SelectQueryNode,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
} from 'kysely';
import type { Em } from '../database.server.ts';
import { runRead } from './batch.server.ts';
import { fragmentsOf } from './compilers.server.ts';
import { mappingOf, transformRows, type RawRow } from './row-mapping.server.ts';

/**
 * Sends what the query builder selects together with the other reads of its EntityManager, and names and
 * converts the rows itself.
 */
export class ReadDriver implements Driver, DatabaseConnection {
  readonly #em: Em;

  constructor(em: Em) {
    this.#em = em;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { query: node, queryId, sql, parameters } = query;
    const isRead = SelectQueryNode.is(node) && !node.endModifiers?.length;
    if (!isRead) {
      const result = await this.#em
        .getKysely()
        .executeQuery<RawRow>(query as CompiledQuery<RawRow>);
      return { ...result, rows: await transformRows<Row>(this.#em, queryId, result.rows) };
    }
    const mapping = mappingOf(sql, queryId);
    const toRows = (em: Em, rows: RawRow[]) => mapping.rows<Row>(em, rows);
    const statement = { id: null, fragments: fragmentsOf(query), toRows };
    return { rows: await runRead<Row>(this.#em, statement, parameters) };
  }

  streamQuery(): never {
    throw new Error('Rows cannot be streamed here.');
  }

  init(): Promise<void> {
    return Promise.resolve();
  }

  acquireConnection(): Promise<DatabaseConnection> {
    return Promise.resolve(this);
  }

  releaseConnection(): Promise<void> {
    return Promise.resolve();
  }

  beginTransaction(): Promise<void> {
    return refuse();
  }

  commitTransaction(): Promise<void> {
    return refuse();
  }

  rollbackTransaction(): Promise<void> {
    return refuse();
  }

  destroy(): Promise<void> {
    return Promise.resolve();
  }
}

/** Transactions are the EntityManager's. */
const refuse = () => Promise.reject(new Error('A transaction begins with inTransaction.'));
