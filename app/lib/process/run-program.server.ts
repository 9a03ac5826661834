import { fork, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';

/** What one task of a program may cost. */
export interface ProgramLimits {
  ms: number;
  memoryBytes: number;
}

/**
 * Has a program read one uploaded file in a process of its own, and ends it: a file that is made to use up memory or
 * time harms no one else. Returns its answer; null when it exceeds the limits, ends without an answer, or is aborted.
 * Throws an Error when the process cannot start.
 */
export async function runProgram<Answer>(
  program: URL,
  task: object,
  { ms, memoryBytes, signal }: ProgramLimits & { signal: AbortSignal },
): Promise<Answer | null> {
  if (signal.aborted) return null;
  const child = fork(program, {
    // Not the server's environment: a reader of files needs no secrets.
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
    return await new Promise<Answer | null>((resolve, reject) => {
      child.once('message', (answer) => resolve(answer as Answer));
      child.once('error', reject);
      child.once('close', () => resolve(null));
      child.send(task, () => undefined);
    });
  } finally {
    clearTimeout(timer);
    clearInterval(watch);
    signal.removeEventListener('abort', kill);
    kill();
  }
}

const pageBytes = 4096;

/** Ends a process that uses too much memory. It is busy reading, so it cannot check itself. */
async function killAbove(child: ChildProcess, memoryBytes: number): Promise<void> {
  // Systems other than Linux have no such file: there, only the time is limited.
  const statm = await readFile(`/proc/${child.pid}/statm`, 'utf8').catch(() => '');
  const resident = Number(statm.split(' ')[1] ?? 0) * pageBytes;
  if (resident > memoryBytes) child.kill('SIGKILL');
}
