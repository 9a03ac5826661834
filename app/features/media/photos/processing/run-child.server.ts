import { fork, type ChildProcess } from 'node:child_process';
import { programFile } from '#app/lib/process/program-file.ts';
import type { Task, TaskResult } from './task.ts';

/** What one photo may cost. */
interface Limits {
  memoryBytes: number;
  ms: number;
}

/** The largest photos we take need about 400 MB, and a busy machine some seconds. */
const usualLimits: Limits = { memoryBytes: 640 * 1024 * 1024, ms: 20_000 };

const program = programFile('photo-program', import.meta.url);

/**
 * Has a process of its own read one photo, and ends it. A photo that takes too much memory or time
 * is `tooHeavy`; one that crashes the decoder is `damaged`.
 * Throws the signal's reason when it is aborted, and an Error when the process cannot start.
 */
export async function runChild(
  task: Task,
  signal: AbortSignal,
  limits = usualLimits,
): Promise<TaskResult> {
  signal.throwIfAborted();
  const child = fork(program, [String(limits.memoryBytes)], {
    // Not the server's environment: a decoder needs no secrets.
    env: { NODE_ENV: 'production' },
    execArgv: ['--max-old-space-size=64'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const kill = () => child.kill('SIGKILL');
  const timer = setTimeout(kill, limits.ms);
  signal.addEventListener('abort', kill, { once: true });
  try {
    const result = resultOf(child);
    child.send(task, () => undefined);
    return await result;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', kill);
    kill();
    signal.throwIfAborted();
  }
}

const decoderCrashes = new Set<NodeJS.Signals>([
  'SIGSEGV',
  'SIGABRT',
  'SIGBUS',
  'SIGILL',
  'SIGFPE',
]);

function resultOf(child: ChildProcess): Promise<TaskResult> {
  return new Promise((resolve, reject) => {
    let complaint = '';
    child.stderr?.on(
      'data',
      (part: Buffer) => (complaint = (complaint + String(part)).slice(-2000)),
    );
    child.once('message', (result) => resolve(result as TaskResult));
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (signal === null) reject(new Error(`reading a photo ended with ${code}: ${complaint}`));
      else resolve({ fault: decoderCrashes.has(signal) ? 'damaged' : 'tooHeavy' });
    });
  });
}
