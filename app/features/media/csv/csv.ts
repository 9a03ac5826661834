/**
 * A CSV file for spreadsheets: UTF-8 with a byte order mark, every cell quoted, and an apostrophe
 * before what would be read as a formula.
 */
export const csvFile = (rows: string[][], delimiter: ',' | ';'): string =>
  `\uFEFF${rows.map((row) => row.map((cell) => quoted(harmless(cell))).join(delimiter)).join('\r\n')}\r\n`;

/** One line of a CSV file with commas. Only the cells that need it are quoted. */
export const csvLine = (cells: string[]): string =>
  `${cells
    .map(harmless)
    .map((cell) => (/[",\r\n]/.test(cell) ? quoted(cell) : cell))
    .join(',')}\r\n`;

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
