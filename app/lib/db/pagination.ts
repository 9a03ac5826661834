import { z } from 'zod';
import { AppError } from '../errors.ts';
import { cursorAt } from './cursors.ts';

/** A page of a list; `next` is the cursor of the page after it, if there is one. */
export interface Page<Item> {
  items: Item[];
  next: string | null;
}

/** A moment as our cursors write it. JavaScript has a year 0 and PostgreSQL does not. */
export const cursorMoment = z.iso.datetime().regex(/^[1-9]/);

const cursorSchema = z.tuple([cursorMoment, z.uuid().toLowerCase()]);

/** The moment and id of the row that a page comes after; nothing at the start of the list. */
export interface After {
  at?: Date;
  id?: string;
}

/** The row that a page comes after, by its cursor. Throws AppError `invalid` for a malformed one. */
export function rowAt(cursor: string | null | undefined): After {
  if (cursor == null) return {};
  const [at, id] = readCursor(cursor);
  return { at, id };
}

/** The error for a malformed cursor. */
export const invalidCursor = () => new AppError('invalid', 'http.invalidCursor');

/** The parts of a cursor. Throws AppError `invalid` for a malformed one. */
export function parseCursor<Parts>(schema: z.ZodType<Parts>, cursor: unknown): Parts {
  const parsed = schema.safeParse(cursor);
  if (!parsed.success) throw invalidCursor();
  return parsed.data;
}

/** The moment and id in a cursor. Throws AppError `invalid` for a malformed one. */
export function readCursor(cursor: string): [Date, string] {
  const [at, id] = parseCursor(cursorSchema, cursor.split('_'));
  return [new Date(at), id];
}

/** The page of rows in the order of `createdAt`, of which one more than `size` was read. */
export const paginate = <Row extends { id: string; createdAt: Date }, Item>(
  rows: Row[],
  size: number,
  view: (row: Row) => Item,
): Page<Item> => paginateBy(rows, size, view, ({ createdAt, id }) => cursorAt(createdAt, id));

/** The same for rows in another order, whose cursor `cursorOf` makes. */
export function paginateBy<Row, Item>(
  rows: Row[],
  size: number,
  view: (row: Row) => Item,
  cursorOf: (row: Row) => string,
): Page<Item> {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return { items: shown.map(view), next: rows.length > size && last ? cursorOf(last) : null };
}
