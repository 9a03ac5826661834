import { sql } from 'kysely';
import type { Role } from '#db/enums.ts';
import { recordEvent } from '#app/lib/record-event.server.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { isModeratorNow } from '#app/lib/db/moderates.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { AppError } from '#app/lib/errors.ts';

/** The error for taking a community's last moderator away, with the names of what it is about. */
export class LastModerator extends AppError {
  constructor(communities: string[]) {
    super('conflict', 'ending.lastModerator', { params: { communities: communities.join(', ') } });
  }
}

/**
 * Throws LastModerator where a person is the only one who moderates one of these communities and
 * stays. An ADMIN counts where they were named for it, and nowhere else; nobody counts whose
 * membership has an end, or whose account is closed. The communities stay locked for the
 * transaction, so that two moderators cannot leave at once. Lock the person before, if at all.
 */
export async function requireOtherModerator(tx: Em, userId: string, communityIds: string[]) {
  const alone = await communitiesWithoutOther(tx, userId, communityIds, { lock: true });
  if (alone.length > 0) throw new LastModerator(alone.map(({ name }) => name));
}

/** Those of the communities, by name, that would have no moderator without this person. */
export async function communitiesWithoutOther(
  em: Em,
  userId: string,
  communityIds: string[],
  { lock }: { lock: boolean },
): Promise<{ id: string; name: string }[]> {
  if (communityIds.length === 0) return [];
  if (lock) {
    await kysely(em)
      .selectFrom('communities')
      .select('id')
      .where('id', 'in', communityIds)
      .orderBy('id')
      .forNoKeyUpdate()
      .execute();
  }
  return kysely(em)
    .selectFrom('communities as community')
    .select(['community.id', 'community.name'])
    .where('community.id', 'in', communityIds)
    .where(moderatedBy(sql`person.id = ${userId}::uuid`))
    .where((is) =>
      is.not(moderatedBy(sql`person.id <> ${userId}::uuid and membership.ends_on is null`)),
    )
    .orderBy('community.name')
    .execute();
}

/** Whether somebody with an account that works, of whom `who` is true, moderates the community. */
const moderatedBy = (who: ReturnType<typeof sql>) => sql<boolean>`exists (
  select 1 from user_communities membership join users person on person.id = membership.user_id
   where membership.community_id = community.id and ${isModeratorNow('membership', 'person')} and ${who})`;

/** A change of somebody's role, or of the right to moderate one community. */
interface RoleChange {
  /** Null for the operator's command line, and for a scheduled job. */
  by: Pick<Actor, 'id' | 'role'> | null;
  person: { id: string; name: string };
  from: Role;
  to: Role;
  /** The community it is about; null for a role that moderates none, or all. */
  communityId: string | null;
  /** Whether the person moderates the community from now on. */
  moderates: boolean;
}

/** Adds the line of a role to the log. Call it inside the transaction of the change. */
export const recordRole = (
  tx: Em,
  { by, person, from, to, communityId, moderates }: RoleChange,
): Promise<void> =>
  recordEvent(tx, {
    actor: by,
    communityId,
    subject: { type: 'ROLE', id: person.id },
    action: 'GRANT',
    from,
    to,
    snapshot: { title: person.name, userId: person.id, moderates },
  });
