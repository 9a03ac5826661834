/**
 * A line of a CSV file. A cell that a spreadsheet would take for a formula begins with an apostrophe,
 * which spreadsheets leave out of what they show.
 */
export const csvLine = (cells: string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
}
