import pg from 'pg';
import type { PgBoss } from 'pg-boss';
import { createOrm, type Orm } from '#db/config.ts';
import { jobs } from '#app/jobs/index.server.ts';
import type { OpeningEmbedded } from '#app/lib/db/embedded.server.ts';
import { openQueue } from '#app/lib/jobs/queue.server.ts';
import type { Worker } from '#app/jobs/worker.server.ts';
import { readEnv, type Env } from '#app/lib/env.server.ts';
import { processSingleton } from '#app/lib/process/keep.server.ts';
import type { PasswordCost } from '#app/lib/session/passwords.server.ts';
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

/** The least that argon2 takes: no test is about how long guessing would take. */
const leastCost: PasswordCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

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
  processSingleton('password-cost', () => leastCost);
  // Nobody opens a page meanwhile.
  processSingleton('rest-between-emails', () => () => Promise.resolve());
  let queries = 0;
  let captured: Statement[] | null = null;
  const client = clone.kind === 'embedded' ? clone.pglite : pg.Client.prototype;
  const stopCounting = countCalls(client, (statement) => {
    // A new connection is set up once, for all pages that use it.
    if (statement?.text === 'set jit = off') return;
    queries += 1;
    if (statement) captured?.push(statement);
  });
  const endPools = clone.kind === 'embedded' ? () => Promise.resolve() : collectPools();
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
      await endPools();
      stopCounting();
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

/** Collects the pools that connect from now on, the build's own among them, and returns what ends them. */
function collectPools(): () => Promise<void> {
  const pools = new Set<pg.Pool>();
  const pool = pg.Pool.prototype as { connect: (...args: never[]) => unknown };
  const { connect } = pool;
  pool.connect = function (this: pg.Pool, ...args: never[]) {
    pools.add(this);
    return connect.apply(this, args);
  };
  return async () => {
    pool.connect = connect;
    await Promise.all([...pools].filter(({ ending }) => !ending).map((one) => one.end()));
  };
}

/** Calls `onQuery` for every statement sent through a database client. Returns what ends that. */
function countCalls(
  client: { query: (...args: never[]) => unknown },
  onQuery: (statement: Statement | null) => void,
): () => void {
  const { query } = client;
  client.query = function (this: unknown, ...args: never[]) {
    onQuery(statementOf(args));
    return query.apply(this, args);
  };
  return () => {
    client.query = query;
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
