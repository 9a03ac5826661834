import { sql } from 'kysely';
import type { Community } from '#db/entities/index.ts';
import type { RequestCategory } from '#db/enums.ts';
import { compiledRead, type Params } from '#app/lib/db/read.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';

/** How many months, with the current one, the figures are of. */
const months = 12;

export type RequestFigures = Awaited<ReturnType<typeof requestFigures>>;

/**
 * How many requests a community gets, and how long they take: today, by the month in which they were sent, and by
 * category over the last twelve months. Medians are in hours; null where nothing has one yet. Guards nothing itself.
 */
export async function requestFigures({ em }: Ctx, { id, slug, name }: Community) {
  const asked = { communityId: id };
  const [[all], byMonth, byCategory] = await Promise.all([
    wholeFigures(em, asked),
    monthFigures(em, asked),
    categoryFigures(em, asked),
  ]);
  return {
    community: { slug, name },
    all: all ?? { sent: 0, open: 0, unanswered: 0, toAnswer: null, toDone: null },
    byMonth,
    byCategory,
  };
}

const hours = (from: string, until: string) =>
  sql.raw(`extract(epoch from (${until} - ${from})) / 3600`);

/** A double has no figures of its own: the request that it goes on as has them. */
const figures = sql`
  count(*)::int as "sent",
  (count(*) filter (where closed_at is null))::int as "open",
  (count(*) filter (where closed_at is null and first_answered_at is null))::int as "unanswered",
  (percentile_cont(0.5) within group (order by ${hours('created_at', 'first_answered_at')})
    filter (where first_answered_at is not null))::float8 as "toAnswer",
  (percentile_cont(0.5) within group (order by ${hours('created_at', 'closed_at')})
    filter (where state = 'DONE' and closed_at is not null))::float8 as "toDone"`;

interface Figures {
  sent: number;
  open: number;
  unanswered: number;
  /** The median time to the first answer, in hours. */
  toAnswer: number | null;
  toDone: number | null;
}

const inCity = sql.raw(`at time zone 'America/Toronto'`);

/** All requests of a community that were not merged. */
const counted = ({ param }: Params<{ communityId: string }>) => sql`
  from service_requests
  where community_id = ${param('communityId')}::uuid and merged_into_id is null`;

const sinceMonths = sql`created_at >=
  (date_trunc('month', now() ${inCity}) - ${sql.lit(`${months - 1} months`)}::interval) ${inCity}`;

const wholeFigures = compiledRead(
  (_, params: Params<{ communityId: string }>) =>
    sql<Figures>`select ${figures} ${counted(params)} and (closed_at is null or ${sinceMonths})`,
);

const monthFigures = compiledRead(
  (_, params: Params<{ communityId: string }>) =>
    sql<Figures & { year: number; month: number }>`
      select extract(year from created_at ${inCity})::int as "year",
        extract(month from created_at ${inCity})::int as "month", ${figures}
      ${counted(params)} and ${sinceMonths}
      group by 1, 2 order by 1 desc, 2 desc`,
);

const categoryFigures = compiledRead(
  (_, params: Params<{ communityId: string }>) =>
    sql<Figures & { category: RequestCategory }>`
      select category as "category", ${figures}
      ${counted(params)} and ${sinceMonths}
      group by 1 order by 2 desc, 1`,
);
