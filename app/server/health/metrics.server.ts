import { database } from '../../lib/db/database.server.ts';
import { poolSizes } from '../../lib/db/pool-sizes.server.ts';
import { logError, type RequestRecord } from '../../lib/log.server.ts';
import { findings, isReady } from './readiness.server.ts';

/** The figures of a process for Prometheus. */
export interface Metrics {
  /** What a reader has to send as a bearer token. */
  token: string;
  contentType: string;
  text: () => Promise<string>;
  /** Counts a request that was answered or given up. */
  count: (request: RequestRecord) => void;
}

/** How long a figure that the database counts is good for, and how long the database has to count it. */
const countedForMs = 15_000;
const answerWithinMs = 2_000;

/** Seconds; most pages take a few hundredths of one. */
const latencies = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The figures of this process. Its library is loaded only where they are asked for. */
export async function createMetrics({
  token,
  backsUp,
}: {
  token: string;
  /** Whether there are nightly backups, whose age counts. */
  backsUp: boolean;
}): Promise<Metrics> {
  const { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } =
    await import('prom-client');
  const registry = new Registry();
  const registers = [registry];
  // Memory, the processor, and the delay of the event loop.
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests, by the pattern of their route and the status of the answer (0: given up)',
    labelNames: ['method', 'route', 'status'] as const,
    registers,
  });
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long answers took, by the pattern of their route',
    labelNames: ['route'] as const,
    buckets: latencies,
    registers,
  });
  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await read());
      },
    });
  const counted = lately(readCounted);
  gauge('local_link_ready', '1 while the process can serve', () => Number(isReady()));
  gauge(
    'local_link_queue_age_seconds',
    'How long the oldest due job has waited',
    () => findings().queueAge,
  );
  gauge(
    'local_link_disk_free_bytes',
    'Free room on the disk of DATA_DIR',
    () => findings().diskFree,
  );
  gauge(
    'local_link_mail_queued',
    'Emails that wait to be sent',
    async () => (await counted()).queued,
  );
  gauge(
    'local_link_mail_given_up',
    'Emails given up in the last day',
    async () => (await counted()).givenUp,
  );
  if (backsUp) {
    new Gauge({
      name: 'local_link_backup_failed',
      help: '1 where the last run of a kind failed: the night’s backup, its way into the bucket, the weekly trial',
      labelNames: ['run'] as const,
      registers,
      async collect() {
        const { failed } = await counted();
        for (const [run, isFailed] of Object.entries(failed)) this.set({ run }, Number(isFailed));
      },
    });
    gauge(
      'local_link_backup_age_seconds',
      'Seconds since the last backup that succeeded, before the first since somebody was there',
      async () => (await counted()).backupAge,
    );
  }
  new Gauge({
    name: 'local_link_pool_connections',
    help: 'Connections to PostgreSQL by what they do, and requests that wait for one',
    labelNames: ['state'] as const,
    registers,
    collect() {
      for (const [state, count] of Object.entries(poolSizes())) this.set({ state }, count);
    },
  });
  return {
    token,
    contentType: registry.contentType,
    text: () => registry.metrics(),
    count({ method, route, status, ms }) {
      requests.inc({ method, route, status: String(status ?? 0) });
      if (ms !== null) seconds.observe({ route }, ms / 1000);
    },
  };
}

interface Counted {
  queued: number;
  givenUp: number;
  /** In seconds. */
  backupAge: number;
  /** Whether the last run of each kind failed, of the kinds that ran. */
  failed: Record<string, boolean>;
}

async function readCounted(): Promise<Counted> {
  const { orm } = await database();
  const [row] = await orm.em.fork().execute<Counted[]>(
    `select
       (select count(*) from mail_letters where state = 'QUEUED')::int as queued,
       (select count(*) from mail_letters where state = 'FAILED' and settled_at > now() - interval '1 day')::int as "givenUp",
       extract(epoch from now() - coalesce(
         (select max(ended_at) from backup_runs where kind in ('BACKUP', 'BY_HAND') and failure is null),
         (select min(created_at) from users), now()))::float8 as "backupAge",
       coalesce((select json_object_agg(lower(kind), failed) from (
         select distinct on (kind) kind, failure is not null as failed from backup_runs
         where kind in ('BACKUP', 'UPLOAD', 'REHEARSAL') order by kind, ended_at desc) last), '{}') as failed`,
  );
  if (!row) throw new Error('Nothing was counted');
  return row;
}

/** What was counted lately, by one read at a time; while the database does not serve, the last of it. */
function lately(read: () => Promise<Counted>): () => Promise<Counted> {
  let kept: Counted = { queued: NaN, givenUp: NaN, backupAge: NaN, failed: {} };
  let until = 0;
  let reading: Promise<unknown> | null = null;
  return async () => {
    if (until < Date.now() && isReady()) {
      reading ??= read()
        .then((counted) => {
          kept = counted;
          until = Date.now() + countedForMs;
        })
        .catch((error: unknown) => logError('metrics', error))
        .finally(() => (reading = null));
      // Whoever asks does not wait for a database that hangs.
      const late = new Promise((resolve) => setTimeout(resolve, answerWithinMs).unref());
      await Promise.race([reading, late]);
    }
    return kept;
  };
}
