import { z } from 'zod';
import { AppError } from '../errors.ts';

/** Part of a list, newest first; `next` is the cursor of the part after it, if there is one. */
export interface Page<Item> {
  items: Item[];
  next: string | null;
}

/** A moment as our cursors write it; year 0, which JavaScript knows and PostgreSQL does not, is none. */
export const cursorMoment = z.iso.datetime().regex(/^[1-9]/);

const cursorSchema = z.tuple([cursorMoment, z.uuid()]);

/** What stands after the row a cursor names, in the order (moment, id), the newest first. */
export function after(cursor: string | null | undefined, moment = 'createdAt') {
  if (cursor == null) return {};
  const [at, id] = readCursor(cursor);
  return { $or: [{ [moment]: { $lt: at } }, { [moment]: at, id: { $lt: id } }] };
}

/** What a cursor that is none of ours is told. */
export const noSuchPart = () => new AppError('invalid', 'That page of the list does not exist.');

/** The time and id in a cursor. Throws AppError `invalid` for anything but a cursor of ours. */
export function readCursor(cursor: string): [Date, string] {
  const parsed = cursorSchema.safeParse(cursor.split('_'));
  if (!parsed.success) throw noSuchPart();
  return [new Date(parsed.data[0]), parsed.data[1]];
}

/** The cursor of a row, by the moment it is ordered by. */
export const cursorAt = (moment: Date, id: string): string => `${moment.toISOString()}_${id}`;

/** Makes a page of the rows found, of which one more than `size` was asked for. */
export const pageOf = <Row extends { id: string; createdAt: Date }, Item>(
  rows: Row[],
  size: number,
  view: (row: Row) => Item,
): Page<Item> => pageBy(rows, size, view, ({ createdAt, id }) => cursorAt(createdAt, id));

/** The same for rows in another order, which `cursorOf` tells. */
export function pageBy<Row, Item>(
  rows: Row[],
  size: number,
  view: (row: Row) => Item,
  cursorOf: (row: Row) => string,
): Page<Item> {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return { items: shown.map(view), next: rows.length > size && last ? cursorOf(last) : null };
}
