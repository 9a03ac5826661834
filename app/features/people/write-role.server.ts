import { Community, User, UserCommunity } from '#db/entities/index.ts';
import type { Role } from '#db/enums.ts';
import { userNotFound } from '#app/features/accounts/queries.server.ts';
import { requireOtherAdmin } from '#app/features/accounts/security/last-admin.server.ts';
import { requireOtherModerator } from '#app/features/ending/moderators.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/kysely.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { logChange } from '#app/lib/log.server.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import { addModerator, recordRole } from './add-moderator.server.ts';

export interface RoleAssignment {
  role: Role;
  /** The ids of the communities that the person moderates from now on, and no others. */
  moderates: string[];
  /** Those that the person moderated when the form was opened; without it, nothing is compared. */
  seen?: string[] | undefined;
  /** Those whose loss was agreed to after the form had warned of it. */
  confirmLosing?: string[] | undefined;
  /** True once an ADMIN agreed to leave a community without a moderator of its own. */
  confirmLast?: boolean | undefined;
}

/** The error for a form that would silently take rights to moderate, with the communities' ids. */
export class RightsUnconfirmed extends AppError {
  readonly communityIds: string[];

  constructor(communityIds: string[]) {
    super('conflict', 'people.rightsUnconfirmed');
    this.communityIds = communityIds;
  }
}

/** Who changes a role: an ADMIN, or the operator on the command line. */
interface By {
  /** What the server's own log says. */
  name: string;
  actor: Pick<Actor, 'id' | 'role'> | null;
}

/**
 * Gives a person a role and the communities they moderate, with lines in the log. Returns their name. Throws
 * as the commands say that call it.
 */
export async function writeRoleAssignment(
  em: Em,
  by: By,
  userId: string,
  assignment: RoleAssignment & { force?: boolean },
): Promise<{ name: string }> {
  const { role, moderates, force = false } = assignment;
  // A resident moderates nothing, also when they get another role later.
  const communityIds = role === 'RESIDENT' ? [] : [...new Set(moderates)];
  const before = await em.transactional(async (tx) => {
    if (role !== 'ADMIN' && !force) await requireOtherAdmin(tx, userId, 'role');
    const user = await kysely(tx)
      .selectFrom('users')
      .select(['id', 'name', 'role'])
      .where('id', '=', userId)
      // An account that is to be deleted has no role.
      .where('deletionAskedAt', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!user) throw userNotFound();
    const existing = await tx.count(Community, { id: { $in: communityIds } });
    if (existing < communityIds.length) {
      throw new AppError('invalid', 'people.communityUnknown', { field: 'moderates' });
    }
    const moderated = await moderatedBy(tx, userId);
    const lost = moderated.filter((id) => !communityIds.includes(id));
    requireAgreement(lost, assignment);
    if (!force && !assignment.confirmLast) await requireOtherModerator(tx, userId, lost);
    await tx.nativeUpdate(User, { id: userId }, { role });
    await tx.nativeUpdate(
      UserCommunity,
      { user: userId, community: { $nin: communityIds } },
      { canModerate: false },
    );
    const gained = communityIds.filter((id) => !moderated.includes(id));
    if (role !== 'RESIDENT') {
      for (const communityId of gained) await addModerator(tx, { userId, communityId, role });
    }
    const kept = user.role === role ? [] : communityIds.filter((id) => moderated.includes(id));
    const change = { by: by.actor, person: user, from: user.role, to: role };
    for (const communityId of lost) {
      await recordRole(tx, { ...change, communityId, moderates: false });
    }
    for (const communityId of [...gained, ...kept]) {
      await recordRole(tx, { ...change, communityId, moderates: true });
    }
    if (user.role !== role && [...lost, ...communityIds].length === 0) {
      await recordRole(tx, { ...change, communityId: null, moderates: role === 'ADMIN' });
    }
    return user;
  });
  logChange(
    'roles',
    `${by.name} gave ${userId} the role ${role} (was ${before.role}); named to moderate: ${communityIds.join(', ') || 'none'}`,
  );
  return { name: before.name };
}

/** The communities that a person was named for. */
async function moderatedBy(tx: Em, userId: string): Promise<string[]> {
  const rows = await tx.find(
    UserCommunity,
    { user: userId, canModerate: true },
    { fields: ['community'] },
  );
  return rows.map(({ community }) => community.id);
}

/**
 * Throws RightsUnconfirmed where the form would take a right to moderate that it did not show, or that it has
 * ticked beside a role that moderates nothing.
 */
function requireAgreement(
  lost: string[],
  { moderates, seen, confirmLosing = [] }: RoleAssignment,
): void {
  const unsaid = lost.filter((id) => moderates.includes(id) || (seen && !seen.includes(id)));
  if (unsaid.some((id) => !confirmLosing.includes(id))) throw new RightsUnconfirmed(unsaid);
}
