/** What the process that reads a workbook is asked, and answers. */
export interface WorkbookTask {
  bytes: Uint8Array;
  /** The name of a sheet; empty for the first that has anything. */
  sheet: string;
  /** More rows and columns than that are left out. */
  mostRows: number;
  mostColumns: number;
}

export interface ReadSheet {
  /** The name of the sheet that was read. */
  sheet: string;
  /** The cells as text: a formula has its last value, a day is written '2026-12-05'. */
  rows: string[][];
  /** The names of the others. */
  others: string[];
}

export type WorkbookAnswer =
  | ReadSheet
  /** There is no such sheet; these are there. */
  | { sheets: string[] }
  | { fault: 'damaged' | 'empty' | 'tooHeavy' };
