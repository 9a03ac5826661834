import type { Orm } from '#db/config.ts';
import { migrate, MigrationError } from '#db/migrate.ts';
import type { Env } from '../env.server.ts';
import { StartError } from '../errors.ts';
import { logStep } from '../log.server.ts';
import { processSingleton } from '../process/keep.server.ts';
import { isDiskFull } from './failures/disk-full.server.ts';

/**
 * Keeps a copy of a database that migrations are about to change, and returns its path; null where there is
 * nothing to keep. Throws StartError to keep the database from being changed.
 */
type KeepCopy = (orm: Orm, settings: Env, pending: string[]) => Promise<string | null>;

const keeper = () =>
  processSingleton('before-upgrades', () => ({ keepCopy: null as KeepCopy | null }));

/** Has every upgrade in this process call this first. Backups are a feature, which this layer does not know. */
export function beforeUpgrades(keepCopy: KeepCopy): void {
  keeper().keepCopy = keepCopy;
}

/**
 * Brings the schema up to date and returns the names of the migrations that ran; one line of the log says so, if
 * any did. Throws StartError, with everything as it was, when the copy cannot be kept or a migration fails.
 */
export async function upgrade(orm: Orm, settings: Env): Promise<string[]> {
  let copy: string | null = null;
  const applied = await migrate(orm, async (pending) => {
    copy = (await keeper().keepCopy?.(orm, settings, pending)) ?? null;
  }).catch((error: unknown) => {
    throw error instanceof MigrationError ? failed(error, copy) : error;
  });
  if (applied.length > 0) {
    const names = [...new Set([applied[0], applied.at(-1)])].join(' to ');
    logStep('migrate', `applied migrations: ${applied.length} (${names})`);
  }
  return applied;
}

function failed({ migration, message, cause }: MigrationError, copy: string | null): StartError {
  const where = copy ? ` A backup from before it is in ${copy}.` : '';
  const remedy = isDiskFull(cause)
    ? 'The disk of the database is full: make room on it, then try again.'
    : 'Go on with the version that ran before, and report this line.';
  return new StartError(
    `The upgrade failed, and everything in the database is as it was before. db/migrations/${migration}.ts stopped with: ${message.replace(/\s+/g, ' ').trim()}.${where} ${remedy} docs/operating.md says more at "When an upgrade fails".`,
  );
}
