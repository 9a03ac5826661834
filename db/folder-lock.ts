import { randomUUID } from 'node:crypto';
import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** Thrown when another live process holds the data folder. */
export class FolderLockedError extends Error {
  override name = 'FolderLockedError';
}

interface Holder {
  pid: number;
  host: string;
  /** When the process started, as the system counts it; null where it cannot be told. */
  startedAt: string | null;
}

/**
 * Takes the exclusive lock on a data folder, which is made if it is missing. The embedded
 * database has no lock of its own, and two processes on one folder lose rows.
 *
 * A lock left by a process that was killed is recognised (no such process, or another that has
 * its number by now) and taken over. Returns a function that gives the lock back.
 * Throws FolderLockedError when a live process holds it.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'lock');
  const mine = JSON.stringify(thisProcess());
  for (let attempt = 0; attempt < 5; attempt++) {
    try {
      placeWhole(path, mine);
      return () => {
        if (readText(path) === mine) rmSync(path);
      };
    } catch (error) {
      if (!isFileExists(error)) throw error;
    }
    const found = readText(path);
    if (found === null) continue;
    const holder = parseHolder(found);
    if (holder && isAlive(holder)) {
      throw new FolderLockedError(
        `The data folder ${folder} is in use by process ${holder.pid} on ${holder.host}. ` +
          'Stop that process first, or set DATA_DIR to another folder. ' +
          `If it is no more, remove ${path}.`,
      );
    }
    setAside(path, found);
  }
  throw new FolderLockedError(`The data folder ${folder} is being opened by another process.`);
}

/** Makes a file that is never seen half written. Throws EEXIST when there is one already. */
function placeWhole(path: string, text: string): void {
  const draft = `${path}.${randomUUID()}`;
  writeFileSync(draft, text);
  try {
    linkSync(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Moves a stale lock out of the way. A rename is atomic, so of several processes that saw the
 * same stale lock one moves it; another that moved a newer lock by mistake puts it back.
 */
function setAside(path: string, expected: string): void {
  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  if (readText(aside) !== expected && !existsSync(path)) {
    renameSync(aside, path);
    return;
  }
  rmSync(aside, { force: true });
}

function thisProcess(): Holder {
  return { pid: process.pid, host: hostname(), startedAt: processStart(process.pid) };
}

function isAlive(holder: Holder): boolean {
  if (holder.host !== hostname()) return true;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  const startedAt = processStart(holder.pid);
  return startedAt === null || holder.startedAt === null || startedAt === holder.startedAt;
}

/** The start time of a process in clock ticks since boot (proc(5), field 22), on Linux. */
function processStart(pid: number): string | null {
  const stat = readText(`/proc/${pid}/stat`);
  if (stat === null) return null;
  const afterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return afterName[19] ?? null;
}

function parseHolder(text: string): Holder | null {
  try {
    const value = JSON.parse(text) as Partial<Holder> | null;
    return typeof value?.pid === 'number' && typeof value.host === 'string'
      ? { pid: value.pid, host: value.host, startedAt: value.startedAt ?? null }
      : null;
  } catch {
    return null;
  }
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

function isFileExists(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST';
}
