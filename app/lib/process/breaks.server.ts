import { processSingleton } from './keep.server.ts';

/** How long the pieces of work that take long, all together, may keep other requests waiting. */
const mostMs = 25;

/** The clock of all long work of the process. */
interface Clock {
  /** When other requests ran last. */
  since: number;
  /** The pieces of work that take a break, in line. */
  waiting: (() => void)[];
}

const clockOfProcess = (): Clock =>
  processSingleton('breaks', () => ({ since: performance.now(), waiting: [] }));

/**
 * For work that takes long: await what this returns before each of its steps, and other requests run whenever such
 * work has had the process to itself for 25 ms, however many pieces of it there are.
 */
export function createBreaks(): () => Promise<void> | undefined {
  const clock = clockOfProcess();
  return () => (performance.now() - clock.since < mostMs ? undefined : letOthersRun(clock));
}

/** Lets other requests run. Of the pieces of work that wait for that, one goes on at each turn of the event loop. */
export function letOthersRun(clock = clockOfProcess()): Promise<void> {
  return new Promise((goOn) => {
    if (clock.waiting.push(goOn) === 1) setImmediate(letNextGoOn, clock);
  });
}

function letNextGoOn(clock: Clock): void {
  clock.since = performance.now();
  clock.waiting.shift()?.();
  if (clock.waiting.length > 0) setImmediate(letNextGoOn, clock);
}

/** The same as `items.map`, with breaks for other requests. */
export async function mapWithBreaks<Item, Result>(
  items: readonly Item[],
  step: (item: Item, index: number) => Result,
): Promise<Result[]> {
  const takeBreak = createBreaks();
  const results: Result[] = [];
  for (const [index, item] of items.entries()) {
    const pause = takeBreak();
    // Awaiting nothing would let another piece of work look at the clock before this step has moved it.
    if (pause) await pause;
    results.push(step(item, index));
  }
  return results;
}

const sliceBytes = 1024 * 1024;

/** The slices of a large upload, of 1 MiB at most. Other requests run before each. */
export async function* slicesWithBreaks(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += sliceBytes) {
    await letOthersRun();
    yield bytes.subarray(at, at + sliceBytes);
  }
}
