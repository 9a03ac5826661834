import { isDeepStrictEqual } from 'node:util';
import {
  fromKysely,
  fromPglite,
  PgBoss,
  type ConstructorOptions,
  type QueueResult,
  type SendOptions,
  type QueueOptions,
} from 'pg-boss';
import type { Language, PostType } from '#db/enums.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { embeddedDatabase } from '#app/lib/db/embedded.server.ts';
import { env } from '#app/lib/env.server.ts';
import { StartError } from '#app/lib/errors.ts';
import { logError } from '#app/lib/log.server.ts';
import { processSingleton } from '#app/lib/process/keep.server.ts';

/** What a feature may queue: the name of each job, and what the job is given. */
export interface JobPayloads {
  'delete-photo-files': { ids: string[] };
  'delete-stored-files': { ids: string[] };
  'drop-replaced-photos': { type: PostType; id: string };
  'send-mail': Record<string, never>;
  'tell-missed': { userId: string };
  'leave-digests': { noticeId: string };
  'send-reset': { id: string; email: string; locale: Language };
}

/** Settings of the queue that each job has to itself. */
export interface QueueSettings {
  name: string;
  retryLimit: number;
  retryDelay: number;
  retryBackoff: boolean;
  retryDelayMax: number;
  expireInSeconds: number;
}

const dayInSeconds = 24 * 60 * 60;

/**
 * A queue that is waiting for work hardly touches the database: a NOTIFY wakes the worker, and
 * every interval below is only a fallback for what NOTIFY does not cover.
 */
const settings: ConstructorOptions = {
  migrate: false,
  createSchema: false,
  superviseIntervalSeconds: 300,
  monitorIntervalSeconds: 300,
  queueCacheIntervalSeconds: dayInSeconds,
  flowIntervalSeconds: dayInSeconds,
  cronMonitorIntervalSeconds: 45,
  cronWorkerIntervalSeconds: 45,
};

/**
 * The job queue of this process, opened once. Without `working` it takes jobs in and does nothing
 * else. Throws StartError when the queue's tables are not the ones this version needs.
 */
export const openQueue = (
  queues: readonly QueueSettings[],
  { working }: { working: boolean },
): Promise<PgBoss> =>
  processSingleton('job-queue', async () =>
    startQueue(await queueConnection(), queues, { working }),
  );

/** Where the queue is: the same database as the ORM's. */
export async function queueConnection(): Promise<ConstructorOptions> {
  const { databaseUrl } = env();
  return databaseUrl
    ? { connectionString: databaseUrl, max: 4, application_name: 'local-link-jobs' }
    : { db: fromPglite((await embeddedDatabase()).pglite), backend: 'pglite' };
}

/** Starts a queue on a database. Whoever starts one stops it, before the database is closed. */
export async function startQueue(
  connection: ConstructorOptions,
  queues: readonly QueueSettings[],
  { working }: { working: boolean },
): Promise<PgBoss> {
  const boss = new PgBoss({
    ...settings,
    ...connection,
    schedule: working,
    supervise: working,
    useListenNotify: working,
  });
  boss.on('error', (error) => logError('job queue', error.message));
  boss.on('warning', ({ message }) => logError('job queue', message));
  try {
    await boss.start();
    await declareQueues(boss, queues);
  } catch (error) {
    await boss.stop({ graceful: false });
    throw asStartError(error);
  }
  return boss;
}

/** Makes the queues, or changes their settings; one that is as it should be is only read. */
async function declareQueues(boss: PgBoss, queues: readonly QueueSettings[]): Promise<void> {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const {
    name,
    retryLimit,
    retryDelay,
    retryBackoff,
    retryDelayMax,
    expireInSeconds,
  } of queues) {
    const settings = { retryLimit, retryDelay, retryBackoff, retryDelayMax, expireInSeconds };
    await declareQueue(boss, name, { ...settings, notify: true }, known.get(name));
    declaredNames().add(name);
  }
}

async function declareQueue(
  boss: PgBoss,
  name: string,
  wanted: Omit<QueueOptions, 'retryDelayMax'> & { notify: true },
  known: QueueResult | undefined,
): Promise<void> {
  if (known && isDeepStrictEqual({ ...known, ...wanted }, known)) return;
  if (known) await boss.updateQueue(name, wanted);
  else await boss.createQueue(name, wanted);
  // pg-boss reads a queue's row before it first uses it. Inside a transaction of the embedded
  // database that read would wait for the transaction, for ever, so it happens here.
  await boss.findJobs(name, { key: '' });
}

function asStartError(error: unknown): unknown {
  return error instanceof Error && /not installed|requires migrations/.test(error.message)
    ? new StartError(
        'The tables of the job queue do not fit this version: run "npm run db:migrate" first.',
      )
    : error;
}

/**
 * Queues a job in the transaction `em` is in: it runs after the commit, and a roll-back takes it
 * away. Outside a transaction it is queued at once.
 */
export async function send<Name extends keyof JobPayloads>(
  em: Em,
  name: Name,
  payload: JobPayloads[Name],
  options: Omit<SendOptions, 'db'> = {},
): Promise<void> {
  const boss = await openedQueue();
  if (!declaredNames().has(name)) throw new Error(`The job ${name} is not in the list of jobs.`);
  await boss.send(name, payload, { ...options, db: fromKysely(em.getKysely()) });
}

/** The jobs that `send` may queue without a read of pg-boss's own. */
const declaredNames = (): Set<string> => processSingleton('declared-jobs', () => new Set());

const openedQueue = (): Promise<PgBoss> =>
  processSingleton('job-queue', () => {
    throw new Error('The job queue is not open.');
  });
