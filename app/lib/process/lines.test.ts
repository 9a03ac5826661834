import { expect, it } from 'vitest';
import { createLines } from './lines.server.ts';

it('work about one thing runs in its order, one after another, whatever fails, and nothing else is kept', async () => {
  const lines = createLines('test');
  const events: string[] = [];
  const work =
    (name: string, fails = false) =>
    async () => {
      events.push(`${name} begins`);
      await Promise.resolve();
      events.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    };
  const results = await Promise.allSettled([
    lines.run('elevator', work('first')),
    lines.run('elevator', work('second', true)),
    lines.run('elevator', work('third')),
    lines.run('garden', work('another')),
  ]);
  expect(results.map(({ status }) => status)).toEqual([
    ...['fulfilled', 'rejected', 'fulfilled', 'fulfilled'],
  ]);
  const ofElevator = events.filter((event) => !event.startsWith('another'));
  expect(ofElevator).toEqual(
    ['first', 'second', 'third'].flatMap((name) => [`${name} begins`, `${name} ends`]),
  );
  expect(events.indexOf('another begins')).toBeLessThan(events.indexOf('second begins'));
});
