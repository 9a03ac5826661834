import { vi } from 'vitest';

/** Waits until `check` does not throw, and returns its result. The limit is for what hangs, on a busy machine too. */
export const eventually = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { timeout: 60_000, interval: 20 });
