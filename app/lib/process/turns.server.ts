/** Lets a few pieces of heavy work run at once, the others one after another. */
export interface Turns {
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** Turns for `atOnce` pieces of work; with `mostWaiting` in line, `run` throws what `full` makes. */
export function createTurns({
  atOnce,
  mostWaiting,
  full,
}: {
  atOnce: number;
  mostWaiting: number;
  full: () => Error;
}): Turns {
  let running = 0;
  const waiting: (() => void)[] = [];
  const takeTurn = async (): Promise<void> => {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (waiting.length >= mostWaiting) throw full();
    // Whoever ends hands its turn over, so `running` stays as it is.
    await new Promise<void>((start) => waiting.push(start));
  };
  const endTurn = (): void => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };
  return {
    async run(work) {
      await takeTurn();
      try {
        return await work();
      } finally {
        endTurn();
      }
    },
  };
}
