import { expect, it } from 'vitest';
import { mapWithBreaks } from './breaks.server.ts';

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
