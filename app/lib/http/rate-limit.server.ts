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

/** Slows down what is tried again and again, without ever refusing it. */
interface Slowdown {
  /** Counts one try and waits as long as the tries so far ask for. */
  countAndWait(key: string): Promise<void>;
  /** Forgets all the tries of a key. */
  forgetTries(key: string): Promise<void>;
}

/**
 * After `free` tries within `duration` seconds, each further one waits twice as long as the one
 * before, from `firstMs` up to `mostMs`.
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
  return {
    async countAndWait(key) {
      const { consumedPoints } = await limiter().consume(limitKey(key));
      const beyond = consumedPoints - free;
      if (beyond > 0) await sleep(Math.min(firstMs * 2 ** Math.min(beyond - 1, 30), mostMs));
    },
    async forgetTries(key) {
      await limiter().delete(limitKey(key));
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
export function clientAddress(request: Request): string {
  const address = (request.headers.get('X-Client-Address') ?? 'unknown').replace(/^::ffff:/i, '');
  return isIPv6(address) ? networkOf(address) : address;
}

function networkOf(address: string): string {
  const [head = '', tail] = address.split('::');
  const start = head.split(':').filter(Boolean);
  const end = (tail ?? '').split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - start.length - end.length;
  return [...start, ...Array<string>(missing).fill('0'), ...end].slice(0, 4).join(':');
}
