import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { createdAt, moment } from './shared.ts';

/** One morning's digests: what they look back on, and how far the queueing of them has come. */
export const DigestRun = defineEntity({
  name: 'DigestRun',
  tableName: 'digest_runs',
  properties: {
    /** The day in Ottawa, such as '2026-11-23'. */
    period: p.text().primary(),
    /** Whether those who chose once a week get theirs too. */
    isWeekly: p.boolean(),
    /** Since when a daily one tells what is new, and a weekly one. */
    dailySince: moment(),
    weeklySince: moment(),
    /** What came later waits for the next one. */
    endsAt: moment(),
    /** The last person, in the order of ids, whose digest is queued; null before the first. */
    reached: p.uuid().nullable(),
    doneAt: moment().nullable(),
    createdAt: createdAt(),
  },
});
export type DigestRun = InferEntity<typeof DigestRun>;
