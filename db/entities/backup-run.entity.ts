import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { backupFailures, backupRunKinds } from '../enums.ts';
import { moment, uuidKey } from './shared.ts';

/** A backup, its way into the bucket, or a trial of one, and how it ended. */
export const BackupRun = defineEntity({
  name: 'BackupRun',
  tableName: 'backup_runs',
  properties: {
    id: uuidKey(),
    kind: p.enum(backupRunKinds),
    /** Why it failed; null when it worked. */
    failure: p.enum(backupFailures).nullable(),
    /** The path of the backup, on the machine that made it; its name in the bucket. */
    file: p.text(),
    bytes: p.bigint('number').nullable(),
    rows: p.integer().nullable(),
    startedAt: moment(),
    endedAt: moment(),
  },
  indexes: [{ name: 'backup_runs_kind_index', properties: ['kind', 'endedAt'] }],
});
export type BackupRun = InferEntity<typeof BackupRun>;
