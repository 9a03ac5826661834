import { CsvError } from 'csv-parse';
import { readCsv } from '#app/features/media/csv/read-csv.server.ts';
import { withoutApostrophes } from '#app/features/media/csv/csv.ts';
import { AppError } from '#app/lib/errors.ts';
import { mapWithBreaks } from '#app/lib/process/breaks.server.ts';

/** The most rows of one list, its head and the empty ones among them. */
export const maxRows = 10_000;
export const maxColumns = 60;
/** As many columns as a spreadsheet has, empty ones too. */
const sheetColumns = 16_384;
/** How many letters a row may have. */
const maxRow = 250_000;
const maxCell = 500;

const delimiters = [';', '\t', ',', '|'] as const;

/** How many lines, and how much of a list, decide which character parts the columns. */
const triedLines = 20;
const triedLength = 64 * 1024;

/**
 * The text of a file as spreadsheets save them: UTF-8 with or without a mark, UTF-16, or else
 * Windows-1252. Throws AppError `invalid` for a picture or another file that is no text.
 */
export function decodeText(bytes: Uint8Array): string {
  const text = decoded(bytes);
  if (text.includes('\0')) throw new AppError('invalid', 'peopleImport.notText');
  return text;
}

function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * The cells of a list, row by row as a spreadsheet numbers them: an empty line is an empty row. Other requests run
 * while it is read.
 * Throws AppError `invalid` for an empty list, one with too many rows or columns, and for a quotation
 * mark that is never closed.
 */
export async function readTable(text: string): Promise<string[][]> {
  // A spreadsheet may save thousands of empty lines below its last row.
  const { content, delimiter } = withoutPreamble(text.trimEnd());
  return tidyTable(await parseRows(content, delimiter ?? (await guessDelimiter(content))));
}

/** The same of cells that were read already. Throws AppError `invalid` as `readTable`, but for quotation marks. */
export async function tidyTable(cells: string[][]): Promise<string[][]> {
  if (cells.length > maxRows) {
    throw new AppError('invalid', 'peopleImport.tooManyRows', { params: { most: maxRows } });
  }
  const rows = await mapWithBreaks(cells, tidyRow);
  while (rows.length > 0 && rows.at(-1)?.length === 0) rows.pop();
  if (rows.length === 0) throw new AppError('invalid', 'peopleImport.empty');
  return rows;
}

/** Excel may say in a first line of its own what parts the columns: 'sep=;'. */
function withoutPreamble(text: string): { content: string; delimiter: string | null } {
  const content = text.replace(/^\uFEFF/, '');
  const [line, delimiter] = /^sep=(.)\r?\n/i.exec(content) ?? [];
  return { content: content.slice(line?.length ?? 0), delimiter: delimiter ?? null };
}

/**
 * The character that parts the first lines into the most columns, as evenly as can be. A title above the list, with or
 * without such a character in it, is one line among many.
 */
async function guessDelimiter(content: string): Promise<string> {
  const sample = beginningOf(content);
  const scores: { delimiter: string; score: number }[] = [];
  for (const delimiter of delimiters) {
    const tried = await tryRows(sample, delimiter);
    const lines = tried.filter((row) => row.some((cell) => cell !== ''));
    const widths = Map.groupBy(lines, (row) => row.length);
    const each = [...widths].map(([width, { length }]) =>
      width > 1 ? width + 10 * (length / lines.length) : 0,
    );
    scores.push({ delimiter, score: Math.max(0, ...each) });
  }
  return scores.reduce((best, one) => (one.score > best.score ? one : best)).delimiter;
}

/** The first lines of a long list, whole ones where it has any. */
function beginningOf(content: string): string {
  if (content.length <= triedLength) return content;
  const start = content.slice(0, triedLength);
  return start.slice(0, start.lastIndexOf('\n') + 1) || start.toWellFormed();
}

/** The first lines, as far as a delimiter parts them. */
async function tryRows(content: string, delimiter: string): Promise<string[][]> {
  try {
    return await readCsv(content, {
      ...optionsWith(delimiter),
      relax_quotes: true,
      most: triedLines,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const lines = content.split(/\r\n?|\n/, triedLines);
    return lines.map((line) => line.split(delimiter));
  }
}

const optionsWith = (delimiter: string) => ({
  delimiter,
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_column_count: true,
  skip_empty_lines: false,
  max_record_size: maxRow,
});

async function parseRows(content: string, delimiter: string): Promise<string[][]> {
  // One more tells that there are too many.
  const options = { ...optionsWith(delimiter), most: maxRows + 1 };
  try {
    return await readCsv(content, options);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    if (error.code === 'CSV_MAX_RECORD_SIZE') throw rowTooLong(error);
    if (error.code === 'CSV_QUOTE_NOT_CLOSED') throw unreadable(Number(error.records) + 1);
  }
  try {
    // A name may have quotation marks in it, such as Robert "Bob" Roy.
    const rows = await readCsv(content, { ...options, relax_quotes: true });
    const swallowed = rows.findIndex((row) => row.some((cell) => cell.length > 4 * maxCell));
    if (swallowed !== -1) throw unreadable(swallowed + 1);
    return rows;
  } catch (error) {
    throw error instanceof CsvError ? unreadable(Number(error.records) + 1) : error;
  }
}

const rowTooLong = ({ records }: CsvError) =>
  new AppError('invalid', 'peopleImport.rowTooLong', {
    params: { row: String(Number(records) + 1) },
  });

const unreadable = (row: number) =>
  new AppError('invalid', 'peopleImport.unreadable', { params: { row: String(row) } });

/**
 * Cells on one line each, without spaces around them and without what a CSV file has against formulas. Throws AppError
 * `invalid` for too many, before any is looked at: a list may be one row of hundreds of thousands.
 */
function tidyRow(row: string[]): string[] {
  const isTooWide =
    row.length > sheetColumns || row.slice(maxColumns).some((cell) => cell.trim() !== '');
  if (isTooWide) {
    throw new AppError('invalid', 'peopleImport.tooManyColumns', { params: { most: maxColumns } });
  }
  const cells = row.slice(0, maxColumns).map((cell) =>
    withoutApostrophes(cell.slice(0, 20 * maxCell))
      .replace(/\s+/gu, ' ')
      .trim()
      .slice(0, maxCell)
      .toWellFormed(),
  );
  while (cells.length > 0 && cells.at(-1) === '') cells.pop();
  return cells;
}
