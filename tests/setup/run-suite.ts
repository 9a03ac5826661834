import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { progressVariable, type Progress } from './progress.ts';

interface SuiteToRun {
  name: string;
  /** What is counted: files or specs. */
  unit: string;
  command: string[];
  /** Where all that it prints goes. */
  log: string;
  env?: Record<string, string>;
}

const minute = 60_000;

/**
 * Runs a suite and says how far it is: one line a minute, and a failure as soon as it happens. Everything else that it
 * prints is in its log. Returns whether it ended well.
 */
export async function runSuite({
  name,
  unit,
  command,
  log,
  env = {},
}: SuiteToRun): Promise<boolean> {
  const [program = '', ...args] = command;
  mkdirSync(dirname(log), { recursive: true });
  const file = createWriteStream(log);
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...env, [progressVariable]: '3' },
  });
  child.stdout?.pipe(file, { end: false });
  child.stderr?.pipe(file, { end: false });
  const counts = { of: 0, done: 0, passed: 0, failed: 0 };
  const lines = createInterface({ input: child.stdio[3] as Readable });
  lines.on('line', (line) => {
    const { of = counts.of, done = 0, passed = 0, failed } = JSON.parse(line) as Progress;
    counts.of = of;
    counts.done += done;
    counts.passed += passed;
    if (!failed) return;
    counts.failed += 1;
    console.log(`${name} FAILED: ${failed.name}\n${failed.error.replace(/^/gm, '    ')}`);
  });
  let minutes = 0;
  const clock = setInterval(() => {
    minutes += 1;
    const { of, done, passed, failed } = counts;
    const known = of ? `${done} of ${of} ${unit}` : 'starting';
    console.log(`${name}, ${minutes} min: ${known}, ${passed} passed, ${failed} failed`);
  }, minute);
  const status = await new Promise<number | null>((done) => child.once('close', done));
  clearInterval(clock);
  file.end();
  return status === 0;
}
