import { createHash } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import type { NamedQuery } from '#db/pool/prepared-names.ts';
import type { Em } from '../database.server.ts';
import { writeSql, type Fragments } from './compilers.server.ts';
import type { RawRow } from './row-mapping.server.ts';

/** One read: its SQL, and how its rows are named and converted. */
export interface Statement<Row> {
  fragments: Fragments;
  /** Tells apart the reads whose SQL never varies; null for one that was built for this moment. */
  id: number | null;
  toRows: (em: Em, rows: RawRow[]) => Promise<Row[]> | Row[];
}

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
export function queryFor(statements: Statement<unknown>[]): NamedQuery {
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
