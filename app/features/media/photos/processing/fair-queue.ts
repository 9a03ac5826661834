interface Waiting {
  start: () => void;
  drop: (reason: Error) => void;
}

export interface QueueLimits {
  /** How many jobs of one person can wait. */
  each: number;
  /** How many can wait in all, before whoever has most waiting loses the newest of theirs. */
  all: number;
  /** How many can wait when everybody has only one. */
  people: number;
  /** The error of a job that cannot wait, or no longer. */
  full: () => Error;
}

/**
 * Runs one job at a time, and gives the people who wait their turns in rotation: somebody with one
 * photo waits for at most one of each other person's, however many those have sent. Nobody can keep
 * others out by having many wait.
 */
export class FairQueue {
  /** In the order of the next turns. */
  private readonly lines = new Map<string, Waiting[]>();
  private isBusy = false;
  private readonly limits: QueueLimits;

  constructor(limits: QueueLimits) {
    this.limits = limits;
  }

  /**
   * Runs a job when its turn comes. Rejects when it is never run: with the signal's reason when it is
   * aborted before that, and with `full` when there is no place for it, or somebody with fewer jobs
   * needs its place.
   */
  async run<Result>(
    person: string,
    signal: AbortSignal,
    job: () => Promise<Result>,
  ): Promise<Result> {
    await this.turn(person, signal);
    try {
      return await job();
    } finally {
      this.isBusy = false;
      this.startNext();
    }
  }

  private turn(person: string, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason);
      if (!this.makeRoomFor(person)) return reject(this.limits.full());
      const leave = (settle: () => void) => {
        signal.removeEventListener('abort', abort);
        this.remove(person, waiting);
        settle();
      };
      const abort = () => leave(() => reject(signal.reason));
      const waiting: Waiting = {
        start: () => leave(resolve),
        drop: (reason) => leave(() => reject(reason)),
      };
      signal.addEventListener('abort', abort, { once: true });
      this.lines.set(person, [...(this.lines.get(person) ?? []), waiting]);
      this.startNext();
    });
  }

  /** Whether one more job of this person's can wait, after dropping somebody else's for it if need be. */
  private makeRoomFor(person: string): boolean {
    const { each, all, people, full } = this.limits;
    const own = this.lines.get(person)?.length ?? 0;
    if (own >= each) return false;
    const waiting = [...this.lines.values()].reduce((sum, line) => sum + line.length, 0);
    if (waiting < all) return true;
    const longest = [...this.lines.values()].reduce((one, other) =>
      other.length > one.length ? other : one,
    );
    if (longest.length > own + 1) longest.at(-1)?.drop(full());
    else if (own > 0 || waiting >= people) return false;
    return true;
  }

  private remove(person: string, waiting: Waiting): void {
    const line = (this.lines.get(person) ?? []).filter((other) => other !== waiting);
    if (line.length > 0) this.lines.set(person, line);
    else this.lines.delete(person);
  }

  private startNext(): void {
    const [next] = this.lines;
    if (this.isBusy || !next) return;
    const [person, [waiting]] = next;
    this.isBusy = true;
    waiting?.start();
    // Whoever has had a turn goes to the end.
    const others = this.lines.get(person);
    this.lines.delete(person);
    if (others) this.lines.set(person, others);
  }
}
