import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { defineJob } from '#app/jobs/define-job.server.ts';
import { send } from '#app/lib/jobs/queue.server.ts';
import { runJob } from '#app/jobs/worker.server.ts';
import { prepareServer, type TestHarness } from '#tests/setup/test-env.ts';

let harness: TestHarness;
beforeAll(async () => {
  harness = await prepareServer();
});
afterAll(() => harness.close());

const name = 'delete-photo-files';
const payloadOf = () => ({ ids: [randomUUID()] });
const queued = (data: object) => harness.boss.findJobs(name, { data });

describe('a job sent in a transaction', () => {
  it('disappears with a roll-back', async () => {
    const payload = payloadOf();
    const transaction = harness.orm.em.fork().transactional(async (tx) => {
      await send(tx, name, payload);
      throw new Error('no');
    });
    await expect(transaction).rejects.toThrow('no');
    expect(await queued(payload)).toEqual([]);
  });

  it('is there after the commit, and not before', async () => {
    const payload = payloadOf();
    await harness.orm.em.fork().transactional(async (tx) => {
      await send(tx, name, payload);
      if (harness.env.databaseUrl) expect(await queued(payload)).toEqual([]);
    });
    expect(await queued(payload)).toMatchObject([{ state: 'created', data: payload }]);
  });

  it('costs one statement', async () => {
    await harness.orm.em.fork().transactional(async (tx) => {
      await tx.execute('select 1');
      const before = harness.queryCount();
      await send(tx, name, payloadOf());
      // The embedded database's transactions are not counted.
      expect(harness.queryCount() - before).toBeLessThanOrEqual(1);
    });
  });
});

describe('a job that fails', () => {
  it('is tried again after longer and longer waits, then left as failed', async () => {
    const consoleError = vi.spyOn(console, 'error').mockReturnValue();
    const payload = payloadOf();
    await harness.boss.deleteAllJobs(name);
    const retry = { retryLimit: 3, retryDelay: 10 };
    await harness.orm.em.fork().transactional((tx) => send(tx, name, payload, retry));
    const job = defineJob({
      name,
      payload: z.object({ ids: z.array(z.uuid()) }),
      retry: { limit: 3, delaySeconds: 10 },
      run: () => Promise.reject(new Error('the disk is full')),
    });
    const waits: number[] = [];
    for (const state of ['retry', 'retry', 'retry', 'failed']) {
      const options = { includeMetadata: true, ignoreStartAfter: true } as const;
      const [taken] = await harness.boss.fetch(name, options);
      if (!taken) throw new Error('There is no job.');
      const run = runJob(job, taken, harness.orm.em.fork());
      await expect(run).rejects.toThrow('the disk is full');
      await harness.boss.fail(name, taken);
      const [after] = await queued(payload);
      expect(after?.state).toBe(state);
      if (after) waits.push(Math.round((new Date(after.startAfter).getTime() - Date.now()) / 1000));
    }
    // pg-boss picks each wait from the upper half of 20, 40 and 80 seconds.
    const [first = 0, second = 0, third = 0] = waits;
    expect(first).toBeGreaterThanOrEqual(9);
    expect(first).toBeLessThanOrEqual(20);
    expect(second).toBeGreaterThanOrEqual(19);
    expect(third).toBeGreaterThanOrEqual(39);
    expect(await harness.boss.fetch(name, { ignoreStartAfter: true })).toEqual([]);
    const lines = consoleError.mock.calls.map(([line]) => String(line));
    expect(lines.filter((line) => line.includes('will be tried again'))).toHaveLength(3);
    expect(lines.filter((line) => line.includes('has failed for good'))).toHaveLength(1);
    consoleError.mockRestore();
  });

  it('fails when what it is given is not what it takes', async () => {
    const consoleError = vi.spyOn(console, 'error').mockReturnValue();
    const job = defineJob({
      name,
      payload: z.object({ ids: z.array(z.uuid()) }),
      retry: { limit: 0, delaySeconds: 1 },
      run: () => Promise.reject(new Error('never reached')),
    });
    await harness.boss.deleteAllJobs(name);
    await harness.boss.send(name, { ids: ['../..'] });
    const [taken] = await harness.boss.fetch(name, { includeMetadata: true });
    if (!taken) throw new Error('There is no job.');
    await expect(runJob(job, taken, harness.orm.em.fork())).rejects.toThrow(z.ZodError);
    consoleError.mockRestore();
  });
});
