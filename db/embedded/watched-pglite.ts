import { messages, PGlite, type PGliteOptions } from '@electric-sql/pglite';

/** The severities of an error after which a server process of PostgreSQL ends. */
const endings = new Set<string | undefined>(['PANIC', 'FATAL']);

/** Called with the error after which the embedded database is dead, before any further query. */
export type OnBroken = (error: Error) => void;

/**
 * PGlite that says when PostgreSQL has broken off inside it, for want of disk space for its log, for
 * example. PGlite itself goes on, and its next query never returns and blocks the process.
 */
export class WatchedPGlite extends PGlite {
  readonly #onBroken: OnBroken;

  constructor(options: PGliteOptions, onBroken: OnBroken) {
    super(options);
    this.#onBroken = onBroken;
  }

  override execProtocol(...args: Parameters<PGlite['execProtocol']>) {
    return this.#watch(super.execProtocol(...args));
  }

  override execProtocolStream(...args: Parameters<PGlite['execProtocolStream']>) {
    return this.#watch(super.execProtocolStream(...args));
  }

  async #watch<Result>(result: Promise<Result>): Promise<Result> {
    try {
      return await result;
    } catch (error) {
      if (error instanceof messages.DatabaseError && endings.has(error.severity)) {
        this.#onBroken(error);
      }
      throw error;
    }
  }
}
