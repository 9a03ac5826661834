import { sql, type RawBuilder } from 'kysely';
import type { Params } from '#app/lib/db/read.server.ts';
import type { Moderated } from './access.server.ts';

interface First {
  id: string;
  createdAt: Date;
}

interface Order {
  direction: 'asc' | 'desc';
  limit: number;
}

/**
 * The first rows of the moderated communities, by `createdAt` and `id`. `rows` takes a condition on
 * `community_id`. Each community's part of the index is read by itself: for several together, PostgreSQL would
 * read the whole city's rows until enough match. The limit is a literal: with a parameter, PostgreSQL plans
 * for a tenth of the table.
 */
export function firstInEach<Row extends First>(
  { param, given }: Pick<Params<Moderated>, 'param' | 'given'>,
  { direction, limit }: Order,
  rows: (isHere: RawBuilder<unknown>) => RawBuilder<Row>,
): RawBuilder<Row> {
  const to = sql.raw(direction);
  const first = sql`order by created_at ${to}, id ${to} limit ${sql.lit(limit)}`;
  if (given('all')) return sql<Row>`(${rows(sql`true`)} ${first})`;
  return sql<Row>`(
    select first.* from unnest((select ${param('communities')}::uuid[])) as moderated (id)
    cross join lateral (${rows(sql`community_id = moderated.id`)} ${first}) as first ${first})`;
}
