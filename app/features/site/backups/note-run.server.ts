import { randomUUID } from 'node:crypto';
import { BackupRun } from '#db/entities/index.ts';
import type { BackupFailure, BackupRunKind } from '#db/enums.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { logError } from '#app/lib/log.server.ts';

/** How a backup, its way into the bucket, or a trial of one ended. */
export interface Run {
  kind: BackupRunKind;
  /** The path of the backup, or its name in the bucket. */
  file: string;
  startedAt: Date;
  endedAt: Date;
  bytes?: number;
  rows?: number;
  failure?: BackupFailure;
}

/** Writes down how a run ended, for administrators. */
export async function insertRun(em: Em, run: Run): Promise<void> {
  const { bytes = null, rows = null, failure = null, ...rest } = run;
  await em.fork().insert(BackupRun, { id: randomUUID(), ...rest, bytes, rows, failure });
}

/** The same for a job. Where the database cannot be written, the log alone says it. */
export async function noteRun(em: Em, run: Run): Promise<void> {
  try {
    await insertRun(em, run);
  } catch (error) {
    logError('backup', error);
  }
}
