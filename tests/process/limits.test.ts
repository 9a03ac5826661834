import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '#app/lib/errors.ts';
import {
  createLimiter,
  createNetworkLimiter,
  createSlowdown,
  deleteOldLimits,
} from '#app/lib/http/rate-limit.server.ts';
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
const from = (address: string) =>
  new Request('http://localhost', { headers: { 'X-Client-Address': address } });

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

  it('counts an IPv6 client by its /64, its /56 and its /48, and an IPv4 one by its address', async () => {
    const points = { by64: 2, by56: 3, by48: 5 };
    const limiter = createNetworkLimiter(name(), { points, duration: 600 });
    const taken = async (addresses: string[]) => {
      const all: boolean[] = [];
      for (const address of addresses) {
        const one = { request: from(address), about: 'ada' };
        const isTaken = limiter.countTry(one).then(
          () => true,
          () => false,
        );
        all.push(await isTaken);
      }
      return all;
    };
    const own = ['2001:db8:1:ff00::1', '2001:db8:1:ff00::2', '2001:0db8:0001:ff00::3'];
    expect(await taken(own)).toEqual([true, true, false]);
    expect(await taken(['2001:db8:1:ff01::1', '2001:db8:1:ff02::1'])).toEqual([true, false]);
    const others = [1, 2, 3, 4].map((n) => `2001:db8:1:${n}00::1`);
    expect(await taken(others)).toEqual([true, true, false, false]);
    expect(await taken(['2001:db8:2::1', '2001:db8:2::2'])).toEqual([true, true]);
    expect(await taken(Array<string>(3).fill('198.51.100.7'))).toEqual([true, true, false]);
    const mapped = ['198.51.100.8', '::ffff:198.51.100.8', '198.51.100.8'];
    expect(await taken(mapped)).toEqual([true, true, false]);
    await limiter.forgetTries({ request: from('2001:db8:1:ff00::9'), about: 'ada' });
    expect(await taken(['2001:db8:1:ff00::9'])).toEqual([true]);
  });

  it('answers wrong tries of one account from one network one after another, and nobody else later', async () => {
    const slowdown = createSlowdown(name(), { free: 1, firstMs: 25, mostMs: 25, duration: 600 });
    const told: string[] = [];
    let running = 0;
    let most = 0;
    const guess = (address: string, isRight: boolean) =>
      slowdown
        .check({ account: 'ada', request: from(address) }, async () => {
          running += address === '2001:db8::1' ? 1 : 0;
          most = Math.max(most, running);
          await Promise.resolve();
          return isRight;
        })
        .then(() => {
          running -= address === '2001:db8::1' ? 1 : 0;
          told.push(isRight ? 'right' : 'wrong');
        });
    const wrong = Array.from({ length: 6 }, () => guess('2001:db8::1', false));
    await guess('198.51.100.9', true);
    const ownLine = { account: 'ada', line: 'known ada', request: from('2001:db8::1') };
    expect(await slowdown.check(ownLine, () => Promise.resolve(true))).toBe(true);
    expect(told.filter((one) => one === 'wrong').length).toBeLessThan(2);
    await Promise.all(wrong);
    expect(most).toBe(1);
    await expect(
      slowdown.check({ account: 'ada', request: from('2001:db8::1') }, () =>
        Promise.reject(new Error('no room')),
      ),
    ).rejects.toThrow('no room');
    await guess('2001:db8::1', true);
    expect(told.at(-1)).toBe('right');
  });

  it.runIf(serverUrl)('slows down by the tries of all processes', async () => {
    const [own, slow] = [name(), { free: 2, firstMs: 30, mostMs: 30, duration: 600 }];
    const wrong = { account: 'Ada', request: from('198.51.100.7') };
    const waited = async () => {
      const started = performance.now();
      await createSlowdown(own, slow).check(wrong, () => Promise.resolve(false));
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
