import type { PgBoss } from 'pg-boss';
import { jobs } from '#app/jobs/index.server.ts';
import { runJob } from '#app/jobs/worker.server.ts';
import type { Em } from './sessions.ts';

/**
 * Runs every job that is due, and whatever those queue, in place of a worker in the background. A fetch costs much
 * more than the question which queues have something, so empty queues are not asked.
 */
export async function runDueJobs(boss: PgBoss, em: () => Em): Promise<void> {
  let ran: number;
  do {
    ran = 0;
    const due = await dueNames(em());
    for (const job of jobs.filter(({ name }) => due.has(name))) {
      const fetched = await boss.fetch(job.name, { includeMetadata: true, batchSize: 100 });
      for (const queued of fetched) {
        await runJob(job, { ...queued, signal: new AbortController().signal }, em());
        await boss.complete(job.name, queued);
      }
      ran += fetched.length;
    }
  } while (ran > 0);
}

/** The names of the queues that have a job to run now. */
async function dueNames(em: Em): Promise<Set<string>> {
  const rows: { name: string }[] = await em.execute(
    `select distinct name from pgboss.job where state in ('created', 'retry') and start_after <= now()`,
  );
  return new Set(rows.map(({ name }) => name));
}
