import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const prefix = 'local-link-tests-';

/** Where the workers of a run read which folder is the run's. */
const variable = 'TEST_RUN_FOLDER';

/**
 * Makes the folder of this run, which holds all its temporary folders, and returns what removes it.
 * The folders of runs that were killed are removed too: their names end with the process.
 */
export function openRunFolder(): () => void {
  for (const name of readdirSync(tmpdir())) {
    if (name.startsWith(prefix) && !isRunning(Number(name.slice(prefix.length)))) {
      remove(join(tmpdir(), name));
    }
  }
  const folder = join(tmpdir(), `${prefix}${process.pid}`);
  mkdirSync(folder, { recursive: true });
  process.env[variable] = folder;
  return () => remove(folder);
}

/** A new folder, which goes with the run. */
export function temporaryFolder(): string {
  const folder = process.env[variable];
  if (!folder) throw new Error('No run has made a folder for its temporary ones.');
  return mkdtempSync(join(folder, 'one-'));
}

const remove = (folder: string): void =>
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
