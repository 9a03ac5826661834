/**
 * The cells that a spreadsheet makes of a CSV file when it parts columns at this character. It is as lenient as
 * they are: after a quoted part, whatever stands before the next separator still belongs to the cell.
 */
export function cellsOf(file: string, separator: ',' | ';'): string[][] {
  const text = file.replace(/^\uFEFF/, '');
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let inQuotes = false;
  let isEmpty = true;
  const endCell = () => {
    row.push(cell);
    cell = '';
    isEmpty = true;
  };
  const endRow = () => {
    endCell();
    rows.push(row);
    row = [];
  };
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? '';
    if (inQuotes) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') cell += text[(at += 1)] ?? '';
      else inQuotes = false;
    } else if (sign === '"' && isEmpty) {
      inQuotes = true;
      isEmpty = false;
    } else if (sign === separator) endCell();
    else if (sign === '\n' || sign === '\r') {
      if (sign === '\r' && text[at + 1] === '\n') at += 1;
      endRow();
    } else {
      cell += sign;
      isEmpty = false;
    }
  }
  if (cell !== '' || row.length > 0) endRow();
  return rows;
}

/** Whether a spreadsheet would take a cell for a formula. */
export const isFormula = (cell: string): boolean =>
  /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/.test(cell);
