import { readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { makeFolder } from './make-folder.ts';

/** Thrown when another live process holds the data folder. */
export class FolderLockedError extends Error {
  override name = 'FolderLockedError';
}

/** The locked files. Without a reference the collector would close them, and the locks would go. */
const held = new Set<object>();

/** The result code of SQLite for a file that another process has locked (SQLITE_BUSY). */
const busy = 5;

/**
 * Takes the exclusive lock on a data folder, which is made if it is missing. The embedded
 * database has no lock of its own, and two processes on one folder lose rows.
 *
 * The kernel holds the lock for as long as the process lives, however it ends, and in whatever
 * container it runs: Node's own SQLite locks `lock.sqlite` and stores nothing in it. The file
 * `lock` beside it only says who holds the folder, for the message to the next process.
 *
 * Returns a function that gives the lock back. Throws FolderLockedError when another process has it.
 */
export function lockFolder(folder: string): () => void {
  makeFolder(folder);
  const notePath = join(folder, 'lock');
  const release = lockFile(join(folder, 'lock.sqlite'), () => holderNamed(folder, notePath));
  try {
    writeFileSync(notePath, JSON.stringify({ pid: process.pid, host: hostname() }));
  } catch (error) {
    release();
    throw error;
  }
  return release;
}

function lockFile(path: string, explain: () => string): () => void {
  const sqlite = process.getBuiltinModule('node:sqlite');
  if (!sqlite) {
    throw new Error('This build of Node has no SQLite, which locks the data folder.');
  }
  const file = new sqlite.DatabaseSync(path);
  try {
    file.exec('pragma busy_timeout = 0; begin exclusive');
  } catch (error) {
    file.close();
    if (isBusy(error)) throw new FolderLockedError(explain());
    throw error;
  }
  held.add(file);
  return () => {
    held.delete(file);
    file.close();
  };
}

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === busy;

function holderNamed(folder: string, notePath: string): string {
  const { pid, host } = readHolder(notePath);
  const holder = pid === undefined ? 'another process' : `process ${pid} on ${host}`;
  return (
    `The data folder ${folder} is in use by ${holder}. ` +
    'Stop that process first, or set DATA_DIR to another folder.'
  );
}

function readHolder(path: string): { pid?: number; host?: string } {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as { pid?: number; host?: string };
  } catch {
    return {};
  }
}
