import type { PgBoss } from 'pg-boss';
import { jobs } from '#app/jobs/index.server.ts';
import { runJob } from '#app/jobs/worker.server.ts';
import type { Em } from './sessions.ts';

/** Runs every job that is due, and whatever those queue, in place of a worker in the background. */
export async function runDueJobs(boss: PgBoss, em: () => Em): Promise<void> {
  let ran: number;
  do {
    ran = 0;
    for (const job of jobs) {
      const due = await boss.fetch(job.name, { includeMetadata: true, batchSize: 100 });
      for (const queued of due) {
        await runJob(job, { ...queued, signal: new AbortController().signal }, em());
        await boss.complete(job.name, queued);
      }
      ran += due.length;
    }
  } while (ran > 0);
}
