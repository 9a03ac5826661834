import { fork, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { programFile } from '#app/lib/process/program-file.ts';
import { createTurns } from '#app/lib/process/turns.server.ts';
import { processSingleton } from '#app/lib/process/keep.server.ts';
import { logError } from '#app/lib/log.server.ts';

/** What looking into one PDF may cost. Whoever uploads it waits for it. */
const limits = { ms: 8000, memoryBytes: 512 * 1024 * 1024 };

const program = programFile('pdf-program', import.meta.url);

class TooBusy extends Error {}

/** One at a time, because the files are in memory. */
const turns = () =>
  processSingleton('pdf-turns', () =>
    createTurns({ atOnce: 1, mostWaiting: 3, full: () => new TooBusy() }),
  );

/**
 * Whether a PDF has text that can be searched and read aloud, in a process of its own. Null for another
 * file, for one that cannot be read or takes too long, and while others are looked at: then nobody is
 * warned, and the upload goes on.
 */
export async function lookForText(
  bytes: Uint8Array,
  signal: AbortSignal,
  cost = limits,
): Promise<boolean | null> {
  if (!isPdf(bytes)) return null;
  try {
    return await turns().run(() => runChild(bytes, signal, cost));
  } catch (error) {
    if (!(error instanceof TooBusy)) logError('looking into a PDF', error);
    return null;
  }
}

const isPdf = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-';

async function runChild(
  bytes: Uint8Array,
  signal: AbortSignal,
  { ms, memoryBytes }: typeof limits,
): Promise<boolean | null> {
  if (signal.aborted) return null;
  const child = fork(program, {
    // Not the server's environment: a reader of PDFs needs no secrets.
    env: { NODE_ENV: 'production' },
    execArgv: ['--max-old-space-size=256'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const kill = () => child.kill('SIGKILL');
  const timer = setTimeout(kill, ms);
  const watch = setInterval(() => void killAbove(child, memoryBytes), 50);
  signal.addEventListener('abort', kill, { once: true });
  try {
    return await new Promise<boolean | null>((resolve, reject) => {
      child.once('message', (answer) => resolve((answer as { found: boolean | null }).found));
      child.once('error', reject);
      child.once('close', () => resolve(null));
      child.send(bytes, () => undefined);
    });
  } finally {
    clearTimeout(timer);
    clearInterval(watch);
    signal.removeEventListener('abort', kill);
    kill();
  }
}

const pageBytes = 4096;

/** Ends a process that holds too much memory. It is busy reading, so it cannot look itself. */
async function killAbove(child: ChildProcess, memoryBytes: number): Promise<void> {
  // Systems other than Linux have no such file: there, only the time is limited.
  const statm = await readFile(`/proc/${child.pid}/statm`, 'utf8').catch(() => '');
  const resident = Number(statm.split(' ')[1] ?? 0) * pageBytes;
  if (resident > memoryBytes) child.kill('SIGKILL');
}
