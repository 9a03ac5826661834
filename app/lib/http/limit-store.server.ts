import { createHmac } from 'node:crypto';
import { CompiledQuery, Kysely } from 'kysely';
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import { RateLimit } from '#db/entities/index.ts';
import { pooledDialect } from '#db/pool/dialect.ts';
import { poolConfig } from '#db/pool/pool-config.ts';
import type { Em } from '../db/database.server.ts';
import { endExhausted } from '../db/failures/end-process.server.ts';
import { noteConnected } from '../db/failures/unavailable.server.ts';
import { env } from '../env.server.ts';
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
export function limitStore(name: string, limit: { points: number; duration: number }) {
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
export const limitKey = (key: string): string =>
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
