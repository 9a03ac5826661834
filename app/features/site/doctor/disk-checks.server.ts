import { readdir, stat } from 'node:fs/promises';
import type { Env } from '#app/lib/env.server.ts';
import { freeRoom, leastDiskFree } from '#app/lib/process/free-room.server.ts';
import { beganAt } from '../backups/retention.ts';
import { failing, look, ok, roomOf, type Check } from './check.ts';

/** Room from which on nobody has to think of it, in bytes. */
const plenty = 1e9;

/** Checks the disks of the data and of the backups. */
export async function diskChecks({ dataDir, backupDir }: Env): Promise<Check[]> {
  const checks = [dataDisk(dataDir, await freeRoom(dataDir))];
  if (backupDir !== undefined) checks.push(await backupDisk(backupDir, dataDir));
  return checks;
}

export function dataDisk(dataDir: string, free: number): Check {
  const name = 'disk';
  const found = `${roomOf(free)} are free for DATA_DIR, ${dataDir}.`;
  if (free >= plenty) return ok(name, found);
  const remedy = 'Make room on it, or move DATA_DIR to a larger disk while the site is stopped.';
  return free < leastDiskFree
    ? failing(name, `${found} The site serves nobody below ${roomOf(leastDiskFree)}.`, remedy)
    : look(name, found, remedy);
}

async function backupDisk(backupDir: string, dataDir: string): Promise<Check> {
  const name = 'backup disk';
  const names = await readdir(backupDir).catch(() => null);
  if (!names) {
    return failing(
      name,
      `BACKUP_DIR, ${backupDir}, cannot be read.`,
      'See that its disk is mounted. The first nightly backup makes the folder where the one around it is there.',
    );
  }
  const backups = names.filter((one) => beganAt(one) !== null).sort();
  const newest = backups.at(-1);
  const size = newest ? (await stat(`${backupDir}/${newest}`)).size : 0;
  const free = await freeRoom(backupDir);
  const found = `${roomOf(free)} are free in BACKUP_DIR, ${backupDir}, which has ${backups.length} nightly backups.`;
  if (free < size) {
    return failing(
      name,
      `${found} The newest took ${roomOf(size)}.`,
      'Make room there: the next one will not fit.',
    );
  }
  const [here, there] = await Promise.all([stat(backupDir), stat(dataDir).catch(() => null)]);
  if (here.dev === there?.dev) {
    return look(
      name,
      `${found} It is on the same disk as the data.`,
      'Name a folder on another disk or machine: both would go at once.',
    );
  }
  return free < 3 * size ? look(name, found, 'Make room there soon.') : ok(name, found);
}
