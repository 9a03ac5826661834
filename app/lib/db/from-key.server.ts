import { sql, type Expression, type SelectQueryBuilder } from 'kysely';
import type { After } from './pagination.ts';
import type { Params } from './read.server.ts';
import { readingOrder, type ReadFrom } from './read-page.ts';

/** A column in the words of SQL, as in `notice.updatedAt`, or an expression. */
type Column = string | Expression<unknown>;

/** The moment and the id that a list is ordered by. */
type KeyColumns = readonly [moment: Column, id: Column];

const columnOf = (column: Column) => (typeof column === 'string' ? sql.ref(column) : column);

/**
 * Makes a query read one page of a list for `readPage`: the rows from the key on, the row of the key among
 * them, in the order of the list or, with `back`, in the opposite one.
 * Use it as `query.$call(fromKey(params, ['createdAt', 'id'], 'desc'))`.
 */
export function fromKey(params: Params<ReadFrom>, columns: KeyColumns, order: 'asc' | 'desc') {
  const { operator, direction } = readingOrder(order, params.given('back'));
  return ordered(params, columns, operator, direction);
}

/** The same for a list that only goes on, as in the API: the rows after the key, without its own. */
export const afterKey = (
  params: Params<After & { limit: number }>,
  columns: KeyColumns,
  order: 'asc' | 'desc',
) => ordered(params, columns, order === 'asc' ? '>' : '<', order);

const ordered =
  (
    { param, given }: Params<After & { limit: number }>,
    columns: KeyColumns,
    operator: '<' | '<=' | '>' | '>=',
    direction: 'asc' | 'desc',
  ) =>
  <DB, Table extends keyof DB, Row>(
    query: SelectQueryBuilder<DB, Table, Row>,
  ): SelectQueryBuilder<DB, Table, Row> => {
    const [moment, id] = [columnOf(columns[0]), columnOf(columns[1])];
    return query
      .$if(given('at'), (rows) =>
        rows.where(
          sql<boolean>`(${moment}, ${id}) ${sql.raw(operator)} (${param('at')}::timestamptz, ${param('id')}::uuid)`,
        ),
      )
      .orderBy(moment, direction)
      .orderBy(id, direction)
      .limit(param('limit'));
  };
