/**
 * The process that reads one uploaded workbook, so that one that is made to use up memory or time only harms this
 * process. It is run from this file, also when the server is built.
 */
import readWorkbook from 'read-excel-file/node';
import { answerTask } from '#app/lib/process/answer-task.ts';
import type { WorkbookAnswer, WorkbookTask } from './workbook.ts';

answerTask<WorkbookTask>(read);

/** The longest text of a cell that is passed on, and of all of them together. */
const longestCell = 500;
const longestSheet = 4_000_000;

async function read(task: WorkbookTask): Promise<WorkbookAnswer> {
  const { bytes, sheet, mostRows, mostColumns } = task;
  const sheets = await readWorkbook(Buffer.from(bytes)).catch(() => null);
  if (!sheets) return { fault: 'damaged' };
  const names = sheets.map((one) => one.sheet);
  const isAsked = (name: string) => name.trim().toLowerCase() === sheet.trim().toLowerCase();
  const found =
    sheet.trim() === ''
      ? sheets.find(({ data }) => data.length > 0)
      : sheets.find((one) => isAsked(one.sheet));
  if (!found) return sheet.trim() === '' ? { fault: 'empty' } : { sheets: names };
  const rows = found.data
    .slice(0, mostRows)
    .map((row) => row.slice(0, mostColumns).map((cell) => textOf(cell).slice(0, longestCell)));
  const length = rows.flat().reduce((sum, cell) => sum + cell.length, 0);
  if (length > longestSheet) return { fault: 'tooHeavy' };
  return { sheet: found.sheet, rows, others: names.filter((name) => name !== found.sheet) };
}

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (!(cell instanceof Date)) return String(cell);
  return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
}
