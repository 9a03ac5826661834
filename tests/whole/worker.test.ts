import { randomUUID } from 'node:crypto';
import type { PgBoss } from 'pg-boss';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { defineJob, defineScheduledJob, type Job } from '#app/jobs/define-job.server.ts';
import { queueConnection, send, startQueue } from '#app/lib/jobs/queue.server.ts';
import { work } from '#app/jobs/worker.server.ts';
import { eventually } from '#tests/setup/eventually.ts';
import { serverUrl } from '#tests/setup/template.ts';
import { prepareServer, type TestHarness } from '#tests/setup/test-env.ts';

let harness: TestHarness;
const started: PgBoss[] = [];
beforeAll(async () => {
  harness = await prepareServer();
});
afterEach(async () => {
  await Promise.all(started.splice(0).map((boss) => boss.stop({ timeout: 1000 })));
  await harness.boss.deleteAllJobs(name);
});
afterAll(() => harness.close());

const name = 'delete-photo-files';
const newEm = () => harness.orm.em.fork();
const stateOf = async (id: string) =>
  (await harness.boss.findJobs(name, { data: { ids: [id] } }))[0]?.state;

const jobThat = (run: Parameters<typeof defineJob<typeof name>>[0]['run']) =>
  defineJob({
    name,
    payload: z.object({ ids: z.array(z.uuid()) }),
    retry: { limit: 3, delaySeconds: 60 },
    run,
  });

/** A worker as another process would have it, with a queue of its own. */
async function startWorker(jobs: Job[]): Promise<PgBoss> {
  const boss = await startQueue(await queueConnection(), jobs, { working: true });
  started.push(boss);
  await work(boss, jobs, newEm);
  return boss;
}

async function sendInTransaction(): Promise<string> {
  const id = randomUUID();
  await newEm().transactional((tx) => send(tx, name, { ids: [id] }));
  return id;
}

describe('a worker', () => {
  it('runs a job soon after the commit', async () => {
    const ran: string[] = [];
    const boss = await startWorker([jobThat(async ({ payload }) => void ran.push(...payload.ids))]);
    const id = await sendInTransaction();
    await eventually(async () => expect(await stateOf(id)).toBe('completed'));
    expect(ran).toEqual([id]);
    expect(await boss.getQueue(name), 'which tells its workers').toMatchObject({ notify: true });
  });

  it('goes on to the next job when one fails', async () => {
    const consoleError = vi.spyOn(console, 'error').mockReturnValue();
    const bad = await sendInTransaction();
    const good = await sendInTransaction();
    await startWorker([
      jobThat(async ({ payload }) => {
        if (payload.ids.includes(bad)) throw new Error('broken');
      }),
    ]);
    await eventually(async () => expect(await stateOf(good)).toBe('completed'));
    expect(await stateOf(bad)).toBe('retry');
    consoleError.mockRestore();
  });

  it('that stops lets a job under way finish', async () => {
    let finish = () => {};
    const boss = await startWorker([
      jobThat(() => new Promise<void>((done) => (finish = () => done()))),
    ]);
    const id = await sendInTransaction();
    await eventually(async () => expect(await stateOf(id)).toBe('active'));
    const stopped = boss.stop({ timeout: 5000 });
    setTimeout(() => finish(), 100);
    await stopped;
    expect(await stateOf(id)).toBe('completed');
  });

  it('that stops hands back a job that does not finish in time', async () => {
    let signal: AbortSignal | undefined;
    const boss = await startWorker([
      jobThat((run) => {
        signal = run.signal;
        return new Promise(() => {});
      }),
    ]);
    const id = await sendInTransaction();
    await eventually(async () => expect(await stateOf(id)).toBe('active'));
    await boss.stop({ timeout: 1000 });
    expect(await stateOf(id)).toBe('retry');
    expect(signal?.aborted).toBe(true);
  });
});

describe('the schedules', () => {
  const scheduled = (jobName: string) =>
    defineScheduledJob({
      name: jobName,
      schedule: '0 3 * * *',
      retry: { limit: 1, delaySeconds: 1 },
      run: () => Promise.resolve(),
    });

  it('are one a job, however often it is started, and none for a job that is no more', async () => {
    await startWorker([scheduled('nightly'), scheduled('former')]);
    await startWorker([scheduled('nightly')]);
    await startWorker([scheduled('nightly')]);
    expect(await harness.boss.getSchedules()).toMatchObject([
      { name: 'nightly', cron: '0 3 * * *', timezone: 'America/Toronto' },
    ]);
  });
});

describe.runIf(serverUrl)('two workers on one PostgreSQL', () => {
  it('run each job once between them', async () => {
    const runs = new Map<string, number>();
    const counting = jobThat(async ({ payload: { ids } }) => {
      for (const id of ids) runs.set(id, (runs.get(id) ?? 0) + 1);
      await new Promise((done) => setTimeout(done, 2));
    });
    const ids: string[] = [];
    while (ids.length < 40) ids.push(await sendInTransaction());
    await Promise.all([startWorker([counting]), startWorker([counting])]);
    await eventually(async () => {
      const jobs = await harness.boss.findJobs(name);
      expect(new Set(jobs.map(({ state }) => state))).toEqual(new Set(['completed']));
    });
    expect(ids.map((id) => runs.get(id))).toEqual(ids.map(() => 1));
  });
});
