import { sql, type Expression, type RawBuilder } from 'kysely';
import { isCurrentMembership } from '#app/lib/db/current-membership.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely, type Db } from '#app/lib/db/read.server.ts';
import { residentRoles } from './policy.ts';

/** All open communities, or all, with a viewer's bookmark if there is one. */
export const communitiesWithBookmark = (
  db: Db,
  viewerId: string | null | Expression<string>,
  { alsoClosed = false } = {},
) =>
  db
    .selectFrom('communities')
    .leftJoin('bookmarks', (join) =>
      join
        .onRef('bookmarks.community', '=', 'communities.id')
        .on('bookmarks.user', '=', sql<string>`${viewerId}::uuid`),
    )
    .$if(!alsoClosed, (query) => query.where('communities.openedAt', 'is not', null));

/** The names of communities by their ids, for letters. One statement. */
export async function communityNames(
  tx: Em,
  ids: readonly string[],
): Promise<(id: string) => string> {
  const rows = await kysely(tx)
    .selectFrom('communities')
    .select(['id', 'name'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? '';
}

const roles = sql.join(residentRoles.map((role) => sql.lit(role)));

/**
 * A column: how many people live in a community. It counts its members without managers and ADMINs,
 * who are few and have an index; checking the role of each member would be slow.
 */
export const residentCount = (communityId: RawBuilder<unknown>): RawBuilder<number> => sql<number>`(
  select count(*)::int from user_communities as membership
  where membership.community_id = ${communityId} and ${isCurrentMembership('membership')}
    and membership.user_id not in (select id from users where role not in (${roles})))`;
