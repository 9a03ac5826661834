import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '#db/make-folder.ts';
import { ranMigrations } from '#db/migrate.ts';
import type { Em, Orm } from '#app/lib/db/database.server.ts';
import { isDiskFull } from '#app/lib/db/failures/disk-full.server.ts';
import { beforeUpgrades } from '#app/lib/db/upgrade.server.ts';
import type { Env } from '#app/lib/env.server.ts';
import { StartError } from '#app/lib/errors.ts';
import { logStep, logWarning } from '#app/lib/log.server.ts';
import packageFile from '../../../../package.json' with { type: 'json' };
import { backUpTo, keepBackup } from './keep-backup.server.ts';
import { checkBackup, type Backup } from './read-backup.server.ts';
import {
  isBeforeUpgradeTo,
  isUpgradeDraft,
  outdatedUpgrades,
  upgradeBackupName,
} from './retention.ts';
import { hasRows, listTables } from './tables.server.ts';

const { version } = packageFile;

/** Has this process write a backup before migrations change a database that has something in it. */
export const backUpBeforeUpgrades = (): void => beforeUpgrades(backUpBeforeUpgrade);

/** The folder of backups: the operator's, or one beside the data. */
const backupFolder = ({ backupDir, dataDir }: Env): string => backupDir ?? join(dataDir, 'backups');

/**
 * Writes the backup and returns its path; null for a new database, and where the operator wants none. Throws
 * StartError where it cannot be written. The secret is left out: an upgrade does not change it, and a command may not
 * know it.
 */
async function backUpBeforeUpgrade(
  orm: Orm,
  settings: Env,
  pending: string[],
): Promise<string | null> {
  if (!(await hasContent(orm.em.fork()))) return null;
  if (settings.skipUpgradeBackup) {
    logWarning('SKIP_UPGRADE_BACKUP', `no backup before ${counted(pending)}, as this setting says`);
    return null;
  }
  const folder = backupFolder(settings);
  const path = join(folder, upgradeBackupName(version, new Date()));
  try {
    makeFolder(folder);
    await deleteDrafts(folder);
    logStep('backup', `before ${counted(pending)}: writing ${path}`);
    const { signal } = new AbortController();
    const backup = await keepBackup(path, (out) =>
      backUpTo(out, settings, { passphrase: undefined, signal }),
    );
    await deleteSuperseded(folder, backup);
    for (const name of outdatedUpgrades(await readdir(folder))) await rm(join(folder, name));
    const { size } = await stat(path);
    logStep('backup', `${path}: ${size} bytes`);
    return path;
  } catch (error) {
    throw refused(folder, error, pending);
  }
}

const counted = (pending: string[]): string =>
  pending.length === 1 ? '1 migration' : `${pending.length} migrations`;

/** Whether an earlier version made the tables, and any of them has a row. */
async function hasContent(em: Em): Promise<boolean> {
  if ((await ranMigrations(em)).length === 0) return false;
  for (const table of await listTables(em)) if (await hasRows(em, table)) return true;
  return false;
}

async function deleteDrafts(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter(isUpgradeDraft)) await rm(join(folder, name));
}

/**
 * Deletes earlier backups before the same upgrade. A supervisor that starts a failing upgrade again and again
 * would otherwise leave nothing but these.
 */
async function deleteSuperseded(folder: string, { path, manifest }: Backup): Promise<void> {
  for (const name of await readdir(folder)) {
    const other = join(folder, name);
    if (!isBeforeUpgradeTo(name, version) || other === path) continue;
    const earlier = await checkBackup(other).catch(() => null);
    if (String(earlier?.manifest.migrations) === String(manifest.migrations)) await rm(other);
  }
}

function refused(folder: string, error: unknown, pending: string[]): StartError {
  const why = error instanceof Error ? error.message.replace(/\.$/, '') : String(error);
  const remedy = isDiskFull(error)
    ? 'Make room there, or set BACKUP_DIR to a folder on another disk'
    : 'Let this account write there, or set BACKUP_DIR to another folder';
  return new StartError(
    `This version has ${counted(pending)} to run, and the backup before them could not be written to ${folder}: ${why}. The database was not changed. ${remedy}, then try again. With a backup of your own, SKIP_UPGRADE_BACKUP=1 goes on without this one.`,
  );
}
