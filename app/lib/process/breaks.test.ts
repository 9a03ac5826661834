import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { mapWithBreaks } from './breaks.server.ts';
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
