import { createHash } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import type { NamedQuery } from '#db/pool/prepared-names.ts';
import type { Em } from '../database.server.ts';
import type { RawRow } from './row-mapping.server.ts';

/** One read: its SQL with the places `$1` and so on, and what becomes of its rows. */
export interface Statement<Row> {
  sql: string;
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

/** What is sent for some reads at once; in the same order it is the same query, by the same name. */
export function queryFor(statements: Statement<unknown>[], counts: number[]): NamedQuery {
  if (statements.some(({ id }) => id === null)) return toQuery(statements, counts, false);
  const key = statements.map(({ id }) => id).join();
  const known = queries.get(key);
  if (known) return known;
  const query = toQuery(statements, counts, queries.size < mostNames);
  if (query.name) queries.set(key, query);
  return query;
}

function toQuery(statements: Statement<unknown>[], counts: number[], isNamed: boolean): NamedQuery {
  const [only] = statements;
  const sql = statements.length === 1 && only ? only.sql : joined(statements, counts);
  const query = CompiledQuery.raw(sql);
  return isNamed ? { ...query, name: nameOf(sql) } : query;
}

/** Several reads as one row, with the rows of each as JSON in a column of its own. */
function joined(statements: Statement<unknown>[], counts: number[]): string {
  let before = 0;
  const columns = statements.map(({ sql }, index) => {
    const start = before;
    before += counts[index] ?? 0;
    const text = sql.replace(/\$(\d+)/g, (_, place: string) => `$${Number(place) + start}`);
    return `(select coalesce(json_agg(_row), '[]') from (${text}) as _row) as "${index}"`;
  });
  return `select ${columns.join(',\n')}`;
}

/** The same text has the same name in every process, so a connection that several share stays right. */
const nameOf = (sql: string): string =>
  `read_${createHash('sha256').update(sql).digest('base64url').slice(0, 32)}`;
