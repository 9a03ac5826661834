import { CompiledQuery, Kysely, type QueryResult } from 'kysely';
import { pooledDialect } from '#db/pool/dialect.ts';
import { poolConfig } from '#db/pool/pool-config.ts';
import { isUnavailable } from '#db/unavailable.ts';
import { env } from '../env.server.ts';
import { logStep, logWarning } from '../log.server.ts';
import { PerOwner, processSingleton } from '../process/keep.server.ts';
import type { Em } from './database.server.ts';
import { isWatchingChanges, publicChanges } from './public-changes.server.ts';

/** How old what a standby answers may be, in ms, and when it is looked at again before. */
const oldestMs = 1_000;
const lookedAtAgainMs = 400;

/** How long a standby may take to answer before the primary is asked, in ms. */
const patienceMs = 2_000;

/** When it is looked at again after it was behind, and after it failed, in ms. */
const behindMs = 50;
const failedMs = 1_000;

/** How long it has to be of no use before the log says so, in ms. Each change leaves it behind for a moment. */
const toldAfterMs = 5_000;

interface Standby {
  /** Its machine and port, for the log. */
  name: string;
  db: Kysely<unknown>;
  /** It had everything that the primary had at this moment, when this process knew of so many changes. */
  provenAt: number;
  changes: number;
  isLookedAt: boolean;
  /** When it may be looked at again, and since when it has been of no use. */
  nextLook: number;
  uselessSince: number | null;
  /** What the log said last. */
  isTold: 'in' | 'out' | null;
}

const standbys = (): Standby[] =>
  processSingleton('standbys', () => (env().databaseReadUrls ?? []).map(open));

function open(url: string): Standby {
  const config = {
    ...poolConfig(url, {}),
    connectionTimeoutMillis: patienceMs,
    timeoutMs: patienceMs,
    allowExitOnIdle: true,
  };
  const { hostname, port } = new URL(url);
  return {
    name: port ? `${hostname}:${port}` : hostname,
    db: new Kysely<unknown>({
      dialect: pooledDialect(
        config,
        // The site does without it.
        { onExhausted: () => undefined, exhaustedAfterMs: 30_000 },
        { onConnected: () => undefined, onNamesRefused: () => undefined },
      ),
    }),
    provenAt: -Infinity,
    changes: -1,
    isLookedAt: false,
    nextLook: 0,
    uselessSince: null,
    isTold: null,
  };
}

const chosen = new PerOwner<Em, Standby>('standby');

let turn = 0;

/**
 * Has the reads of this EntityManager outside of transactions go to a standby, where one has everything that this
 * process has heard of, and is not a second behind (record 60). For what is the same for every visitor, and nothing
 * else.
 */
export function readFromStandby(em: Em): void {
  const all = standbys();
  if (all.length === 0 || !isWatchingChanges()) return;
  for (const standby of all) if (isDue(standby)) void look(standby, em.fork());
  const current = all.filter(isCurrent);
  turn += 1;
  chosen.set(em, current[turn % current.length]);
}

const isCurrent = ({ provenAt, changes }: Standby): boolean =>
  changes === publicChanges() && performance.now() - provenAt < oldestMs;

const isDue = ({ provenAt, changes, isLookedAt, nextLook }: Standby): boolean =>
  !isLookedAt &&
  performance.now() >= nextLook &&
  (changes !== publicChanges() || performance.now() - provenAt > lookedAtAgainMs);

/** Where a primary is in its log. Fails on a standby: then none is of use. */
const position = `select pg_current_wal_insert_lsn()::text as lsn, system_identifier::text as cluster
  from pg_control_system()`;

/** Whether a server has all of that, and is still a standby of the same cluster. */
const reached = `select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn
    and system_identifier::text = $2 as "isReached"
  from pg_control_system()`;

/** Looks whether a standby has what the primary has now. Requests go on meanwhile, with what was known before. */
async function look(standby: Standby, primary: Em): Promise<void> {
  standby.isLookedAt = true;
  // The order counts: what was heard of is in the primary's log by then.
  const [changes, at] = [publicChanges(), performance.now()];
  try {
    const [is] = await primary.execute<{ lsn: string; cluster: string }[]>(position);
    const { rows } = await standby.db.executeQuery<{ isReached: boolean }>(
      CompiledQuery.raw(reached, [is?.lsn, is?.cluster]),
    );
    if (rows[0]?.isReached) noteUse(standby, { changes, provenAt: at });
    else noteUseless(standby, behindMs, 'it is behind, or no standby any more');
  } catch (error) {
    noteUseless(standby, failedMs, messageOf(error));
  } finally {
    standby.isLookedAt = false;
  }
}

function noteUse(standby: Standby, proof: Pick<Standby, 'changes' | 'provenAt'>): void {
  Object.assign(standby, proof, { uselessSince: null });
  if (standby.isTold === 'in') return;
  standby.isTold = 'in';
  logStep('standby', `${standby.name} answers reads`);
}

function noteUseless(standby: Standby, pauseMs: number, reason: string): void {
  const now = performance.now();
  standby.nextLook = now + pauseMs;
  standby.uselessSince ??= now;
  if (standby.isTold === 'out' || now - standby.uselessSince < toldAfterMs) return;
  standby.isTold = 'out';
  logWarning('standby', `${standby.name} is left out: ${reason}`);
}

/**
 * What a standby answers to a read of `em`; null where the primary has to be asked, because none was chosen for it, or
 * the one that was did not answer.
 */
export async function readOnStandby(
  em: Em,
  query: CompiledQuery,
): Promise<QueryResult<unknown> | null> {
  const standby = chosen.get(em);
  if (!standby || em.isInTransaction()) return null;
  try {
    return await standby.db.executeQuery(query);
  } catch (error) {
    // One that is at fault itself fails at the primary too.
    chosen.set(em, undefined);
    if (isUnavailable(error)) {
      standby.provenAt = -Infinity;
      noteUseless(standby, failedMs, messageOf(error));
    }
    return null;
  }
}

const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
