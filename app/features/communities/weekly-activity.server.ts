import type { Em } from '#app/lib/db/database.server.ts';

/**
 * SQL for how many windows of a community are lit: posts, joins and sign-ups by its residents in
 * the last seven days. `community` is the alias its table has in the query around it.
 */
export const weeklyActivityOf = (community: 'c'): string =>
  `(select (select count(*) from listings l
             where l.community_id = ${community}.id and l.created_at > week.start)
         + (select count(*) from activities a
             where a.community_id = ${community}.id and a.created_at > week.start)
         + (select count(*) from activity_attendees t join activities a on a.id = t.activity_id
             where a.community_id = ${community}.id and t.created_at > week.start)
         + (select count(*) from user_communities m
             where m.community_id = ${community}.id and m.created_at > week.start)
      from (select now() - interval '7 days' as start) week)::int`;

/** A community with how alive it is, as anybody may know it. */
export interface LivelyCommunity {
  id: string;
  slug: string;
  name: string;
  address: string | null;
  weeklyActivity: number;
  /** By the viewer; false for visitors. */
  bookmarked: boolean;
}

/**
 * Communities with their lit windows: the one asked for, or all by name, those the viewer
 * bookmarked first; at most 200.
 */
export async function livelyCommunities(
  em: Em,
  { only = null, viewerId = null }: { only?: string | null; viewerId?: string | null },
): Promise<LivelyCommunity[]> {
  return em.execute<LivelyCommunity[]>(
    `select c.id, c.slug, c.name, c.address, ${weeklyActivityOf('c')} as "weeklyActivity",
            b.id is not null as bookmarked
       from communities c
       left join bookmarks b on b.community_id = c.id and b.user_id = ?::uuid
      where ?::uuid is null or c.id = ?::uuid
      order by b.id is null, c.name, c.id
      limit 200`,
    [viewerId, only, only],
  );
}
