import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { canOpenDashboard, moderatedCommunities } from '#app/features/communities/policy.ts';
import type { CommunityWork } from '#app/features/manage/board-work/board-work.tsx';
import { waitingRows } from '#app/features/manage/board-work/waiting.server.ts';
import {
  currentEmergencies,
  toEmergency,
  type Emergency,
} from '#app/features/notices/emergencies.server.ts';
import { kysely } from '#app/lib/db/kysely.server.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';

/** What a person has to see before anything else on the home page. */
export interface Attention {
  emergencies: Emergency[];
  /** For moderators; null for everybody else. */
  work: { communities: CommunityWork[]; hasMore: boolean } | null;
}

/** The most communities whose work the home page lists. */
const mostListed = 3;

/** The emergencies in the viewer's communities, and what waits where they moderate, in one query. */
export async function attention(ctx: Ctx): Promise<Attention> {
  const { em, actor, locale } = ctx;
  if (!actor) return { emergencies: [], work: null };
  const db = kysely(em);
  const own = actor.memberships.map(({ communityId }) => communityId);
  const found = await db
    .selectNoFrom([
      jsonArrayFrom(currentEmergencies(db, ctx, own)).as('emergencies'),
      workOf(actor).as('work'),
    ])
    .executeTakeFirstOrThrow();
  return {
    emergencies: found.emergencies.map((row) => toEmergency(locale, row)),
    work: found.work && listed(found.work),
  };
}

/** Where something waits, at most three; or the only community, also where nothing does. */
function listed(rows: CommunityWork[]): Attention['work'] {
  const busy = rows.filter(({ people, posts }) => people + posts > 0);
  if (busy.length === 0) return { communities: rows.length === 1 ? rows : [], hasMore: false };
  return { communities: busy.slice(0, mostListed), hasMore: busy.length > mostListed };
}

/** The communities that somebody moderates, those with the most work first; one more than is listed. */
function workOf(actor: Actor) {
  const moderated = canOpenDashboard(actor) ? moderatedCommunities(actor) : [];
  if (moderated.length === 0) return sql<CommunityWork[] | null>`null::json`;
  const isHere = moderated === 'all' ? sql`true` : sql`community_id = any(${moderated}::uuid[])`;
  const isListed = moderated === 'all' ? sql`true` : sql`id = any(${moderated}::uuid[])`;
  return sql<CommunityWork[]>`(
    select coalesce(json_agg(row_to_json(busy)), '[]') from (
      select id, slug, name, coalesce(people, 0)::int as people, coalesce(posts, 0)::int as posts
      from communities
      left join (
        select community_id, sum(people) as people, sum(posts) as posts
        from (${waitingRows(isHere)}) as waiting group by community_id
      ) as work on work.community_id = communities.id
      where ${isListed}
      order by coalesce(people + posts, 0) desc, name, id
      limit ${mostListed + 1}
    ) as busy)`;
}
