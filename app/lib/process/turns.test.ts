import { describe, expect, it } from 'vitest';
import { createTurns } from './turns.server.ts';

const pause = () => new Promise((done) => setTimeout(done, 5));

describe('turns', () => {
  it('run a few at once, in the order they came, and refuse what is too much', async () => {
    const turns = createTurns({ atOnce: 2, mostWaiting: 3, full: () => new Error('full') });
    let running = 0;
    let most = 0;
    const order: number[] = [];
    const work = (n: number) =>
      turns.run(async () => {
        most = Math.max(most, (running += 1));
        await pause();
        order.push(n);
        running -= 1;
      });
    const ends = await Promise.allSettled([1, 2, 3, 4, 5, 6].map(work));
    expect(most).toBe(2);
    expect(order).toEqual([1, 2, 3, 4, 5]);
    expect(ends.map(({ status }) => status)).toEqual([
      ...Array<string>(5).fill('fulfilled'),
      'rejected',
    ]);
  });

  it('go on after work that failed', async () => {
    const turns = createTurns({ atOnce: 1, mostWaiting: 1, full: () => new Error('full') });
    const failed = turns.run(() => Promise.reject(new Error('no')));
    const next = turns.run(() => Promise.resolve('yes'));
    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe('yes');
  });
});
