import { cursorAt, listCursors, type CursorNames } from './cursors.ts';
import { readCursor, type Page } from './pagination.ts';

/** A page of a list one can leaf through; `previous` is the cursor of the page before it. */
export interface TwoWayPage<Item> extends Page<Item> {
  previous: string | null;
}

/** Where a page of a list is: after the row of a cursor or, with `back`, before it. */
export interface ListPosition {
  cursor: string;
  back: boolean;
}

/** The position that an address asks for; of two, the one to go back from. Null is the start. */
export function positionIn(
  query: URLSearchParams,
  [after, before]: CursorNames = listCursors,
): ListPosition | null {
  const cursor = query.get(before);
  return cursor ? { cursor, back: true } : positionAfter(query.get(after));
}

/** The position after the row of a cursor; null, the start, without a cursor. */
export const positionAfter = (cursor: string | null | undefined): ListPosition | null =>
  cursor ? { cursor, back: false } : null;

/** What the rows of a list are ordered by. */
export interface Key {
  at: Date;
  id: string;
}

/** How the keys of a list are written in addresses. `parse` throws AppError `invalid`. */
interface KeyFormat<ListKey> {
  parse: (cursor: string) => ListKey;
  write: (key: ListKey) => string;
}

export const keyFormat: KeyFormat<Key> = {
  parse: (cursor) => {
    const [at, id] = readCursor(cursor);
    return { at, id };
  },
  write: ({ at, id }) => cursorAt(at, id),
};

/** Which rows to read: `limit` from the key on, the row of the key among them. */
export type ReadFrom<ListKey = Key> = Partial<ListKey> & { back: true | null; limit: number };

/**
 * The most rows that `readPage` asks for of a list with pages of `size`: the row of the key, a page, and one that says
 * whether there are more. More rows than it asked for do no harm, and a limit that never varies has its place in
 * the text of a prepared read: PostgreSQL plans for a tenth of the table where it does not know the limit.
 */
export const mostRead = (size: number): number => size + 2;

interface List<Row, ListKey> {
  size: number;
  format: KeyFormat<ListKey>;
  /** Reads in the order of the list or, with `back`, in the opposite one. */
  read: (from: ReadFrom<ListKey>) => Promise<Row[]>;
  keyOf: (row: Row) => ListKey;
}

/**
 * The page of a list at a position, or the first page where less than a page comes before it.
 * One read does, unless the row of the position has gone: then a second one finds out whether anything
 * is left on its other side. Throws AppError `invalid` for a malformed cursor.
 */
export async function readPage<Row, ListKey>(
  position: ListPosition | null,
  list: List<Row, ListKey>,
): Promise<TwoWayPage<Row>> {
  const { size, format, read, keyOf } = list;
  const back = position?.back ?? false;
  const key = position && format.parse(position.cursor);
  const cursorOf = (row: Row) => format.write(keyOf(row));
  const from = (limit: number, reverse: boolean) =>
    ({ ...key, back: reverse || null, limit }) as ReadFrom<ListKey>;

  const found = await read(from(size + (key ? 2 : 1), back));
  const isThere =
    key !== null && found[0] !== undefined && cursorOf(found[0]) === format.write(key);
  const rows = isThere ? found.slice(1) : found;
  const isMore = rows.length > size;
  if (back && !isMore) return readPage(null, list);
  const isMoreBehind =
    isThere || (key !== null && rows.length > 0 && (await read(from(1, !back))).length > 0);

  const items = back ? rows.slice(0, size).reverse() : rows.slice(0, size);
  const [first, last] = [items[0], items.at(-1)];
  return {
    items,
    previous: first && (back ? isMore : isMoreBehind) ? cursorOf(first) : null,
    next: last && (back ? isMoreBehind : isMore) ? cursorOf(last) : null,
  };
}

/** The comparison with the key, and the direction, in which a list in some order is read. */
export const readingOrder = (order: 'asc' | 'desc', back: boolean) =>
  (order === 'asc') === back
    ? ({ operator: '<=', direction: 'desc' } as const)
    : ({ operator: '>=', direction: 'asc' } as const);
