import type { JobWithMetadata, PgBoss, Schedule } from 'pg-boss';
import { database, type Em } from '#app/lib/db/database.server.ts';
import { cityZone } from '#app/lib/format.ts';
import { logError } from '#app/lib/log.server.ts';
import { processSingleton } from '#app/lib/process/keep.server.ts';
import type { Job } from './define-job.server.ts';
import { openQueue } from '../lib/jobs/queue.server.ts';

export interface Worker {
  /**
   * Takes no more jobs, and waits `ms` for the ones under way. A job that is not done by then is
   * handed back: it fails, and is tried again like any other that did.
   */
  stop(ms: number): Promise<void>;
}

/** Starts the worker of this process, once. Processes on one PostgreSQL share the work. */
export const startWorker = (jobs: readonly Job[]): Promise<Worker> =>
  processSingleton('worker', async () => {
    const boss = await openQueue(jobs, { working: true });
    const { orm } = await database();
    await work(boss, jobs, () => orm.em.fork());
    return { stop: (ms: number) => boss.stop({ timeout: ms }) };
  });

/** Has a queue's jobs run by this process, the scheduled ones when they are due. */
export async function work(boss: PgBoss, jobs: readonly Job[], newEm: () => Em): Promise<void> {
  await keepSchedules(boss, jobs);
  for (const job of jobs) {
    const options = { includeMetadata: true, pollingIntervalSeconds: 5 } as const;
    const worker = await boss.work(job.name, options, async ([queued]) => {
      try {
        if (queued) await runJob(job, queued, newEm());
      } finally {
        // Whatever else is waiting is fetched now, and not after the interval.
        boss.notifyWorker(worker);
      }
    });
  }
}

/** Runs one job. What it throws goes to the log here, and to pg-boss, which tries again. */
export async function runJob(job: Job, queued: JobWithMetadata<unknown>, em: Em): Promise<void> {
  try {
    await job.run({ em, payload: queued.data, signal: queued.signal });
  } catch (error) {
    const { id, retryCount, retryLimit } = queued;
    const next = retryCount < retryLimit ? 'will be tried again' : 'has failed for good';
    logError(`job ${job.name} ${id} ${next}`, error);
    throw error;
  }
}

/** Updates the stored schedules to match `jobs`: one row a job, however often it is started. */
async function keepSchedules(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const stored = await boss.getSchedules();
  for (const { name } of stored) {
    if (!jobs.some((job) => job.name === name && job.schedule)) await boss.unschedule(name);
  }
  for (const { name, schedule } of jobs) {
    const known = stored.find((one) => one.name === name);
    if (!schedule || (known && isAsWanted(known, schedule))) continue;
    await boss.schedule(name, schedule, null, { tz: cityZone, missed: 'once' });
  }
}

const isAsWanted = ({ cron, timezone, options }: Schedule, schedule: string): boolean =>
  cron === schedule && timezone === cityZone && options?.missed === 'once';
