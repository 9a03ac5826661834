import type { z } from 'zod';
import type { Em } from '#app/lib/db/database.server.ts';
import type { JobPayloads, QueueSettings } from '../lib/jobs/queue.server.ts';

/** How often a failed job is tried again. The delay doubles after each try, up to an hour. */
interface Retry {
  limit: number;
  delaySeconds: number;
}

interface Run<Payload> {
  /** An EntityManager of the job's own. */
  em: Em;
  payload: Payload;
  /** Aborted when the job ran too long, or the process cannot wait any more. */
  signal: AbortSignal;
}

export interface Job extends QueueSettings {
  /** A cron expression in Ottawa time; null for a job that only features queue. */
  schedule: string | null;
  run(run: Run<unknown>): Promise<void>;
}

/**
 * A job that a feature queues with `send`. It may run twice, because a process can end after the work
 * and before the note that it is done: running it again must change nothing.
 */
export const defineJob = <Name extends keyof JobPayloads>(job: {
  name: Name;
  payload: z.ZodType<JobPayloads[Name]>;
  retry: Retry;
  run: (run: Run<JobPayloads[Name]>) => Promise<void>;
}): Job => ({
  ...queueOf(job),
  schedule: null,
  run: ({ payload, ...rest }) => job.run({ ...rest, payload: job.payload.parse(payload) }),
});

/** A job that the clock queues, once for all processes on a database. It may run twice too. */
export const defineScheduledJob = (job: {
  name: string;
  schedule: string;
  retry?: Retry;
  /** How long it may take; five minutes where nothing is said. */
  limitSeconds?: number;
  run: (run: Omit<Run<unknown>, 'payload'>) => Promise<void>;
}): Job => ({
  ...queueOf(job),
  schedule: job.schedule,
  run: ({ em, signal }) => job.run({ em, signal }),
});

const queueOf = ({
  name,
  retry = { limit: 2, delaySeconds: 60 },
  limitSeconds = 300,
}: {
  name: string;
  retry?: Retry;
  limitSeconds?: number;
}): QueueSettings => ({
  name,
  retryLimit: retry.limit,
  retryDelay: retry.delaySeconds,
  retryBackoff: true,
  retryDelayMax: 3600,
  expireInSeconds: limitSeconds,
});
