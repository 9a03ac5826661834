import { Community, User, UserCommunity } from '#db/entities/index.ts';
import type { Role } from '#db/enums.ts';
import { userNotFound } from '#app/features/accounts/login/queries.server.ts';
import { requireOtherAdmin } from '#app/features/accounts/security/last-admin.server.ts';
import {
  communitiesWithoutOther,
  recordRole,
  requireOtherModerator,
} from '#app/features/residency/ending/moderators.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { logChange } from '#app/lib/log.server.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import { requireAdmin, type Ctx } from '#app/lib/session/context.server.ts';
import { lockCommunities } from '../memberships/lock-communities.server.ts';
import { addModerator } from './add-moderator.server.ts';
import { agreementsFor, type RightsQuestion } from './agreements.ts';

interface RoleAssignment {
  role: Role;
  /** The ids of the communities that the person moderates from now on, and no others. */
  moderates: string[];
  /** Those that the person moderated when the form was opened; without it, nothing is compared. */
  seen?: string[] | undefined;
  /** What was agreed to after the form had warned of it; see `agreementsFor`. */
  agreed?: string[] | undefined;
}

/** The error for a form that would give or take rights which somebody has to agree to first. */
export class RightsUnconfirmed extends AppError {
  readonly question: RightsQuestion;

  constructor(question: RightsQuestion) {
    super('conflict', 'people.rightsUnconfirmed');
    this.question = question;
  }
}

/**
 * Gives a person a role and the communities they moderate, from the administrators' page. Returns
 * their name. Throws AppError: `unauthenticated`, `forbidden` for anybody but an ADMIN, `not-found`,
 * `invalid` for an unknown community or an ADMIN who would lock themselves out, or leave no ADMIN;
 * RightsUnconfirmed.
 */
export async function assignRole(ctx: Ctx, userId: string, assignment: RoleAssignment) {
  const actor = requireAdmin(ctx);
  if (actor.id === userId && assignment.role !== 'ADMIN') {
    throw new AppError('invalid', 'people.ownRole', { field: 'role' });
  }
  return writeRoleAssignment(ctx.em, { name: actor.id, actor }, userId, assignment);
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
    await lockCommunities(tx, communityIds);
    const moderated = await moderatedBy(tx, userId);
    const lost = moderated.filter((id) => !communityIds.includes(id));
    if (by.actor) await requireAgreement(tx, user, lost, assignment);
    else if (!force) await requireOtherModerator(tx, userId, lost);
    await tx.nativeUpdate(User, { id: userId }, { role });
    await tx.nativeUpdate(
      UserCommunity,
      { user: userId, community: { $nin: communityIds } },
      { canModerate: false },
    );
    const gained = communityIds.filter((id) => !moderated.includes(id));
    if (role !== 'RESIDENT') {
      for (const communityId of gained) {
        await addModerator(tx, { actor: by.actor, userId, communityId, role });
      }
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

export async function moderatedBy(tx: Em, userId: string): Promise<string[]> {
  const rows = await tx.find(
    UserCommunity,
    { user: userId, canModerate: true },
    { fields: ['community'] },
  );
  return rows.map(({ community }) => community.id);
}

/**
 * Throws RightsUnconfirmed where the form would make an administrator, where it would take a right to moderate that
 * it did not show or that it has ticked beside a role that moderates nothing, and where a community would have no
 * moderator of its own. It asks about all of it at once, so that one press agrees to all of it.
 */
async function requireAgreement(
  tx: Em,
  user: { id: string; name: string; role: Role },
  lost: string[],
  { role, moderates, seen, agreed = [] }: RoleAssignment,
): Promise<void> {
  const unsaid = lost.filter((id) => moderates.includes(id) || (seen && !seen.includes(id)));
  const losing = await tx.find(Community, { id: { $in: unsaid } }, { orderBy: { name: 'asc' } });
  const last = await communitiesWithoutOther(tx, user.id, lost, { lock: true });
  const becomesAdmin = role === 'ADMIN' && user.role !== 'ADMIN' ? user.name : null;
  const question = { becomesAdmin, losing: losing.map(({ id, name }) => ({ id, name })), last };
  if (agreementsFor(question).some((token) => !agreed.includes(token))) {
    throw new RightsUnconfirmed(question);
  }
}
