import { z } from 'zod';
import { confirmedFields } from '#app/features/residency/units/register/confirmed-units.ts';
import { floorOf } from '#app/features/communities/communities/unit.ts';
import { isTenureName, namedColumns } from './column-names.ts';
import { importFields, type ImportField, type Mapping } from './columns.ts';
import { dayOrders } from './list-days.ts';
import { headRow, peopleRows } from './head.ts';
import { languageIn, tenureIn } from './list-words.ts';

/** A mapping as it is kept between two steps. */
export const mappingSchema = z.object({
  hasHead: z.boolean(),
  columns: z.partialRecord(z.enum(importFields), z.number().int().min(0)),
  dayOrder: z.enum(dayOrders).optional(),
  sameUnits: z.record(z.string(), z.string()).optional(),
  confirmed: z.object({ addUnits: z.boolean(), ...confirmedFields }).optional(),
});

/** Reads off the names of the columns, or off the cells where they have none, which holds what. */
export function guessMapping(rows: string[][]): Mapping {
  const head = headRow(rows);
  const columns = namedColumns(rows[head] ?? []);
  const tenureAt = tenureColumn(rows.slice(Math.max(head, 0)), columns);
  if (tenureAt !== undefined) columns.tenure = tenureAt;
  // 'Nom' beside 'Prénom' is the family name.
  if (columns.firstName !== undefined && columns.lastName === undefined) {
    if (columns.name !== undefined) columns.lastName = columns.name;
    delete columns.name;
  }
  return Object.keys(columns).length > 0
    ? { hasHead: true, columns }
    : { hasHead: false, columns: guessFromCells(rows) };
}

/**
 * The column of a list with named columns whose cells say owner or tenant, whatever it is called: the first with such
 * a name, or else any other that nothing else was found in. Undefined where none does.
 */
function tenureColumn(rows: string[][], columns: Mapping['columns']): number | undefined {
  const [head = [], ...rest] = rows.filter((row) => row.length > 0);
  const sample = rest.slice(0, 20);
  const isNamed = (at: number) => isTenureName(head[at] ?? '');
  const taken = new Set(
    Object.entries(columns).flatMap(([field, at]) => (field === 'tenure' ? [] : [at])),
  );
  const fitting = head.flatMap((_, at) => {
    const cells = sample.flatMap((row) => row[at]?.trim() || []);
    const known = cells.filter((cell) => tenureIn(cell) !== null);
    // One letter may mean anything, unless the name of the column says what.
    const isSaid = isNamed(at) || known.some((cell) => cell.length > 1);
    return !taken.has(at) && isSaid && known.length > 0 && known.length >= cells.length * 0.7
      ? [at]
      : [];
  });
  return Object.keys(columns).length === 0 ? undefined : (fitting.find(isNamed) ?? fitting[0]);
}

/** The columns with a name and something in them that no field is read from: their places, from 0. */
export function unreadColumns(rows: string[][], { hasHead, columns }: Mapping): number[] {
  if (!hasHead) return [];
  const { head: at, isPerson } = peopleRows(rows, { hasHead });
  const head = rows[at] ?? [];
  const rest = rows.filter(isPerson);
  const read = new Set(Object.values(columns));
  return head.flatMap((name, at) =>
    !read.has(at) && name.trim() !== '' && rest.some((row) => (row[at] ?? '').trim() !== '')
      ? [at]
      : [],
  );
}

const looksLike: [ImportField, (cell: string) => boolean][] = [
  ['email', (cell) => cell.includes('@')],
  ['phone', (cell) => /^\+?[\d\s().-]{10,}$/.test(cell)],
  ['tenure', (cell) => tenureIn(cell) !== null],
  ['language', (cell) => languageIn(cell) !== null],
  ['unit', (cell) => /^(#|ph|th)?\s?-?\d{1,4}\s?[a-z]?$/i.test(cell) || floorOf(cell) !== null],
  ['name', (cell) => /^\p{L}[\p{L}'’.\- ]+ [\p{L}'’.\- ]+$/u.test(cell)],
];

function guessFromCells(rows: string[][]): Mapping['columns'] {
  const sample = rows.filter((row) => row.length > 0).slice(0, 20);
  const width = Math.max(0, ...sample.map((row) => row.length));
  const columns: Mapping['columns'] = {};
  const isTaken = (at: number) => Object.values(columns).includes(at);
  for (const [field, fits] of looksLike) {
    for (let at = 0; at < width && columns[field] === undefined; at++) {
      const cells = sample.flatMap((row) => row[at] || []);
      const fitting = cells.filter(fits).length;
      if (!isTaken(at) && fitting > 0 && fitting >= cells.length * 0.7) columns[field] = at;
    }
  }
  return inStatedOrder(columns, width);
}

/** The order in which the page asks for the columns of a list without names. */
const statedOrder = ['unit', 'name', 'email', 'phone', 'tenure'] as const;

/**
 * Columns that the cells do not tell, such as names of one word, where everything they tell stands as the
 * page asks for it. The first column has to look like a unit.
 */
function inStatedOrder(columns: Mapping['columns'], width: number): Mapping['columns'] {
  const isStated = Object.entries(columns).every(([field, at]) => statedOrder[at] === field);
  if (columns.unit !== 0 || !isStated) return columns;
  return Object.fromEntries(statedOrder.slice(0, width).map((field, at) => [field, at]));
}

/** Whether a mapping tells enough to read people: where their unit is, and what they are called. */
export const isReadable = ({ columns }: Mapping): boolean =>
  columns.unit !== undefined &&
  (columns.name !== undefined ||
    columns.firstName !== undefined ||
    columns.lastName !== undefined ||
    columns.email !== undefined);
