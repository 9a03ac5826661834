import pg from 'pg';
import type { PgBoss } from 'pg-boss';
import { createOrm, type Orm } from '#db/config.ts';
import { jobs } from '#app/jobs/index.server.ts';
import type { OpeningEmbedded } from '#app/lib/db/embedded.server.ts';
import { openQueue } from '#app/lib/jobs/queue.server.ts';
import type { Worker } from '#app/jobs/worker.server.ts';
import { readEnv, type Env } from '#app/lib/env.server.ts';
import { processSingleton } from '#app/lib/process/keep.server.ts';
import { cloneTemplate } from './template.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** A statement as it was sent. */
export interface Statement {
  text: string;
  values: readonly unknown[];
}

export interface TestHarness {
  orm: Orm;
  /** The server's job queue, which runs nothing by itself. */
  boss: PgBoss;
  env: Env;
  /** How many statements the server has sent to its database so far. */
  queryCount: () => number;
  /** The statements that the server sends while `work` runs. */
  capture: (work: () => Promise<unknown>) => Promise<Statement[]>;
  close(): Promise<void>;
}

/**
 * Gives the server build of this process a database of its own. Call it before the build is loaded. The
 * ORM it returns is for the test's factories, on the same database.
 */
export async function prepareServer(overrides: Partial<Env> = {}): Promise<TestHarness> {
  forgetSingletons();
  const clone = await cloneTemplate();
  const env: Env = {
    production: true,
    port: 3000,
    host: undefined,
    dataDir: temporaryFolder(),
    appUrl: 'http://localhost:3000',
    databaseUrl: clone.kind === 'postgresql' ? clone.url : undefined,
    sessionSecret: 'a secret that only the tests know, long enough',
    demo: false,
    mailFrom: 'The Local Link <post@link.example>',
    trustedProxies: 1,
    pseudoLocale: false,
    ...overrides,
  };
  processSingleton('env', () => env);
  let queries = 0;
  let captured: Statement[] | null = null;
  countCalls(clone.kind === 'embedded' ? clone.pglite : pg.Client.prototype, (statement) => {
    // A new connection is set up once, for all pages that use it.
    if (statement?.text === 'set jit = off') return;
    queries += 1;
    if (statement) captured?.push(statement);
  });
  if (clone.kind === 'embedded') {
    const { pglite } = clone;
    const opened: OpeningEmbedded = { pglite, release: () => undefined, ready: Promise.resolve() };
    processSingleton('embedded', () => opened);
  }
  const idle: Worker = { stop: () => Promise.resolve() };
  processSingleton('worker', () => Promise.resolve(idle));
  const boss = await openQueue(jobs, { working: false });
  const orm = createOrm(clone);
  return {
    orm,
    boss,
    env,
    queryCount: () => queries,
    async capture(work) {
      const statements: Statement[] = (captured = []);
      await work();
      captured = null;
      return statements;
    },
    async close() {
      await boss.stop({ graceful: false });
      await orm.close();
      await clone.drop();
    },
  };
}

/** Gives this process the settings of a site in a folder of its own, or those that are set. */
export function prepareSettings(set: Record<string, string> = { DEMO: '0' }): void {
  forgetSingletons();
  processSingleton('env', () => readEnv({ DATA_DIR: temporaryFolder(), ...set }));
}

/**
 * What listens to the process's own events, for as long as it lives: a build that is loaded a second time
 * would answer each of them twice.
 */
const ofTheProcess = ['process-guards'];

/**
 * Files that share a process share its modules, but nothing else that the product keeps for the process.
 * The next file calls this, not the one that ends: what is still running there must not find real
 * settings.
 */
export function forgetSingletons(): void {
  const { __localLink: values } = globalThis as { __localLink?: Map<string, unknown> };
  for (const name of values?.keys() ?? []) {
    if (!ofTheProcess.includes(name)) values?.delete(name);
  }
}

/** Calls `onQuery` for every statement sent through a database client. */
function countCalls(
  client: { query: (...args: never[]) => unknown },
  onQuery: (statement: Statement | null) => void,
): void {
  const query = client.query;
  client.query = function (this: unknown, ...args: never[]) {
    onQuery(statementOf(args));
    return query.apply(this, args);
  };
}

/** PGlite takes a text and values; pg that too, or one object with both. */
function statementOf([first, second]: readonly unknown[]): Statement | null {
  if (typeof first === 'string') {
    return { text: first, values: Array.isArray(second) ? (second as unknown[]) : [] };
  }
  const { text, values } = (first ?? {}) as { text?: unknown; values?: unknown };
  if (typeof text !== 'string') return null;
  return { text, values: Array.isArray(values) ? (values as unknown[]) : [] };
}
