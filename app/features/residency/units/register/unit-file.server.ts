import { CsvError } from 'csv-parse';
import { withoutApostrophes } from '#app/features/media/csv/csv.ts';
import { readCsv } from '#app/features/media/csv/read-csv.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { unitColumns } from '../unit-columns.ts';
import { maxUnits } from '../unit-ranges.ts';

const maxBytes = 200_000;
/** The most rows of a file: it may name some units twice, and have rows without one. */
const mostRows = 3 * maxUnits;

/**
 * A CSV file of units as a list with one a line, and its floor, its kind and its building after commas: the column that
 * is called unit or logement, or else the first one. Excel's BOM, semicolons and Windows-1252 are read.
 * Throws AppError: `too-large`, `invalid` for what is no table.
 */
export async function unitsInFile(file: File): Promise<string> {
  if (file.size > maxBytes) throw new AppError('too-large', 'unitsDesk.fileTooLarge');
  const text = decoded(new Uint8Array(await file.arrayBuffer()));
  const rows = await rowsIn(text);
  const { columns, isHead } = unitColumns(rows[0] ?? []);
  // Without a header, the units are in the first column; the other columns are ignored.
  const { unit = 0, floor = -1, kind = -1, building = -1 } = isHead ? columns : {};
  return rows
    .slice(isHead ? 1 : 0)
    .flatMap((row) => {
      const further = [floor, kind, building].map((column) => row[column] ?? '');
      // A cell may have a unit on each of its lines.
      const labels = (row[unit] ?? '').split('\n');
      return labels.map((label) => lineOf(label, further)).filter((line) => line !== '');
    })
    .join('\n');
}

/** A line of the list: a unit, and its floor, its kind and its building where they are known; empty without a unit. */
function lineOf(label: string, further: string[]): string {
  const cells = [label.trim(), ...further]
    .map(withoutApostrophes)
    .map((cell) => cell.replace(/[,;\s]+/g, ' '));
  while (cells.length > 1 && cells.at(-1)?.trim() === '') cells.pop();
  return cells[0] ? cells.join(', ') : '';
}

function decoded(bytes: Uint8Array): string {
  if (bytes.subarray(0, 4096).includes(0)) throw new AppError('invalid', 'unitsDesk.noTable');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

async function rowsIn(text: string): Promise<string[][]> {
  const [first = ''] = text.split('\n', 1);
  const delimiter = [';', '\t', ','].find((mark) => first.includes(mark)) ?? ',';
  try {
    const rows = await readCsv(text, {
      most: mostRows + 1,
      bom: true,
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
    });
    if (rows.length <= mostRows) return rows;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new AppError('invalid', 'unitsDesk.noTable', { field: 'file' });
  }
  throw new AppError('invalid', 'unitsDesk.tooMany', {
    field: 'file',
    params: { maximum: maxUnits },
  });
}
