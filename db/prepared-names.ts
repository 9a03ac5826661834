import type { CompiledQuery } from 'kysely';
import pg from 'pg';
import { ask } from './ask.ts';

/** A query that a server may keep prepared under its name: the text never varies. */
export interface NamedQuery<Row = unknown> extends CompiledQuery<Row> {
  readonly name?: string;
}

/** What a server reports when a table changed under a statement that it keeps. */
const isStale = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '0A000' && /cached plan/.test(error.message);

/**
 * What a server reports when a connection does not have what was prepared on it, or has what was not:
 * then a pooler between us and the server hands its connections from one statement to the next.
 */
const isShared = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.code === '26000' || error.code === '42P05');

/** Which statements run by name. What a server refuses by name runs once more without. */
export class PreparedNames {
  readonly #onRefused: () => void;
  /** How often a name went stale on a connection: the next one counts on. */
  readonly #stale = new WeakMap<pg.PoolClient, Map<string, number>>();
  #isOff = false;

  /** `onRefused` is called once, when this process gives names up. */
  constructor(onRefused: () => void) {
    this.#onRefused = onRefused;
  }

  /** The name to use on a connection; null where names are given up. */
  nameFor(client: pg.PoolClient, name: string): string | null {
    if (this.#isOff) return null;
    const times = this.#stale.get(client)?.get(name);
    return times === undefined ? name : `${name}_${times}`;
  }

  /** Runs a query by name, and without one after a failure that only the name had. */
  async retry<Result>(
    client: pg.PoolClient,
    name: string,
    { named, plain }: { named: () => Promise<Result>; plain: () => Promise<Result> },
  ): Promise<Result> {
    try {
      return await named();
    } catch (error) {
      if (isShared(error)) this.#giveUp();
      else if (isStale(error)) await this.#forget(client, name);
      else throw error;
      return plain();
    }
  }

  #giveUp(): void {
    if (this.#isOff) return;
    this.#isOff = true;
    this.#onRefused();
  }

  async #forget(client: pg.PoolClient, stale: string): Promise<void> {
    const [, name = stale, times = '0'] = /^(.*?)(?:_(\d+))?$/.exec(stale) ?? [];
    const counts = this.#stale.get(client) ?? new Map<string, number>();
    counts.set(name, Number(times) + 1);
    this.#stale.set(client, counts);
    await ask(client, { text: `deallocate "${stale}"` });
  }
}
