/**
 * A CSV file that spreadsheets open as it is meant: UTF-8 with a mark, every cell in quotation marks,
 * and an apostrophe before what a spreadsheet would take for a formula.
 */
export const csvFile = (rows: string[][], delimiter: ',' | ';'): string =>
  `\uFEFF${rows.map((row) => row.map(cell).join(delimiter)).join('\r\n')}\r\n`;

const cell = (text: string): string => `"${harmless(text).replaceAll('"', '""')}"`;

const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
