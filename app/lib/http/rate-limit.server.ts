import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { CompiledQuery, Kysely } from 'kysely';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { RateLimit } from '#db/entities/index.ts';
import { pooledDialect } from '#db/pool/dialect.ts';
import { poolConfig } from '#db/pool/pool-config.ts';
import type { MessageKey } from '#app/messages/catalogue.server.ts';
import type { Em } from '../db/database.server.ts';
import { endExhausted } from '../db/failures/end-process.server.ts';
import { noteConnected } from '../db/failures/unavailable.server.ts';
import { env } from '../env.server.ts';
import { AppError } from '../errors.ts';
import { processSingleton } from '../process/keep.server.ts';
import { createLines } from '../process/lines.server.ts';

/**
 * Two connections of their own: what is tried counts although its transaction is rolled back, and a request that has
 * a connection does not wait for a second one of the same pool.
 */
const pool = { max: 2, idleTimeoutMillis: 10_000, allowExitOnIdle: true };

/**
 * Counts the tries of a limit: in PostgreSQL, where several processes may serve one site, else in this process. The
 * database has no address and no name of who tried, only a keyed hash.
 */
function limitStore(name: string, limit: { points: number; duration: number }) {
  const { databaseUrl } = env();
  return processSingleton(`limit-${name}`, () =>
    databaseUrl
      ? new RateLimiterPostgres({
          ...limit,
          storeClient: clientOf(databaseUrl),
          storeType: 'client',
          tableName: 'rate_limits',
          tableCreated: true,
          keyPrefix: name,
          // A job does it, once for all limits.
          clearExpiredByTimeout: false,
        })
      : new RateLimiterMemory({ ...limit, keyPrefix: name }),
  );
}

/** Under what the tries of somebody are counted. */
const limitKey = (key: string): string =>
  createHmac('sha256', env().sessionSecret).update(`limit:${key}`).digest('base64url');

/** Deletes the counts that are over. */
export async function deleteOldLimits(em: Em): Promise<void> {
  await em.nativeDelete(RateLimit, { expire: { $lt: Date.now() } });
}

/** What the package sends its statements with. It names them; a pooler before the server may not know names. */
function clientOf(url: string) {
  const db = processSingleton(
    'limits-database',
    () =>
      new Kysely<unknown>({
        dialect: pooledDialect(
          { ...poolConfig(url, {}), ...pool },
          { onExhausted: endExhausted, exhaustedAfterMs: 30_000 },
          { onConnected: noteConnected, onNamesRefused: () => undefined },
        ),
      }),
  );
  return {
    query: ({ text, values }: { text: string; values: unknown[] }) =>
      db.executeQuery(CompiledQuery.raw(text, values)),
  };
}

/** Limits how often something may be tried, for each key on its own. */
interface Limiter {
  /** Counts one try. Throws AppError `too-many`, with the time to wait, when none is left. */
  countTry(key: string): Promise<void>;
  /** Takes back the try just counted, because it succeeded. */
  uncountTry(key: string): Promise<void>;
  /** Forgets all the tries of a key. */
  forgetTries(key: string): Promise<void>;
}

/**
 * A limit of `points` tries within `duration` seconds, under a name that no other limit has. All processes of a
 * site count together where the database is a server.
 */
export function createLimiter(
  name: string,
  limit: { points: number; duration: number },
  /** Says how many minutes to wait, as `{count}`. */
  messageKey: MessageKey = 'http.tooManyTries',
): Limiter {
  const limiter = () => limitStore(name, limit);
  return {
    async countTry(key) {
      try {
        await limiter().consume(limitKey(key));
      } catch (refusal) {
        throw refusal instanceof RateLimiterRes ? tooMany(refusal, messageKey) : refusal;
      }
    },
    async uncountTry(key) {
      await limiter().reward(limitKey(key));
    },
    async forgetTries(key) {
      await limiter().delete(limitKey(key));
    },
  };
}

/** Who tries, and about what. */
interface NetworkTry {
  request: Request;
  /** What is tried, such as an account; each is counted on its own. */
  about?: string;
}

/** Limits how often something may be tried from a client's network. */
export interface NetworkLimiter {
  /** Counts one try. Throws AppError `too-many`, with the time to wait, when a network has none left. */
  countTry(one: NetworkTry): Promise<void>;
  /** Takes back the try just counted, because it succeeded. */
  uncountTry(one: NetworkTry): Promise<void>;
  /** Forgets the tries from this client's networks. */
  forgetTries(one: NetworkTry): Promise<void>;
}

