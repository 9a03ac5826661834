/**
 * A CSV file that spreadsheets open as it is meant: UTF-8 with a mark, every cell in quotation marks,
 * and an apostrophe before what a spreadsheet would take for a formula.
 */
export const csvFile = (rows: string[][], delimiter: ',' | ';'): string =>
  `\uFEFF${rows.map((row) => row.map((cell) => quoted(harmless(cell))).join(delimiter)).join('\r\n')}\r\n`;

/** One line of a CSV file with commas, where only the cells that need quotation marks have them. */
export const csvLine = (cells: string[]): string =>
  `${cells
    .map(harmless)
    .map((cell) => (/[",\r\n]/.test(cell) ? quoted(cell) : cell))
    .join(',')}\r\n`;

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
