import { sql, type RawBuilder } from 'kysely';
import { isCurrentMembership } from '#app/lib/db/current-membership.server.ts';
import { residentRoles } from './policy.ts';

const roles = sql.join(residentRoles.map((role) => sql.lit(role)));

/**
 * A column: how many people live in a community. It counts its members without managers and ADMINs,
 * who are few and have an index; checking the role of each member would be slow.
 */
export const residentCount = (communityId: RawBuilder<unknown>): RawBuilder<number> => sql<number>`(
  select count(*)::int from user_communities as membership
  where membership.community_id = ${communityId} and ${isCurrentMembership('membership')}
    and membership.user_id not in (select id from users where role not in (${roles})))`;
