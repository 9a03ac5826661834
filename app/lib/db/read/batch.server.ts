import { createHash } from 'node:crypto';
import {
  CompiledQuery,
  PostgresQueryCompiler,
  type QueryId,
  type QueryResult,
  type RootOperationNode,
} from 'kysely';
import type { NamedQuery } from '#db/pool/pooled-connection.ts';
import { isUnavailable } from '#db/unavailable.ts';
import { PerOwner } from '../../process/keep.server.ts';
import type { Em } from '../database.server.ts';
import { readOnStandby } from '../standbys.server.ts';
import type { RawRow } from './row-mapping.server.ts';

/** SQL that is cut where its parameters go, so that it can be written with any numbers. */
type Fragments = readonly string[];

/** Writes SQL with its parameters numbered from `$1`, or from after `offset` others. */
const writeSql = (fragments: Fragments, offset = 0): string =>
  fragments.reduce((sql, fragment, index) => `${sql}$${offset + index}${fragment}`);

/** One read: its SQL, and how its rows are named and converted. */
export interface Statement<Row> {
  fragments: Fragments;
  /** Tells apart the reads whose SQL never varies; null for one that was built for this moment. */
  id: number | null;
  toRows: (em: Em, rows: RawRow[]) => Promise<Row[]> | Row[];
}

interface Waiting {
  statement: Statement<unknown>;
  parameters: readonly unknown[];
  resolve: (rows: unknown[]) => void;
  reject: (error: unknown) => void;
}

const batches = new PerOwner<Em, Waiting[]>('reads that wait');

/**
 * Runs a read. What one EntityManager reads at the same time, before anything is awaited, goes to the
 * database as one statement; inside a transaction each goes alone.
 */
export function runRead<Row>(
  em: Em,
  statement: Statement<Row>,
  parameters: readonly unknown[],
): Promise<Row[]> {
  if (em.isInTransaction()) return alone(em, statement, parameters);
  return new Promise((resolve, reject) => {
    const waiting = { statement, parameters, resolve: resolve as Waiting['resolve'], reject };
    const batch = batches.get(em);
    if (batch) batch.push(waiting);
    else {
      batches.set(em, [waiting]);
      // The tick comes when no promise can go on: until then further reads may join.
      void Promise.resolve().then(() => process.nextTick(() => void dispatch(em)));
    }
  });
}

async function dispatch(em: Em): Promise<void> {
  const batch = batches.get(em) ?? [];
  batches.set(em, undefined);
  // Whichever read began first, the same reads make the same text.
  batch.sort((one, other) => (one.statement.id ?? 0) - (other.statement.id ?? 0));
  try {
    const lists = batch.length === 1 ? null : await together(em, batch);
    for (const [index, { resolve, statement, parameters }] of batch.entries()) {
      resolve(lists?.[index] ?? (await alone(em, statement, parameters)));
    }
  } catch (error) {
    await eachAlone(em, batch, error);
  }
}

/** After a failure each read has its own chance: a malformed value of one is no failure of another. */
async function eachAlone(em: Em, batch: Waiting[], error: unknown): Promise<void> {
  const isOver = batch.length === 1 || isUnavailable(error);
  for (const { resolve, reject, statement, parameters } of batch) {
    if (isOver) reject(error);
    else await alone(em, statement, parameters).then(resolve, reject);
  }
}

async function together(em: Em, batch: Waiting[]): Promise<unknown[][]> {
  const query = queryFor(batch.map(({ statement }) => statement));
  const { rows } = await send(em, {
    ...query,
    parameters: batch.flatMap(({ parameters }) => parameters),
  });
  const lists = rows[0] ?? {};
  return Promise.all(
    batch.map(({ statement }, index) => statement.toRows(em, lists[index] as RawRow[])),
  );
}

async function alone<Row>(
  em: Em,
  statement: Statement<Row>,
  parameters: readonly unknown[],
): Promise<Row[]> {
  const { rows } = await send(em, { ...queryFor([statement]), parameters });
  return statement.toRows(em, rows);
}

/** Past the ORM's plugins, whose work `toRows` does. */
const send = async (em: Em, query: ReturnType<typeof queryFor>) =>
  ((await readOnStandby(em, query)) ??
    (await em.getKysely().executeQuery(query))) as QueryResult<RawRow>;

let ids = 0;

/** The id of a read whose SQL is the same each time. */
export const nextStatementId = (): number => (ids += 1);

/**
 * The most statements that the server is asked to keep by name, on each connection. Joined reads
 * count, and what comes later is sent whole each time.
 */
const mostNames = 400;

const queries = new Map<string, NamedQuery>();

/** The query for some reads together, without its parameters; for the same reads in the same order it has a name. */
function queryFor(statements: Statement<unknown>[]): NamedQuery {
  if (statements.some(({ id }) => id === null)) return CompiledQuery.raw(sqlFor(statements));
  const key = statements.map(({ id }) => id).join();
  const known = queries.get(key);
  if (known) return known;
  const sql = sqlFor(statements);
  const query = CompiledQuery.raw(sql);
  if (queries.size >= mostNames) return query;
  const named = { ...query, name: nameOf(sql) };
  queries.set(key, named);
  return named;
}

/** The SQL of a read alone; of several, one row with the rows of each as JSON in a column of its own. */
function sqlFor(statements: Statement<unknown>[]): string {
  const [only] = statements;
  if (only && statements.length === 1) return writeSql(only.fragments);
  let parameters = 0;
  const columns = statements.map(({ fragments }, index) => {
    const sql = writeSql(fragments, parameters);
    parameters += fragments.length - 1;
    return `(select coalesce(json_agg(_row), '[]') from (${sql}) as _row) as "${index}"`;
  });
  return `select ${columns.join(',\n')}`;
}

/** The same text has the same name in every process, so a connection that several share stays right. */
const nameOf = (sql: string): string =>
  `read_${createHash('sha256').update(sql).digest('base64url').slice(0, 32)}`;

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
export class FragmentCompiler extends PostgresQueryCompiler {
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
export class ConstantCompiler extends FragmentCompiler {
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
