import { programFile } from '#app/lib/process/program-file.ts';
import { runProgram } from '#app/lib/process/run-program.server.ts';
import { createTurns } from '#app/lib/process/turns.server.ts';
import { processSingleton } from '#app/lib/process/keep.server.ts';
import { logError } from '#app/lib/log.server.ts';

/** Limits for checking one PDF. The person who uploads it waits for it. */
const limits = { ms: 8000, memoryBytes: 512 * 1024 * 1024 };

const program = programFile('pdf-program', import.meta.url);

class TooBusy extends Error {}

/** One at a time, because the files are in memory. */
const turns = () =>
  processSingleton('pdf-turns', () =>
    createTurns({ atOnce: 1, mostWaiting: 3, full: () => new TooBusy() }),
  );

/**
 * Whether a PDF has text that can be searched and read aloud. It is checked in a process of its
 * own. Null for another type of file, for one that cannot be read or takes too long, and when too
 * many wait: then nobody is warned, and the upload goes on.
 */
export async function lookForText(
  bytes: Uint8Array,
  signal: AbortSignal,
  cost = limits,
): Promise<boolean | null> {
  if (!isPdf(bytes)) return null;
  try {
    const answer = await turns().run(() =>
      runProgram<{ found: boolean | null }>(program, bytes, { ...cost, signal }),
    );
    return answer?.found ?? null;
  } catch (error) {
    if (!(error instanceof TooBusy)) logError('looking into a PDF', error);
    return null;
  }
}

const isPdf = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-';
