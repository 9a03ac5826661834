import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '#db/make-folder.ts';
import { StartError } from './errors.ts';

/** A secret that nobody has chosen: 256 random bits. */
export const newSecret = (): string => randomBytes(32).toString('hex');

/** Whether an installation has kept a secret already. */
export const hasKeptSecret = (dataDir: string): boolean =>
  existsSync(join(dataDir, 'session-secret'));

/**
 * The secret of an installation that was given none: made once and kept with its data. Throws StartError where the
 * folder cannot be used.
 */
export function keptSecret(dataDir: string): string {
  const path = join(dataDir, 'session-secret');
  try {
    makeFolder(dataDir);
    if (!existsSync(path)) writeSecret(path);
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOSPC') {
      throw new StartError(
        `The disk with the folder in DATA_DIR is full: ${dataDir}. Make room on it, then start again.`,
      );
    }
    throw new StartError(
      `The folder in DATA_DIR cannot be read and written: ${dataDir}. Let this account write to it, or set DATA_DIR to another folder.`,
    );
  }
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/**
 * Links the secret to its name once it is whole, so that no start ever reads an empty one. Another
 * start may have been first: then that one's secret stays.
 */
function writeSecret(path: string): void {
  const draft = `${path}.${process.pid}`;
  try {
    writeFileSync(draft, newSecret(), { mode: 0o600 });
    linkSync(draft, path);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
