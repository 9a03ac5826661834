import type { InferKyselyDB } from '@mikro-orm/sql';
import {
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SelectQueryNode,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryCompiler,
  type QueryId,
  type QueryResult,
  type RootOperationNode,
} from 'kysely';
import type { entities } from '#db/entities/index.ts';
import { PerOwner } from '../../process/keep.server.ts';
import type { Em } from '../database.server.ts';
import { runRead, writeSql, type Fragments } from './batch.server.ts';
import {
  mappingOf,
  namingPlugin,
  queryNamingPlugin,
  transformRows,
  type namingOptions,
  type RawRow,
} from './row-mapping.server.ts';

/** Every table, with its columns named as the entities' properties. */
export type Tables = InferKyselyDB<(typeof entities)[number], typeof namingOptions>;

export type Db = Kysely<Tables>;

const builders = new PerOwner<object, Db>('query builder');

/**
 * The typed query builder, for reads only (record 43). It runs inside the transaction of `em` if there is one;
 * outside, a read goes to the database together with others that are begun at the same time. Columns of an
 * entity come back as its properties' types.
 */
export function kysely(em: Em): Db {
  const of = em.isInTransaction() ? em.getKysely<Tables>() : em;
  const db = builders.get(of) ?? build(em);
  builders.set(of, db);
  return db;
}

const build = (em: Em): Db =>
  em.isInTransaction()
    ? em.getKysely<Tables>().withPlugin(namingPlugin(em))
    : builderWith(em, () => new FragmentCompiler());

/** The same for queries that are compiled once and sent with other parameters each time. */
export const kyselyForTexts = (em: Em): Db => builderWith(em, () => new ConstantCompiler());

const builderWith = (em: Em, createQueryCompiler: () => QueryCompiler): Db =>
  new Kysely<Tables>({
    dialect: {
      createDriver: () => new ReadDriver(em),
      createAdapter: () => new PostgresAdapter(),
      createQueryCompiler,
      createIntrospector: (db) => new PostgresIntrospector(db),
    },
    plugins: [queryNamingPlugin(em)],
  });

/**
 * Sends what the query builder selects together with the other reads of its EntityManager, and names and
 * converts the rows itself.
 */
class ReadDriver implements Driver, DatabaseConnection {
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

interface FragmentedQuery extends CompiledQuery {
  readonly fragments: Fragments;
}

/** The fragments of a query. Throws Error for one that none of these compilers made. */
export function fragmentsOf(query: CompiledQuery): Fragments {
  if (!isFragmented(query)) throw new Error('A read was compiled for another builder.');
  return query.fragments;
}

const isFragmented = (query: CompiledQuery): query is FragmentedQuery => 'fragments' in query;

/**
 * Keeps the text of a query in fragments. Several reads go to the database as one statement, and a text that is
 * whole cannot be given other numbers: a constant or a name in it may well contain `$1`.
 */
class FragmentCompiler extends PostgresQueryCompiler {
  #fragments = [''];

  override compileQuery(node: RootOperationNode, queryId: QueryId): FragmentedQuery {
    this.#fragments = [''];
    const query = super.compileQuery(node, queryId);
    return Object.freeze({ ...query, fragments: this.#fragments });
  }

  protected override append(text: string): void {
    this.#fragments.push(`${this.#fragments.pop()}${text}`);
  }

  protected override appendValue(value: unknown): void {
    this.addParameter(value);
    this.#fragments.push('');
  }

  protected override getSql(): string {
    return writeSql(this.#fragments);
  }
}

/**
 * Writes the constants of a query into its text, and leaves the rest to be parameters. With
 * `status = $1` PostgreSQL plans for any status; with `status = 'PENDING'` it knows how few there are
 * and which partial index has them, so that the plan it keeps is as good as one for the values at hand.
 */
class ConstantCompiler extends FragmentCompiler {
  protected override appendValue(value: unknown): void {
    if (isConstant(value)) this.appendImmediateValue(value);
    else super.appendValue(value);
  }
}

/** Whether a text can contain a value as it is; the minus of a negative number could begin a comment. */
const isConstant = (value: unknown): boolean =>
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  (Number.isSafeInteger(value) && Number(value) >= 0);
