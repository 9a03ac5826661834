import { z } from 'zod';
import { AppError } from './errors.ts';

/** Part of a list, newest first; `next` is the cursor of the part after it, if there is one. */
export interface Page<Item> {
  items: Item[];
  next: string | null;
}

interface Keyed {
  id: string;
  createdAt: Date;
}

/** A moment as our cursors write it; year 0, which JavaScript knows and PostgreSQL does not, is none. */
export const cursorMoment = z.iso.datetime().regex(/^[1-9]/);

const cursorSchema = z.tuple([cursorMoment, z.uuid()]);

/** What stands after the row a cursor names, in the order (createdAt, id), newest first. */
export function after(cursor: string | null) {
  if (cursor === null) return {};
  const [createdAt, id] = readCursor(cursor);
  return {
    $or: [{ createdAt: { $lt: createdAt } }, { createdAt, id: { $lt: id } }],
  };
}

/** The time and id in a cursor. Throws AppError `invalid` for anything but a cursor of ours. */
export function readCursor(cursor: string): [Date, string] {
  const parsed = cursorSchema.safeParse(cursor.split('_'));
  if (!parsed.success) throw new AppError('invalid', 'That page of the list does not exist.');
  return [new Date(parsed.data[0]), parsed.data[1]];
}

/** Makes a page of the rows found, of which one more than `size` was asked for. */
export function pageOf<Row extends Keyed, Item>(
  rows: Row[],
  size: number,
  view: (row: Row) => Item,
): Page<Item> {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return {
    items: shown.map(view),
    next: rows.length > size && last ? `${last.createdAt.toISOString()}_${last.id}` : null,
  };
}
