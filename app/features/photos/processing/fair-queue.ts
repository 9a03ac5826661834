interface Waiting {
  start: () => void;
}

/**
 * Runs one job at a time, and gives the people who wait their turns in rotation: somebody with one
 * photo waits for at most one of each other person's, however many those have sent.
 */
export class FairQueue {
  /** In the order of the next turns. */
  private readonly lines = new Map<string, Waiting[]>();
  private isBusy = false;
  private readonly mostWaiting: { each: number; all: number };

  constructor(mostWaiting: { each: number; all: number }) {
    this.mostWaiting = mostWaiting;
  }

  /** Whether no further job of this person's can wait. */
  isFullFor(person: string): boolean {
    const all = [...this.lines.values()].reduce((sum, line) => sum + line.length, 0);
    const own = this.lines.get(person)?.length ?? 0;
    return own >= this.mostWaiting.each || all >= this.mostWaiting.all;
  }

  /**
   * Runs a job when its turn comes. Rejects with the signal's reason when it is aborted before
   * that, and the job is then never run.
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
      const abort = () => {
        this.remove(person, waiting);
        reject(signal.reason);
      };
      const waiting: Waiting = {
        start: () => {
          signal.removeEventListener('abort', abort);
          resolve();
        },
      };
      signal.addEventListener('abort', abort, { once: true });
      this.lines.set(person, [...(this.lines.get(person) ?? []), waiting]);
      this.startNext();
    });
  }

  private remove(person: string, waiting: Waiting): void {
    const line = (this.lines.get(person) ?? []).filter((other) => other !== waiting);
    if (line.length > 0) this.lines.set(person, line);
    else this.lines.delete(person);
  }

  private startNext(): void {
    const [next] = this.lines;
    if (this.isBusy || !next) return;
    const [person, [waiting, ...others]] = next;
    // Whoever has had a turn goes to the end.
    this.lines.delete(person);
    if (others.length > 0) this.lines.set(person, others);
    this.isBusy = true;
    waiting?.start();
  }
}
