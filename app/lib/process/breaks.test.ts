import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { forgetSingletons } from '#tests/setup/test-env.ts';
import { mapWithBreaks, slicesWithBreaks } from './breaks.server.ts';
import { digestOf } from './digest.server.ts';

it('long work lets others run in between, and keeps its order', async () => {
  let turns = 0;
  let isDone = false;
  const others = (): void => {
    turns += 1;
    if (!isDone) setImmediate(others);
  };
  setImmediate(others);
  const items = Array.from({ length: 200 }, (_, index) => index);
  const results = await mapWithBreaks(items, (item) => {
    const until = performance.now() + 2;
    while (performance.now() < until);
    return item * 2;
  });
  isDone = true;
  expect(results).toEqual(items.map((item) => item * 2));
  expect(turns).toBeGreaterThan(5);
});

it('the digest of a large upload is that of its bytes, and lets others run in between', async () => {
  const bytes = Buffer.alloc(12 * 1024 * 1024 + 5, 'words of an upload');
  let turns = 0;
  let isDone = false;
  const others = (): void => {
    turns += 1;
    if (!isDone) setImmediate(others);
  };
  setImmediate(others);
  const digest = await digestOf(bytes);
  isDone = true;
  expect(digest).toBe(createHash('sha256').update(bytes).digest('base64url'));
  expect(turns).toBeGreaterThan(10);
});

describe('many pieces of work at once', () => {
  /** Begins work whose steps take 10 ms each on a clock that nothing else moves. Returns the longest stall. */
  async function stallOf(begin: (step: () => void) => Promise<unknown>): Promise<number> {
    let now = performance.now();
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
    // The clock of all work begins anew, and leaves nothing of this one behind.
    forgetSingletons();
    let before = now;
    let longest = 0;
    let isDone = false;
    const others = (): void => {
      longest = Math.max(longest, now - before);
      before = now;
      if (!isDone) setImmediate(others);
    };
    setImmediate(others);
    await begin(() => (now += 10));
    isDone = true;
    clock.mockRestore();
    forgetSingletons();
    return Math.round(longest);
  }
  const items = (length: number) => Array.from({ length }, (_, index) => index);

  it('hold the process together no longer than one does alone', async () => {
    const alone = await stallOf((step) => mapWithBreaks(items(30), step));
    const together = await stallOf((step) =>
      Promise.all(items(20).map(() => mapWithBreaks(items(30), step))),
    );
    expect([alone, together]).toEqual([30, 30]);
  });

  it('hold it by one slice at a time', async () => {
    const bytes = new Uint8Array(4 * 1024 * 1024);
    const stall = await stallOf((step) =>
      Promise.all(
        items(20).map(async () => {
          for await (const slice of slicesWithBreaks(bytes)) if (slice.length > 0) step();
        }),
      ),
    );
    expect(stall).toBe(10);
  });

  it('take turns: a short one does not wait for the end of long ones', async () => {
    const ended: string[] = [];
    await stallOf((step) =>
      Promise.all(
        [100, 100, 4].map(async (length) => {
          await mapWithBreaks(items(length), step);
          ended.push(`${length} steps`);
        }),
      ),
    );
    expect(ended).toEqual(['4 steps', '100 steps', '100 steps']);
  });
});
