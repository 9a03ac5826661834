/** Prints rows as a table: the first column to the left, the others to the right. */
export function printTable(head: string[], rows: string[][]): void {
  const widths = head.map((title, at) =>
    Math.max(title.length, ...rows.map((row) => row[at]?.length ?? 0)),
  );
  for (const row of [head, ...rows]) {
    const cells = row.map((cell, at) =>
      at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0),
    );
    console.log(cells.join('  '));
  }
}

/** A number with so many decimals; a dash where there is none. */
export const shown = (value: number | null, decimals = 0): string =>
  value === null ? '-' : value.toFixed(decimals);
