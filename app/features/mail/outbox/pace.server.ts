import { setTimeout as wait } from 'node:timers/promises';
import { processSingleton } from '#app/lib/process/keep.server.ts';

/** Waits for a number of milliseconds. Tests replace it, so that they don't wait. */
const rest = (ms: number): Promise<void> =>
  processSingleton('rest-between-emails', () => (time: number) => wait(time))(ms);

/** Does a piece of work when its turn comes. The work says how long the next one has to wait after it. */
export type Pace = <Result>(
  work: () => Promise<{ result: Result; restMs: number }>,
) => Promise<Result>;

/** Makes a pace: pieces of work are done one after another, in the order in which they were given. */
export function createPace(): Pace {
  let free = Promise.resolve();
  return async (work) => {
    const turn = free;
    let end = () => {};
    free = new Promise((done) => (end = done));
    await turn;
    let pause = 0;
    try {
      const { result, restMs } = await work();
      pause = restMs;
      return result;
    } finally {
      void rest(pause).then(end);
    }
  };
}
