import { getCompileCacheDir } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { Results } from '@electric-sql/pglite';
import {
  unpackError,
  type Ask,
  type News,
  type Question,
  type StatementOptions,
} from './thread-messages.ts';
import type { OnBroken } from './watched-pglite.ts';

/** What statements are sent to: the database, or a transaction in it. */
export interface Statements {
  query<Row>(text: string, params?: unknown[], options?: StatementOptions): Promise<Results<Row>>;
  exec(text: string): Promise<Results[]>;
}

interface Waiting {
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
}

/**
 * The embedded database on a thread of its own, with as much of PGlite's interface as we use: it opens
 * while the program's modules load, and its work does not hold up the requests of others.
 */
export class ThreadedPGlite implements Statements {
  readonly waitReady: Promise<void>;
  ready = false;
  closed = false;
  readonly #thread: Worker;
  readonly #onBroken: OnBroken;
  readonly #waiting = new Map<number, Waiting>();
  readonly #listeners = new Map<number, (payload: string) => void>();
  #questions = 0;

  /** Opens the database in `folder`, or makes it there. `waitReady` is rejected where that fails. */
  constructor(folder: string, onBroken: OnBroken) {
    this.#onBroken = onBroken;
    const compileCache = getCompileCacheDir();
    this.#thread = new Worker(threadFile(), { workerData: { compileCache } });
    this.#thread.on('message', (news: News) => this.#hear(news));
    this.#thread.on('error', (error: Error) => this.#break(error));
    this.#thread.on('exit', () => this.#break(new Error('Its thread has ended')));
    this.waitReady = this.#ask({ to: 'open', folder }).then(() => {
      this.ready = true;
    });
  }

  query<Row>(text: string, params?: unknown[], options?: StatementOptions): Promise<Results<Row>> {
    return this.#within(null).query<Row>(text, params, options);
  }

  exec(text: string): Promise<Results[]> {
    return this.#within(null).exec(text);
  }

  /** Runs `work` in a transaction that nothing else comes between; what it throws rolls it back. */
  async transaction<Result>(work: (tx: Statements) => Promise<Result>): Promise<Result> {
    const transaction = await this.#ask<number>({ to: 'begin' });
    let result: Result;
    try {
      result = await work(this.#within(transaction));
    } catch (error) {
      await this.#ask({ to: 'rollback', transaction });
      throw error;
    }
    await this.#ask({ to: 'commit', transaction });
    return result;
  }

  /** Calls `hear` with what is announced on a channel; returns what ends that. */
  async listen(channel: string, hear: (payload: string) => void): Promise<() => Promise<void>> {
    const listener = await this.#ask<number>({ to: 'listen', channel });
    this.#listeners.set(listener, hear);
    return async () => {
      this.#listeners.delete(listener);
      await this.#ask({ to: 'unlisten', listener });
    };
  }

  async close(): Promise<void> {
    await this.waitReady.catch(() => undefined);
    if (this.closed) return;
    // What could not be opened has nothing to close but the thread.
    if (this.ready) await this.#ask({ to: 'close' });
    this.closed = true;
    await this.#thread.terminate();
  }

  #within(transaction: number | null): Statements {
    return {
      query: (text, params, options) =>
        this.#ask({ to: 'query', transaction, text, params, options }),
      exec: (text) => this.#ask({ to: 'exec', transaction, text }),
    };
  }

  #ask<Value>(ask: Ask): Promise<Value> {
    if (this.closed) return Promise.reject(new Error('The embedded database is closed.'));
    return new Promise((resolve, reject) => {
      const id = ++this.#questions;
      const question: Question = { id, ask };
      this.#thread.postMessage(question);
      this.#waiting.set(id, { resolve: resolve as Waiting['resolve'], reject });
      // Only what is waited for keeps the process alive, as with a database on this thread.
      this.#thread.ref();
    });
  }

  #hear(news: News): void {
    if (news.is === 'broken') this.#onBroken(unpackError(news.error));
    else if (news.is === 'notice') this.#listeners.get(news.listener)?.(news.payload);
    else this.#settle(news);
  }

  #settle(news: Extract<News, { id: number }>): void {
    const waiting = this.#waiting.get(news.id);
    this.#waiting.delete(news.id);
    if (this.#waiting.size === 0) this.#thread.unref();
    if (news.is === 'answer') waiting?.resolve(news.value);
    else waiting?.reject(unpackError(news.error));
  }

  /** The thread is gone, and nothing that was asked will be answered. */
  #break(error: Error): void {
    if (this.closed) return;
    this.closed = true;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
    // Until then, whoever waits for it is told.
    if (this.ready) this.#onBroken(error);
  }
}

/** The thread's program: beside this file, in TypeScript or as `npm run build` makes it. */
const threadFile = (): URL =>
  new URL(`pglite-thread.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url);
