import pg from 'pg';
import { sendQuery } from './pooled-connection.ts';

export interface PoolWatchOptions {
  /** Called when no slot could be had for too long while the server is well. */
  onExhausted: () => void;
  /** How long that is, in ms. */
  exhaustedAfterMs: number;
}

/** How often it looks again while the pool stays full and the server is not well. */
const lookAgainMs = 5_000;

/**
 * Watches whether a pool still has slots to give. A slot that is lost for good can only be had
 * back by a new process, so somebody has to notice.
 */
export class PoolWatch {
  #timer: NodeJS.Timeout | undefined;
  readonly #pool: pg.Pool;
  readonly #options: PoolWatchOptions;

  constructor(pool: pg.Pool, options: PoolWatchOptions) {
    this.#pool = pool;
    this.#options = options;
  }

  /** The slots that can be had at once. */
  get freeSlots(): number {
    return this.#pool.options.max - this.#pool.totalCount + this.#pool.idleCount;
  }

  /** A slot was obtained. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** No slot could be had. */
  alarm(): void {
    if (this.freeSlots > 0 || this.#timer) return;
    this.#look(this.#options.exhaustedAfterMs);
  }

  #look(afterMs: number): void {
    this.#timer = setTimeout(() => void this.#check(), afterMs);
    this.#timer.unref();
  }

  async #check(): Promise<void> {
    const alarm = this.#timer;
    const isWell = this.freeSlots === 0 && (await answers(this.#pool.options));
    if (this.#timer !== alarm) return;
    if (this.freeSlots > 0) this.clear();
    else if (isWell) this.#options.onExhausted();
    else this.#look(lookAgainMs);
  }
}

/** Whether the server answers on a connection outside the pool. */
async function answers(options: pg.PoolConfig): Promise<boolean> {
  const client = new pg.Client(options);
  client.on('error', () => undefined);
  try {
    await client.connect();
    await sendQuery(client, { text: 'select 1' });
    return true;
  } catch {
    return false;
  } finally {
    void client.end().catch(() => undefined);
  }
}
