import { isCurrentMembership } from '#app/lib/db/current-membership.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';

/** The ids of those who work at the desk of a community: its moderators, or else the ADMINs. */
export async function deskOf(em: Em, communityId: string): Promise<string[]> {
  const moderators = await kysely(em)
    .selectFrom('user_communities as membership')
    .innerJoin('users as person', 'person.id', 'membership.user')
    .select('person.id')
    .where('membership.community', '=', communityId)
    .where('membership.canModerate', '=', true)
    .where(isCurrentMembership('membership'))
    .where('person.role', '<>', 'RESIDENT')
    .where('person.disabledAt', 'is', null)
    .where('person.deletionAskedAt', 'is', null)
    .execute();
  if (moderators.length > 0) return moderators.map(({ id }) => id);
  const admins = await kysely(em)
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'ADMIN')
    .where('disabledAt', 'is', null)
    .where('deletionAskedAt', 'is', null)
    .execute();
  return admins.map(({ id }) => id);
}
