import type { CompiledQuery } from 'kysely';
import pg from 'pg';

/** A query that a server may keep prepared under its name: the text never varies. */
export interface NamedQuery<Row = unknown> extends CompiledQuery<Row> {
  readonly name?: string;
}

/** Whether a table changed under a statement that the server keeps prepared. */
export const isStalePlan = (error: unknown): error is pg.DatabaseError =>
  error instanceof pg.DatabaseError && error.code === '0A000' && /cached plan/.test(error.message);

/**
 * Whether a connection does not have what was prepared on it, or has what was not: a pooler between us and
 * the server hands its connections from one statement to the next.
 */
export const isSharedOut = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.code === '26000' || error.code === '42P05');

/** Whether this process prepares statements by name. */
export class PreparedNames {
  readonly #onRefused: () => void;
  #isOff = false;

  /** `onRefused` is called once, when the process gives names up. */
  constructor(onRefused: () => void) {
    this.#onRefused = onRefused;
  }

  get isOff(): boolean {
    return this.#isOff;
  }

  giveUp(): void {
    if (this.#isOff) return;
    this.#isOff = true;
    this.#onRefused();
  }
}
