import type { Em } from '../db/database.server.ts';

/** A job that is due begins within seconds; a round of digests before it can take minutes. In seconds. */
export const longestQueueAge = 15 * 60;

/** How long the oldest job that is due has waited, in seconds. */
export async function oldestDueJob(em: Em): Promise<number> {
  const [oldest] = await em.execute<{ age: number }[]>(
    `select coalesce(extract(epoch from now() - min(start_after)), 0)::float8 as age
     from pgboss.job where state < 'active' and start_after < now()`,
  );
  return Math.max(0, oldest?.age ?? 0);
}
