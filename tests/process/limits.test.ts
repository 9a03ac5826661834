import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '#app/lib/errors.ts';
import { deleteOldLimits, createLimiter, createSlowdown } from '#app/lib/http/rate-limit.server.ts';
import { processSingleton } from '#app/lib/process/keep.server.ts';
import { serverUrl } from '#tests/setup/template.ts';
import { forgetSingletons, prepareServer, type TestHarness } from '#tests/setup/test-env.ts';

let harness: TestHarness;
beforeAll(async () => {
  harness = await prepareServer();
});
afterAll(() => harness.close());

/** From here on, what is kept for the process is that of another one with the same settings. */
function beAnotherProcess(): void {
  forgetSingletons();
  processSingleton('env', () => harness.env);
}

const limit = { points: 4, duration: 600 };
const name = () => `test-${randomUUID()}`;

async function tries(limiter: ReturnType<typeof createLimiter>, count: number, key: string) {
  let taken = 0;
  for (let n = 0; n < count; n++) {
    try {
      await limiter.countTry(key);
      taken += 1;
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'too-many') throw error;
      expect(error.retryAfterSeconds).toBeGreaterThan(0);
    }
  }
  return taken;
}

describe('a limit', () => {
  it('counts each key on its own, takes a try back, and forgets', async () => {
    const limiter = createLimiter(name(), limit);
    expect(await tries(limiter, 6, 'Ada')).toBe(4);
    expect(await tries(limiter, 1, 'Bo')).toBe(1);
    await limiter.forgetTries('Ada');
    expect(await tries(limiter, 3, 'Ada')).toBe(3);
    await limiter.uncountTry('Ada');
    expect(await tries(limiter, 3, 'Ada')).toBe(2);
    expect(await tries(limiter, 1, `${'long'.repeat(200)}@mail.example`)).toBe(1);
  });

  it('lets no more through when tries come at once', async () => {
    const limiter = createLimiter(name(), limit);
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => limiter.countTry('Ada')));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
  });

  it.runIf(serverUrl)(
    'is shared by all processes on a server, without the name of who tried',
    async () => {
      const own = name();
      expect(await tries(createLimiter(own, limit), 3, 'ada@mail.example')).toBe(3);
      beAnotherProcess();
      expect(await tries(createLimiter(own, limit), 3, 'ada@mail.example')).toBe(1);
      const rows = await harness.orm.em.fork().execute('select * from rate_limits');
      expect(JSON.stringify(rows)).toContain(own);
      expect(JSON.stringify(rows)).not.toContain('ada@');
    },
  );

  it.runIf(serverUrl)('slows down by the tries of all processes', async () => {
    const [own, slow] = [name(), { free: 2, firstMs: 30, mostMs: 30, duration: 600 }];
    const waited = async () => {
      const started = performance.now();
      await createSlowdown(own, slow).countAndWait('Ada');
      return performance.now() - started >= 29;
    };
    await waited();
    await waited();
    beAnotherProcess();
    expect(await waited()).toBe(true);
  });

  it.runIf(serverUrl)('leaves no count behind when it is over', async () => {
    const own = name();
    await createLimiter(own, { points: 4, duration: 1 }).countTry('Ada');
    await createLimiter(`${own}-long`, limit).countTry('Ada');
    const em = harness.orm.em.fork();
    await em.execute(`update rate_limits set expire = 1 where key like '${own}:%'`);
    await deleteOldLimits(em);
    const rows = await em.execute(`select key from rate_limits where key like '${own}%'`);
    expect(rows).toHaveLength(1);
  });
});
