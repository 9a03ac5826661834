import { namedColumns } from './column-names.ts';
import type { Mapping } from './columns.ts';
import { plain } from './list-words.ts';

/** How many rows with something in them are looked at for the names of the columns: a list may begin with a title. */
const triedRows = 10;

/**
 * The place of the row that names the columns, from 0: of the first ten that are not empty, the one that names the
 * most, two of them at least if it is not the very first. -1 where none does.
 */
export function headRow(rows: string[][]): number {
  const tried = rows.flatMap((row, at) => (row.length > 0 ? [at] : [])).slice(0, triedRows);
  let best = -1;
  let most = 0;
  for (const at of tried) {
    const count = Object.keys(namedColumns(rows[at] ?? [])).length;
    if (count > most && (count > 1 || at === tried[0])) [best, most] = [at, count];
  }
  return best;
}

/** Where the people of a list begin, and which of its rows are none: the same names again, and totals. */
export function peopleRows(rows: string[][], { hasHead }: Pick<Mapping, 'hasHead'>) {
  const first = rows.findIndex((row) => row.length > 0);
  const found = hasHead ? headRow(rows) : -1;
  const head = hasHead && found === -1 ? first : found;
  const names = head === -1 ? null : wordsOf(rows[head] ?? []);
  const isPerson = (row: string[], at: number): boolean =>
    at > head && row.length > 0 && (names === null || wordsOf(row) !== names) && !isTotal(row);
  const leftOut = rows.filter((row, at) => row.length > 0 && at !== head && !isPerson(row, at));
  return { head, isPerson, leftOut: leftOut.length };
}

/** As much of a cell as is read to find out what its row is. */
const longestName = 100;

const wordsOf = (row: string[]): string =>
  row.map((cell) => plain(cell.slice(0, longestName))).join('\n');

/** A line such as 'Total: 131' or 'Total : 131 lots', which has next to nothing beside it. */
function isTotal(row: string[]): boolean {
  const [first = '', ...others] = row.filter((cell) => cell !== '');
  return (
    others.length < 2 &&
    /^(?:grand |sub ?|sous )?tota(?:ls?|ux)(?: |$)/u.test(plain(first.slice(0, longestName)))
  );
}
