import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IdempotencyKey, Session } from '#db/entities/index.ts';
import { makeUser } from '#db/factories/index.ts';
import { runDueJobs } from '#tests/setup/jobs.ts';
import { prepareServer, type TestHarness } from '#tests/setup/test-env.ts';

let harness: TestHarness;
beforeAll(async () => {
  harness = await prepareServer();
});
afterAll(() => harness.close());

const hour = 3_600_000;
const newEm = () => harness.orm.em.fork();

async function run(scheduled: string): Promise<void> {
  await harness.boss.send(scheduled);
  await runDueJobs(harness.boss, newEm);
}

describe('the sweeps', () => {
  it('delete sessions that have run out, and only those', async () => {
    const em = newEm();
    const user = makeUser(em);
    await em.flush();
    const session = (idHash: string, expiresAt: Date) =>
      em.insert(Session, {
        idHash,
        user: user.id,
        createdAt: new Date(),
        lastSeenAt: new Date(),
        expiresAt,
      });
    await session('expired', new Date(Date.now() - hour));
    await session('current', new Date(Date.now() + hour));
    await run('sweep-sessions');
    await run('sweep-sessions');
    const left = await newEm().find(Session, { user: user.id });
    expect(left.map(({ idHash }) => idHash)).toEqual(['current']);
  });

  it('delete idempotency keys after a day, and only those', async () => {
    const em = newEm();
    const user = makeUser(em);
    await em.flush();
    const key = (name: string, ageHours: number) =>
      em.insert(IdempotencyKey, {
        user: user.id,
        key: name,
        digest: randomUUID(),
        result: {},
        createdAt: new Date(Date.now() - ageHours * hour),
      });
    await key('old', 25);
    await key('recent', 23);
    await run('sweep-idempotency-keys');
    await run('sweep-idempotency-keys');
    const left = await newEm().find(IdempotencyKey, { user: user.id });
    expect(left.map((row) => row.key)).toEqual(['recent']);
  });
});
