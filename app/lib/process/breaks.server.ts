import { setImmediate } from 'node:timers/promises';

/** How long one piece of work may keep all other requests waiting. */
const mostMs = 25;

/**
 * For work that takes long: await what this returns between its steps, and other requests run whenever it has
 * had the process to itself for 25 ms.
 */
export function createBreaks(): () => Promise<void> | undefined {
  let since = performance.now();
  const pause = async (): Promise<void> => {
    await setImmediate();
    since = performance.now();
  };
  return () => (performance.now() - since < mostMs ? undefined : pause());
}

/** The same as `items.map`, with breaks for other requests. */
export async function mapWithBreaks<Item, Result>(
  items: readonly Item[],
  step: (item: Item, index: number) => Result,
): Promise<Result[]> {
  const takeBreak = createBreaks();
  const results: Result[] = [];
  for (const [index, item] of items.entries()) {
    results.push(step(item, index));
    await takeBreak();
  }
  return results;
}

const sliceBytes = 1024 * 1024;

/** The slices of a large upload, of 1 MiB at most. Other requests run after each. */
export async function* slicesWithBreaks(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += sliceBytes) {
    yield bytes.subarray(at, at + sliceBytes);
    await setImmediate();
  }
}
