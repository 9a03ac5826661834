import { sql } from 'kysely';
import type { BackupFailure, BackupRunKind } from '#db/enums.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { compiledRead } from '#app/lib/db/read.server.ts';
import { env } from '#app/lib/env.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';

/** What administrators are shown of the backups. */
export interface BackupState {
  isOn: boolean;
  /** The last one that was kept. */
  last: { at: Date; bytes: number; byHand: boolean } | null;
  /** The last one of a night that failed, where that of none was kept since. */
  failed: { at: Date; failure: BackupFailure } | null;
  /** None was kept for more than a night. */
  isOverdue: boolean;
  /** What the bucket has got, where there is one. */
  bucket: { last: Date | null; failed: Date | null } | null;
  /** The last time one was tried out. */
  rehearsal: { at: Date; worked: boolean } | null;
}

interface Run {
  kind: BackupRunKind;
  failure: BackupFailure | null;
  bytes: string | null;
  endedAt: string;
}

/** A night, and half a day for a backup that takes long or a process that was not running. */
const overdueMs = 36 * 60 * 60 * 1000;

/** The last run of each kind, and of each kind the last one that worked. Guards nothing itself. */
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
  const [ofNight, byHand] = [newest('BACKUP', true), newest('BY_HAND', true)];
  const kept = byHand && byHand.at > (ofNight?.at ?? 0) ? byHand : ofNight;
  const failed = newest('BACKUP', false);
  const [put, notPut] = [newest('UPLOAD', true), newest('UPLOAD', false)];
  const [rehearsed, notRestored] = [newest('REHEARSAL', true), newest('REHEARSAL', false)];
  const rehearsal = notRestored && notRestored.at > (rehearsed?.at ?? 0) ? notRestored : rehearsed;
  return {
    isOn: env().backupDir !== undefined,
    last: kept ? { at: kept.at, bytes: Number(kept.bytes), byHand: kept === byHand } : null,
    failed:
      failed?.failure && failed.at > (ofNight?.at ?? 0)
        ? { at: failed.at, failure: failed.failure }
        : null,
    isOverdue: kept !== undefined && now.getTime() - kept.at.getTime() > overdueMs,
    bucket: env().backupBucket
      ? {
          last: put?.at ?? null,
          failed: notPut && notPut.at > (put?.at ?? 0) ? notPut.at : null,
        }
      : null,
    rehearsal: rehearsal ? { at: rehearsal.at, worked: rehearsal.failure === null } : null,
  };
}

/** How old the last backup has to be before the home page of an ADMIN speaks of it: two nights. */
const tooOldMs = 48 * 60 * 60 * 1000;

/**
 * Whether an ADMIN has to look at the backups: that of the last night, its way into the bucket or the last trial
 * failed, or the last one is older than two nights. False for everybody else, and where there are none by night.
 */
export async function backupsNeedLook({ em, actor }: Ctx, now = new Date()): Promise<boolean> {
  if (actor?.role !== 'ADMIN' || env().backupDir === undefined) return false;
  const { last, failed, bucket, rehearsal } = await backupState(em, now);
  const isOld = last !== null && now.getTime() - last.at.getTime() > tooOldMs;
  return failed !== null || Boolean(bucket?.failed) || isOld || rehearsal?.worked === false;
}
