import { livedInKinds } from '#db/enums.ts';
import { expressionBuilder, sql, type Expression, type RawBuilder } from 'kysely';
import { isCurrentMembership } from '#app/lib/db/current-membership.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely, type Db, type Tables } from '#app/lib/db/read.server.ts';
import { residentRoles } from '#app/lib/session/actor.ts';

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

const livedIn = sql.join(livedInKinds.map((kind) => sql.lit(kind)));
const roles = sql.join(residentRoles.map((role) => sql.lit(role)));

/** Whether a membership has a home or a shop, or a unit that the register lacks: not nothing but a parking space. */
export const livesThere = (membership: string): RawBuilder<boolean> => {
  const of = (column: string) => sql.ref(`${membership}.${column}`);
  return sql<boolean>`(${of('unit_id')} is null
    or exists (select from units where id = ${of('unit_id')} and kind in (${livedIn}))
    or exists (
      select from further_units further left join units on units.id = further.unit_id
      where further.membership_id = ${of('id')} and further.state = 'CONFIRMED'
        and (units.id is null or units.kind in (${livedIn}))))`;
};

/**
 * A column: how many people live in a community. It counts its members without those who own nothing but a parking
 * space or the like, and without managers and ADMINs, who are few and have an index; checking the role of each member
 * would be slow.
 */
export const residentCount = (communityId: RawBuilder<unknown>): RawBuilder<number> => sql<number>`(
  select count(*)::int from user_communities as membership
  where membership.community_id = ${communityId} and ${isCurrentMembership('membership')}
    and membership.user_id not in (select id from users where role not in (${roles}))
    and ${livesThere('membership')})`;

const count = sql<number>`count(*)::int`.as('count');

/**
 * A column for queries of `communities`: how many posts, joins and sign-ups a community had in the
 * last seven days.
 */
export function weeklyActivity() {
  const of = expressionBuilder<Tables, 'communities'>();
  const weekAgo = sql<Date>`now() - interval '7 days'`;
  const listings = of
    .selectFrom('listings')
    .select(count)
    .whereRef('listings.community', '=', 'communities.id')
    .where('listings.createdAt', '>', weekAgo);
  const activities = of
    .selectFrom('activities')
    .select(count)
    .whereRef('activities.community', '=', 'communities.id')
    .where('activities.createdAt', '>', weekAgo);
  // Nobody joins what is over, so that years of activities are not looked at.
  const joins = of
    .selectFrom('activity_attendees as attendee')
    .innerJoin('activities', 'activities.id', 'attendee.activity')
    .select(count)
    .whereRef('activities.community', '=', 'communities.id')
    .where((on) =>
      on.or([on('activities.overAt', '>', weekAgo), on('activities.overAt', 'is', null)]),
    )
    .where('attendee.createdAt', '>', weekAgo);
  const signUps = of
    .selectFrom('user_communities as membership')
    .select(count)
    .whereRef('membership.community', '=', 'communities.id')
    .where(isCurrentMembership('membership'))
    .where('membership.createdAt', '>', weekAgo);
  return sql<number>`(${listings} + ${activities} + ${joins} + ${signUps})`;
}
