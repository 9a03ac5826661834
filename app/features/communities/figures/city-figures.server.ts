import { sql, type RawBuilder } from 'kysely';
import { CityFigure } from '#db/entities/index.ts';
import { livesThere } from '../communities/queries.server.ts';
import { residentRoles } from '#app/lib/session/actor.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { isCurrentMembership } from '#app/lib/db/current-membership.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { cityZone } from '#app/lib/format.ts';

const zone = sql.lit(cityZone);
const month = sql`date_trunc('month', now() at time zone ${zone})`;
const weekAgo = sql`now() - interval '7 days'`;
const current = isCurrentMembership('membership');

const counts = {
  residents: sql<number>`select count(distinct users.id)::int
    from user_communities as membership join users on users.id = membership.user_id
    where ${current} and ${livesThere('membership')}
      and users.role in (${sql.join(residentRoles.map((role) => sql.lit(role)))})`,
  activitiesThisMonth: sql<number>`select count(*)::int from activities
    where status = 'PUBLISHED' and "when" >= ${month} at time zone ${zone}
      and "when" < (${month} + interval '1 month') at time zone ${zone}`,
  /** Posts, joins and new memberships of the last seven days. */
  weeklyActivity: sql<number>`select (
    (select count(*) from listings where created_at > ${weekAgo})
    + (select count(*) from activities where created_at > ${weekAgo})
    + (select count(*) from activity_attendees as attendee
       join activities on activities.id = attendee.activity_id
       where attendee.created_at > ${weekAgo}
         and (activities.over_at is null or activities.over_at > ${weekAgo}))
    + (select count(*) from user_communities as membership
       join communities on communities.id = membership.community_id and communities.opened_at is not null
       where ${current} and membership.created_at > ${weekAgo}))::int`,
  /** Published or pending. */
  listings: sql<number>`select count(*)::int from listings where status in ('PUBLISHED', 'PENDING')`,
  activities: sql<number>`select count(*)::int from activities where status = 'PUBLISHED'`,
};

type CityFigureName = keyof typeof counts;

/** Up to this, a figure is counted when a page opens; a larger one was counted by the job. */
const mostCountedAtOnce = 1_000;

const stored = sql`from city_figures where value > ${sql.lit(mostCountedAtOnce)}`;

/** A column: a figure of the whole city. The database counts only what no job has counted. */
export const cityFigure = (name: CityFigureName): RawBuilder<number> =>
  sql<number>`coalesce((select value ${stored} and name = ${sql.lit(name)}), (${counts[name]}))`;

/** A column: when the oldest of some figures was counted; null if all are counted now. */
export const cityFiguresAt = (names: readonly CityFigureName[]): RawBuilder<string | null> =>
  sql<string | null>`(select to_json(min(counted_at)) #>> '{}' ${stored}
    and name in (${sql.join(names.map((name) => sql.lit(name)))}))`;

/** Counts every figure again. */
export async function countCity(em: Em): Promise<void> {
  const countedAt = new Date();
  const columns = Object.entries(counts).map(([name, count]) => sql<number>`(${count})`.as(name));
  const figures = await kysely(em).selectNoFrom(columns).executeTakeFirstOrThrow();
  const rows = Object.entries(figures).map(([name, value]) => ({ name, value, countedAt }));
  await em.upsertMany(CityFigure, rows);
}
