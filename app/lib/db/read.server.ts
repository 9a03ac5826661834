/**
 * Everything the application reads with. How reads are joined into one statement, prepared by name and mapped to
 * properties is private to the folder `read` beside this file (record 31).
 */
import type { InferKyselyDB } from '@mikro-orm/sql';
import {
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  SelectQueryNode,
  sql,
  type Compilable,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryCompiler,
  type QueryResult,
  type RawBuilder,
} from 'kysely';
import type { entities } from '#db/entities/index.ts';
import { PerOwner } from '../process/keep.server.ts';
import type { Em } from './database.server.ts';
import {
  ConstantCompiler,
  FragmentCompiler,
  fragmentsOf,
  nextStatementId,
  runRead,
  type Statement,
} from './read/batch.server.ts';
import {
  mappingOf,
  namingPlugin,
  queryNamingPlugin,
  RowMapping,
  transformRows,
  type namingOptions,
  type RawRow,
} from './read/row-mapping.server.ts';

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

/**
 * What several reads found, each under its name. They are begun before any of them is awaited, so that those
 * of the query builder go to the database as one statement. Throws what the first of them throws.
 */
export async function together<Reads extends Record<string, unknown>>(
  reads: Reads,
): Promise<{ [Name in keyof Reads]: Awaited<Reads[Name]> }> {
  const found = await Promise.all(
    Object.entries(reads).map(async ([name, read]) => [name, await read] as const),
  );
  return Object.fromEntries(found) as { [Name in keyof Reads]: Awaited<Reads[Name]> };
}

/** The parameters of a compiled read, while it is built. */
export interface Params<Values> {
  /** A parameter, as the query has it. */
  param: <Name extends keyof Values & string>(name: Name) => RawBuilder<NonNullable<Values[Name]>>;
  /** Whether a parameter is not null: the query is compiled once with it and once without. */
  given: (name: keyof Values & string) => boolean;
}

interface Planning<Values> {
  /** Whether the best plan depends on the values, so that the server should not keep one for all. */
  plannedAnew?: (given: Params<Values>['given']) => boolean;
}

/** A read, built with the query builder, or with `sql` for what the builder cannot express. */
type Built<Row> = Compilable<Row> | RawBuilder<Row>;

/**
 * A read whose SQL is made once per process, because building and compiling a large query takes
 * longer than running it. `build` uses `param(name)` for each value that varies; every other value is
 * written into the text (record 38). Reads that are begun together are sent together, and the server
 * keeps them prepared.
 */
export function compiledRead<Values extends object, Row>(
  build: (db: Db, params: Params<Values>) => Built<Row>,
  { plannedAnew = () => false }: Planning<Values> = {},
) {
  const compiled = new Map<string, Compiled<Row>>();
  return (em: Em, values: Values): Promise<Row[]> => {
    const given = new Map(Object.entries(values).filter(([, value]) => value != null));
    const names = [...given.keys()].join();
    let read = compiled.get(names);
    if (!read) {
      const db = kyselyForTexts(em);
      const isKept = compiled.size < mostKept;
      const params = paramsOf<Values>(given);
      read = compile(db, build(db, params), isKept && !plannedAnew(params.given));
      if (isKept) compiled.set(names, read);
    }
    const parameters = read.places.map((value) =>
      value instanceof Placeholder ? given.get(value.name) : value,
    );
    return runRead(em, read.statement, parameters);
  };
}

/**
 * How many texts of one read are kept. Filters make more of them than the server should be asked to
 * prepare; the others are compiled each time.
 */
const mostKept = 32;

interface Compiled<Row> {
  statement: Statement<Row>;
  /** The parameters, some of which are placeholders. */
  places: readonly unknown[];
}

function compile<Row>(db: Db, built: Built<Row>, isNamed: boolean): Compiled<Row> {
  const query = compileBuilt(db, built);
  const fragments = fragmentsOf(query);
  const mapping = new RowMapping(query.queryId);
  const toRows: Statement<Row>['toRows'] = (em, rows) => mapping.rows(em, rows);
  const id = isNamed ? nextStatementId() : null;
  return { statement: { fragments, id, toRows }, places: query.parameters };
}

const compileBuilt = <Row>(db: Db, built: Built<Row>) =>
  isRawBuilder(built) ? built.compile(db) : built.compile();

const isRawBuilder = <Row>(built: Built<Row>): built is RawBuilder<Row> => 'isRawBuilder' in built;

/** The parameters of a query that is built for these values only. */
export const paramsFor = <Values extends object>(values: Values): Params<Values> => ({
  param: (name) => sql.val(values[name]) as RawBuilder<never>,
  given: (name) => values[name] != null,
});

/** Takes the place of a parameter while a query is compiled. */
class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

const paramsOf = <Values extends object>(given: Map<string, unknown>): Params<Values> => ({
  param: (name) => sql.val(new Placeholder(name)) as RawBuilder<never>,
  given: (name) => given.has(name),
});

const build = (em: Em): Db =>
  em.isInTransaction()
    ? em.getKysely<Tables>().withPlugin(namingPlugin(em))
    : builderWith(em, () => new FragmentCompiler());

/** The same for queries that are compiled once and sent with other parameters each time. */
const kyselyForTexts = (em: Em): Db => builderWith(em, () => new ConstantCompiler());

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
