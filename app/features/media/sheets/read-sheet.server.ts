import { AppError } from '#app/lib/errors.ts';
import { programFile } from '#app/lib/process/program-file.ts';
import { processSingleton } from '#app/lib/process/keep.server.ts';
import { runProgram, type ProgramLimits } from '#app/lib/process/run-program.server.ts';
import { createTurns } from '#app/lib/process/turns.server.ts';
import type { ReadSheet, WorkbookAnswer, WorkbookTask } from './workbook.ts';

/** The limits for reading one workbook: whoever uploads it waits meanwhile. */
const limits: ProgramLimits = { ms: 20_000, memoryBytes: 512 * 1024 * 1024 };

const program = programFile('sheet-program', import.meta.url);

const retryAfterSeconds = 30;

/** One at a time, because the files are in memory. */
const turns = () =>
  processSingleton('sheet-turns', () =>
    createTurns({
      atOnce: 1,
      mostWaiting: 8,
      full: () => new AppError('too-many', 'sheets.othersWaiting', { retryAfterSeconds }),
    }),
  );

/** Whether a file is a workbook as Excel and LibreOffice save it: a ZIP file. */
export const isWorkbook = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, 4)).toString('latin1') === 'PK\u0003\u0004';

/**
 * The cells of a sheet of a workbook (.xlsx), in a process of its own: the first sheet that has anything, or the one of
 * a name. Throws AppError `invalid` for a file that cannot be read, is too heavy or empty, and for a name that no sheet
 * has; `too-many` while others are read.
 */
export async function readSheet(
  task: WorkbookTask,
  signal: AbortSignal,
  cost = limits,
): Promise<ReadSheet> {
  const answer = await turns().run(() =>
    runProgram<WorkbookAnswer>(program, task, { ...cost, signal }),
  );
  if (!answer) throw new AppError('invalid', 'sheets.tooHeavy');
  if ('fault' in answer) throw new AppError('invalid', `sheets.${answer.fault}`);
  if ('sheets' in answer) {
    throw new AppError('invalid', 'sheets.noSuchSheet', {
      params: { sheet: task.sheet, names: answer.sheets.slice(0, 20).join(', ') },
      field: 'sheet',
    });
  }
  return answer;
}