/**
 * A limit of tries within `duration` seconds from one IPv4 address, or from one IPv6 network of each size: a provider
 * gives a household a /64, a /56 or a /48, and who has a larger one has thousands of the smaller. A larger network has
 * room for more than one smaller one fills, because neighbours may share it: twice as much in a /56 as in a /64, and
 * four times in a /48, if `points` is one number.
 */
export function createNetworkLimiter(
  name: string,
  {
    points,
    duration,
  }: { points: number | { by64: number; by56: number; by48: number }; duration: number },
  messageKey?: MessageKey,
): NetworkLimiter {
  const { by64, by56, by48 } =
    typeof points === 'number' ? { by64: points, by56: 2 * points, by48: 4 * points } : points;
  const limiters = [
    createLimiter(name, { points: by64, duration }, messageKey),
    createLimiter(`${name}-56`, { points: by56, duration }, messageKey),
    createLimiter(`${name}-48`, { points: by48, duration }, messageKey),
  ];
  const each = async (
    act: 'countTry' | 'uncountTry' | 'forgetTries',
    { request, about }: NetworkTry,
  ) => {
    for (const [index, network] of clientNetworks(request).entries())
      await limiters[index]?.[act](about === undefined ? network : `${about} ${network}`);
  };
  return {
    countTry: (one) => each('countTry', one),
    uncountTry: (one) => each('uncountTry', one),
    forgetTries: (one) => each('forgetTries', one),
  };
}

/** Answers what is wrong later and later, and never refuses it. */
interface Slowdown {
  /**
   * Runs a check, after those in the same line from the same network. Where it returns false, it is counted for the
   * account, and the answer waits as long as the wrong ones so far ask for; what comes from elsewhere waits for none
   * of these.
   */
  check(
    one: { account: string; line?: string; request: Request },
    run: () => Promise<boolean>,
  ): Promise<boolean>;
  /** Forgets what was wrong about an account. */
  forgetTries(account: string): Promise<void>;
}

/**
 * After `free` wrong tries for an account within `duration` seconds, the answer to each further one waits twice as long
 * as the one before, from `firstMs` up to `mostMs`.
 */
export function createSlowdown(
  name: string,
  {
    free,
    firstMs,
    mostMs,
    duration,
  }: { free: number; firstMs: number; mostMs: number; duration: number },
): Slowdown {
  const limiter = () =>
    limitStore(`slowdown-${name}`, { points: Number.MAX_SAFE_INTEGER, duration });
  const lines = createLines(`slowdown-${name}`);
  const wait = async (account: string) => {
    const { consumedPoints } = await limiter().consume(limitKey(account));
    const beyond = consumedPoints - free;
    if (beyond > 0) await sleep(Math.min(firstMs * 2 ** Math.min(beyond - 1, 30), mostMs));
  };
  return {
    check: ({ account, line = account, request }, run) =>
      lines.run(limitKey(`${line} ${clientNetworks(request).at(-1)}`), async () => {
        const isRight = await run();
        if (!isRight) await wait(account);
        return isRight;
      }),
    async forgetTries(account) {
      await limiter().delete(limitKey(account));
    },
  };
}

function tooMany({ msBeforeNext }: RateLimiterRes, messageKey: MessageKey): AppError {
  const seconds = Math.ceil(msBeforeNext / 1000);
  return new AppError('too-many', messageKey, {
    params: { count: Math.ceil(seconds / 60) },
    retryAfterSeconds: seconds,
  });
}

/**
 * The address a request came from, as the process recorded it: an IPv4 address, or the first half
 * of an IPv6 one, because the second half belongs to a single household.
 */
export const clientAddress = (request: Request): string => clientNetworks(request)[0];

/** The same, and for IPv6 the larger networks around it: its /64, its /56 and its /48. */
function clientNetworks(request: Request): [string, ...string[]] {
  const address = (request.headers.get('X-Client-Address') ?? 'unknown').replace(/^::ffff:/i, '');
  if (!isIPv6(address)) return [address];
  const groups = firstHalfOf(address);
  const site = groups.slice(0, 3).join(':');
  const subnet = Number.parseInt(groups[3] ?? '0', 16) >> 8;
  return [groups.join(':'), `${site}:${subnet.toString(16)}00/56`, `${site}/48`];
}

/** The four groups of an IPv6 address that name its network, each as one writes a number. */
function firstHalfOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const start = head.split(':').filter(Boolean);
  const end = (tail ?? '').split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - start.length - end.length;
  return [...start, ...Array<string>(missing).fill('0'), ...end]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16));
}
