import { sql } from 'kysely';
import type { BackupFailure } from '#db/enums.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { compiledRead } from '#app/lib/db/read.server.ts';
import { env } from '#app/lib/env.server.ts';

/** What administrators are shown of the nightly backups. */
export interface BackupState {
  isOn: boolean;
  /** The last one that was kept. */
  last: { at: Date; bytes: number } | null;
  /** The last one that failed, where none was kept since. */
  failed: { at: Date; failure: BackupFailure } | null;
  /** None was kept for more than a night. */
  isOverdue: boolean;
  /** The last time one was tried out. */
  rehearsal: { at: Date; worked: boolean } | null;
}

interface Run {
  kind: 'BACKUP' | 'REHEARSAL';
  failure: BackupFailure | null;
  bytes: string | null;
  endedAt: string;
}

/** A night, and half a day for a backup that takes long or a process that was not running. */
const overdueMs = 36 * 60 * 60 * 1000;

/** The last run of each kind, and of each kind the last one that worked. Checks no permission. */
const lastRuns = compiledRead(
  () => sql<Run>`
    select distinct on (kind, failure is null) kind, failure, bytes, ended_at as "endedAt"
    from backup_runs order by kind, failure is null, ended_at desc`,
);

export async function backupState(em: Em, now = new Date()): Promise<BackupState> {
  const runs = await lastRuns(em, {});
  const newest = (kind: Run['kind'], worked: boolean) => {
    const run = runs.find((one) => one.kind === kind && (one.failure === null) === worked);
    // The driver returns moments as text.
    return run && { ...run, at: new Date(run.endedAt) };
  };
  const kept = newest('BACKUP', true);
  const failed = newest('BACKUP', false);
  const [rehearsed, notRestored] = [newest('REHEARSAL', true), newest('REHEARSAL', false)];
  const rehearsal = notRestored && notRestored.at > (rehearsed?.at ?? 0) ? notRestored : rehearsed;
  return {
    isOn: env().backupDir !== undefined,
    last: kept ? { at: kept.at, bytes: Number(kept.bytes) } : null,
    failed:
      failed?.failure && failed.at > (kept?.at ?? 0)
        ? { at: failed.at, failure: failed.failure }
        : null,
    isOverdue: kept !== undefined && now.getTime() - kept.at.getTime() > overdueMs,
    rehearsal: rehearsal ? { at: rehearsal.at, worked: rehearsal.failure === null } : null,
  };
}
