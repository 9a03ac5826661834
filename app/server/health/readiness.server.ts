import { ranMigrations } from '#db/migrate.ts';
import { migrationsList } from '#db/migrations/index.ts';
import { database } from '../../lib/db/database.server.ts';
import type { Env } from '../../lib/env.server.ts';
import { longestQueueAge, oldestDueJob } from '../../lib/jobs/queue-age.server.ts';
import { logStep, logWarning } from '../../lib/log.server.ts';
import { freeRoom, leastDiskFree } from '../../lib/process/free-room.server.ts';
import { processSingleton } from '../../lib/process/keep.server.ts';
import { isStopping } from '../steps/draining.server.ts';

/** What a site needs in order to serve. */
const needs = ['database', 'schema', 'jobs', 'disk'] as const;
type Need = (typeof needs)[number];

/** How it is with each need: `unknown` before the first look. */
type Readiness = Record<Need, 'ok' | 'failing' | 'unknown'>;

/** What a look found besides. */
interface Findings {
  /** How long the oldest job that is due has waited, in seconds; 0 where none is due. */
  queueAge: number;
  /** Free room on the disk of DATA_DIR, in bytes. */
  diskFree: number;
}

/** How often it is looked at, and how long the database has to answer. */
const lookEveryMs = 5_000;
const answerWithinMs = 2_000;

const state = () =>
  processSingleton('readiness', () => ({
    readiness: Object.fromEntries(needs.map((need) => [need, 'unknown'])) as Readiness,
    findings: { queueAge: 0, diskFree: 0 } as Findings,
  }));

/** How it was at the last look, which was seconds ago: asking costs nothing, also while the database says nothing. */
export const readiness = (): Readiness => state().readiness;

export const findings = (): Findings => state().findings;

/** Late jobs are told of, and keep nobody from being served: all processes share them. */
export const isReady = (): boolean => {
  const { database, schema, disk } = readiness();
  return [database, schema, disk].every((is) => is === 'ok');
};

/**
 * Looks at what the site needs, now and every few seconds from then on. The first look waits for the database however
 * long it takes: a slow start is no failure.
 */
export async function watchReadiness(settings: Env): Promise<void> {
  await askDatabase();
  await look(settings);
  const again = (): void => {
    setTimeout(() => void look(settings).finally(again), lookEveryMs).unref();
  };
  again();
}

async function look({ dataDir }: Env): Promise<void> {
  // The database is closed then.
  if (isStopping()) return;
  const kept = state();
  const was = kept.readiness;
  const [database, disk] = await Promise.all([lookAtDatabase(), freeRoom(dataDir)]);
  kept.readiness = {
    database: okIf(database !== null),
    // Of a database that says nothing, neither is known.
    schema: database ? okIf(database.isCurrent) : 'unknown',
    jobs: database ? okIf(database.queueAge <= longestQueueAge) : 'unknown',
    disk: okIf(disk >= leastDiskFree),
  };
  kept.findings = { queueAge: database?.queueAge ?? kept.findings.queueAge, diskFree: disk };
  tell(was, kept.readiness);
}

const okIf = (isGood: boolean) => (isGood ? 'ok' : 'failing');

/** Says in the log what changed, once. */
function tell(was: Readiness, is: Readiness): void {
  for (const need of needs) {
    if (was[need] === is[need] || is[need] === 'unknown') continue;
    if (is[need] === 'failing') logWarning('readiness', `${need}: failing`);
    else if (was[need] === 'failing') logStep('readiness', `${need}: ok again`);
  }
}

interface DatabaseLook {
  isCurrent: boolean;
  queueAge: number;
}

/** At most one at a time, so that a database that hangs is not asked again and again. */
let asking: Promise<DatabaseLook | null> | null = null;

/** Null for a database that does not answer in time. */
function lookAtDatabase(): Promise<DatabaseLook | null> {
  asking ??= askDatabase().finally(() => (asking = null));
  const late = new Promise<null>((resolve) =>
    setTimeout(() => resolve(null), answerWithinMs).unref(),
  );
  return Promise.race([asking, late]);
}

async function askDatabase(): Promise<DatabaseLook | null> {
  try {
    const { orm } = await database();
    const em = orm.em.fork();
    const [ran, queueAge] = await Promise.all([ranMigrations(em), oldestDueJob(em)]);
    const known = new Set(ran);
    return { isCurrent: migrationsList.every(({ name }) => known.has(name)), queueAge };
  } catch {
    // Which way it fails is in the log of the requests that need it.
    return null;
  }
}
