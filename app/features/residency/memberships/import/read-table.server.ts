import { CsvError, parse } from 'csv-parse/sync';
import { withoutApostrophes } from '#app/features/media/csv/csv.ts';
import { AppError } from '#app/lib/errors.ts';

/** The most rows of one list, its head among them. */
export const maxRows = 10_000;
const maxColumns = 60;
const maxCell = 500;

const delimiters = [';', '\t', ',', '|'] as const;

/** How many lines decide which character parts the columns. */
const triedLines = 20;

/**
 * The text of a file as spreadsheets save them: UTF-8 with or without a mark, UTF-16, or else
 * Windows-1252. Throws AppError `invalid` for a spreadsheet or a picture that is no text.
 */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0x50 && second === 0x4b) throw new AppError('invalid', 'peopleImport.spreadsheet');
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
 * The cells of a list, row by row as a spreadsheet numbers them: an empty line is an empty row.
 * Throws AppError `invalid` for an empty list, one with too many rows or columns, and for a quotation
 * mark that is never closed.
 */
export function readTable(text: string): string[][] {
  const { content, delimiter } = withoutPreamble(text);
  const rows = parseRows(content, delimiter ?? guessDelimiter(content)).map(tidyRow);
  while (rows.length > 0 && rows.at(-1)?.length === 0) rows.pop();
  if (rows.length === 0) throw new AppError('invalid', 'peopleImport.empty');
  if (rows.length > maxRows) {
    throw new AppError('invalid', 'peopleImport.tooManyRows', { params: { most: maxRows } });
  }
  if (rows.some((row) => row.length > maxColumns)) {
    throw new AppError('invalid', 'peopleImport.tooManyColumns', { params: { most: maxColumns } });
  }
  return rows;
}

/** Excel may say in a first line of its own what parts the columns: 'sep=;'. */
function withoutPreamble(text: string): { content: string; delimiter: string | null } {
  const content = text.replace(/^\uFEFF/, '');
  const [line, delimiter] = /^sep=(.)\r?\n/i.exec(content) ?? [];
  return { content: content.slice(line?.length ?? 0), delimiter: delimiter ?? null };
}

/** The character that parts the first lines into the most columns, as evenly as can be. */
function guessDelimiter(content: string): string {
  const scores = delimiters.map((delimiter) => {
    const lines = tryRows(content, delimiter).filter((row) => row.some((cell) => cell !== ''));
    const [head = 0, ...rest] = lines.map((row) => row.length);
    const even = rest.filter((width) => width === head).length;
    return { delimiter, score: head > 1 ? head + 10 * (even / Math.max(1, rest.length)) : 0 };
  });
  return scores.reduce((best, one) => (one.score > best.score ? one : best)).delimiter;
}

/** The first lines, as far as a delimiter parts them. */
function tryRows(content: string, delimiter: string): string[][] {
  try {
    return parse(content, { ...optionsWith(delimiter), relax_quotes: true, to: triedLines });
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
});

function parseRows(content: string, delimiter: string): string[][] {
  try {
    return parse(content, optionsWith(delimiter));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    if (error.code === 'CSV_QUOTE_NOT_CLOSED') throw unreadable(Number(error.records) + 1);
  }
  try {
    // A name may have quotation marks in it, such as Robert "Bob" Roy.
    const rows: string[][] = parse(content, { ...optionsWith(delimiter), relax_quotes: true });
    const swallowed = rows.findIndex((row) => row.some((cell) => cell.length > 4 * maxCell));
    if (swallowed !== -1) throw unreadable(swallowed + 1);
    return rows;
  } catch (error) {
    throw error instanceof CsvError ? unreadable(Number(error.records) + 1) : error;
  }
}

const unreadable = (row: number) =>
  new AppError('invalid', 'peopleImport.unreadable', { params: { row: String(row) } });

/** Cells on one line each, without spaces around them and without what a CSV file has against formulas. */
function tidyRow(row: string[]): string[] {
  const cells = row.map((cell) =>
    withoutApostrophes(cell).replace(/\s+/gu, ' ').trim().slice(0, maxCell).toWellFormed(),
  );
  while (cells.length > 0 && cells.at(-1) === '') cells.pop();
  return cells;
}
