import { randomUUID } from 'node:crypto';
import { Community, User, UserCommunity } from '#db/entities/index.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { logChange } from '#app/lib/log.server.ts';
import { canManagePeople } from './policy.ts';
import type { RoleName } from './labels.ts';

export interface RoleAssignment {
  role: RoleName;
  /** The ids of the communities the person moderates from now on; the others they do not. */
  moderates: string[];
}

/**
 * Gives a person a role and the communities they moderate, from the ADMIN's screen.
 * Throws AppError: `unauthenticated`, `forbidden` for anyone but an ADMIN, `not-found`,
 * `invalid` for an unknown community or for an ADMIN who would shut themselves out.
 */
export async function assignRole(
  ctx: Ctx,
  userId: string,
  appointment: RoleAssignment,
): Promise<void> {
  const actor = requireActor(ctx);
  if (!canManagePeople(actor)) throw notAnAdmin();
  if (actor.id === userId && appointment.role !== 'ADMIN') {
    throw new AppError(
      'invalid',
      'You cannot take this role from yourself. Ask another administrator to do it.',
      { field: 'role' },
    );
  }
  await writeRoleAssignment(ctx.em, actor.id, userId, appointment);
}

/** The refusal anyone but an administrator gets. */
export const notAnAdmin = () =>
  new AppError('forbidden', 'This page is for the administrators of The Local Link.');

/**
 * Gives a person a role from the operator's command line, and makes them a moderator of one more
 * community if one is named. Throws AppError `not-found` for an unknown e-mail or community.
 */
export async function grant(
  em: Em,
  { email, role, slug }: { email: string; role: RoleName; slug: string | undefined },
): Promise<void> {
  const user = await em.findOne(User, { email: email.trim().toLowerCase() }, { fields: ['email'] });
  if (!user) throw new AppError('not-found', `Nobody has the e-mail address ${email}.`);
  const held = await em.find(
    UserCommunity,
    { user: user.id, canModerate: true },
    { fields: ['community'] },
  );
  const moderates = held.map(({ community }) => community.id);
  if (slug !== undefined) {
    const community = await em.findOne(Community, { slug }, { fields: ['slug'] });
    if (!community) throw new AppError('not-found', `There is no community ${slug}.`);
    moderates.push(community.id);
  }
  await writeRoleAssignment(em, 'command line', user.id, { role, moderates });
}

/** What stands for a unit where somebody moderates a community without living in it. */
const office: Record<RoleName, string> = {
  RESIDENT: 'Office',
  BOARD: 'Board',
  MANAGER: 'Management office',
  ADMIN: 'Management office',
};

async function writeRoleAssignment(
  em: Em,
  by: string,
  userId: string,
  { role, moderates }: RoleAssignment,
): Promise<void> {
  // A resident moderates nothing, and does not silently do so again when appointed anew.
  const wanted = role === 'RESIDENT' ? [] : [...new Set(moderates)];
  const before = await em.transactional(async (tx) => {
    const [user] = await tx.execute<{ role: RoleName }[]>(
      'select role from users where id = ? for update',
      [userId],
    );
    if (!user) throw new AppError('not-found', 'User not found');
    const known = await tx.count(Community, { id: { $in: wanted } });
    if (known < wanted.length) {
      throw new AppError('invalid', 'Please choose communities from the list', {
        field: 'moderates',
      });
    }
    await tx.nativeUpdate(User, { id: userId }, { role });
    await tx.nativeUpdate(
      UserCommunity,
      { user: userId, community: { $nin: wanted } },
      { canModerate: false },
    );
    for (const community of wanted) await letModerate(tx, { userId, community, role });
    return user.role;
  });
  logChange(
    'roles',
    `${by} gave ${userId} the role ${role} (was ${before}); moderates ${wanted.join(', ') || 'nothing of their own'}`,
  );
}

/** Makes a member a moderator; somebody from outside becomes a member with the office for a unit. */
async function letModerate(
  tx: Em,
  { userId, community, role }: { userId: string; community: string; role: RoleName },
): Promise<void> {
  const changed = await tx.nativeUpdate(
    UserCommunity,
    { user: userId, community },
    { canModerate: true },
  );
  if (changed > 0) return;
  const others = await tx.count(UserCommunity, { user: userId });
  await tx.insert(UserCommunity, {
    id: randomUUID(),
    user: userId,
    community,
    condoUnit: office[role],
    isPrimary: others === 0,
    canModerate: true,
    createdAt: new Date(),
  });
}
