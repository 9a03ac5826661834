import { stringify } from 'csv-stringify/sync';
import type { Locale } from '#app/lib/i18n/locale.ts';

/**
 * A CSV file for spreadsheets: UTF-8 with a byte order mark, commas in English and semicolons in French, every
 * cell quoted, and no cell that a spreadsheet would run (`asText`).
 */
export const csvFile = (rows: string[][], locale: Locale): string =>
  `\uFEFF${csvRows(rows, locale)}`;

/** Further rows, for a file that is written a part at a time: `csvFile` makes its first part. */
export const csvRows = (rows: string[][], locale: Locale): string =>
  stringify(
    rows.map((row) => row.map(asText)),
    {
      delimiter: locale === 'fr' ? ';' : ',',
      quoted: true,
      quoted_empty: true,
      record_delimiter: 'windows',
    },
  );

/** The response with a CSV file for the desk. It is downloaded, and no cache keeps it. */
export const csvResponse = (body: string | ReadableStream, filename: string): Response =>
  new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${filename}"`,
      'Cache-Control': 'private, no-store',
    },
  });

/**
 * What may stand before a formula: the beginning of a text or anything that parts cells, in a file with commas or
 * with semicolons, then spaces, marks and separators. A run of these is matched once, with or without a formula
 * after it, so that a long one takes no longer than it is.
 */
const maybeFormula =
  /(^|[,;\t\n\v\f\r\u0085\u2028\u2029])([\s,;"'\u0085]*)([=+\-@\uFF1D\uFF0B\uFF0D\uFF20]?)/g;

/** A cell with an apostrophe before each sign that could begin a formula, whichever separator the file is read with. */
const asText = (cell: string): string =>
  cell.replace(maybeFormula, (run, first: string, rest: string, sign: string) =>
    sign ? `${first}${rest}'${sign}` : run,
  );

/** A cell without the apostrophes that were written before signs: what stood there before. */
export const withoutApostrophes = (cell: string): string =>
  cell.replace(maybeFormula, (run, first: string, rest: string, sign: string) =>
    sign ? `${first}${rest.replace(/'$/, '')}${sign}` : run,
  );
