import { parse } from 'csv-parse/sync';
import { AppError } from '#app/lib/errors.ts';

const maxBytes = 200_000;
const headings = /^(unit|units|unité|unités|logement|logements|suite|apt|apartment|appartement)$/i;
const floorHeadings = /^(floor|étage|etage|level|niveau)$/i;

/**
 * A CSV file of units as a list with one a line, and its floor after a comma: the column that is
 * called unit or logement, or else the first one. Excel's BOM, semicolons and Windows-1252 are read.
 * Throws AppError: `too-large`, `invalid` for what is no table.
 */
export async function unitsInFile(file: File): Promise<string> {
  if (file.size > maxBytes) throw new AppError('too-large', 'unitsDesk.fileTooLarge');
  const text = decoded(new Uint8Array(await file.arrayBuffer()));
  const rows = rowsIn(text);
  const [head = []] = rows;
  const named = head.findIndex((cell) => headings.test(cell));
  const floor = head.findIndex((cell) => floorHeadings.test(cell));
  const unit = Math.max(named, 0);
  return rows
    .slice(named >= 0 || floor >= 0 ? 1 : 0)
    .map((row) => [row[unit] ?? '', floor >= 0 ? (row[floor] ?? '') : ''])
    .filter(([label]) => label)
    .map(([label = '', level = '']) => [label.replace(/[,;\s]+/g, ' '), level].filter(Boolean))
    .map((cells) => cells.join(', '))
    .join('\n');
}

function decoded(bytes: Uint8Array): string {
  if (bytes.subarray(0, 4096).includes(0)) throw new AppError('invalid', 'unitsDesk.noTable');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function rowsIn(text: string): string[][] {
  const [first = ''] = text.split('\n', 1);
  const delimiter = [';', '\t', ','].find((mark) => first.includes(mark)) ?? ',';
  try {
    return parse(text, {
      bom: true,
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
    });
  } catch {
    throw new AppError('invalid', 'unitsDesk.noTable', { field: 'file' });
  }
}
