import { randomUUID } from 'node:crypto';
import { Community, User, UserCommunity } from '#db/entities/index.ts';
import type { Role } from '#db/enums.ts';
import { userNotFound } from '#app/features/accounts/queries.server.ts';
import { requireOtherAdmin } from '#app/features/accounts/security/last-admin.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/kysely.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { defaultLocale } from '#app/lib/i18n/locale.ts';
import { logChange } from '#app/lib/log.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { requireAdmin } from './access.server.ts';

interface RoleAssignment {
  role: Role;
  /** The ids of the communities that the person moderates from now on, and no others. */
  moderates: string[];
}

/**
 * Gives a person a role and the communities they moderate, from the administrators' page. Returns
 * their name. Throws AppError: `unauthenticated`, `forbidden` for anybody but an ADMIN, `not-found`,
 * `invalid` for an unknown community or an ADMIN who would lock themselves out, or leave no ADMIN.
 */
export async function assignRole(
  ctx: Ctx,
  userId: string,
  assignment: RoleAssignment,
): Promise<{ name: string }> {
  const actor = requireAdmin(ctx);
  if (actor.id === userId && assignment.role !== 'ADMIN') {
    throw new AppError('invalid', 'people.ownRole', { field: 'role' });
  }
  return writeRoleAssignment(ctx.em, actor.id, userId, assignment);
}

/**
 * Gives a person a role from the operator's command line, and makes them a moderator of one more
 * community if one is named. Returns the slugs of all they moderate now. Throws AppError: `not-found`
 * for an unknown e-mail or community, `invalid` for the last ADMIN who can log in, unless forced.
 */
export async function grant(
  em: Em,
  {
    email,
    role,
    slug,
    force,
  }: { email: string; role: Role; slug: string | undefined; force: boolean },
): Promise<string[]> {
  const user = await em.findOne(User, { email: email.trim().toLowerCase() }, { fields: ['email'] });
  if (!user) throw new AppError('not-found', 'people.noSuchEmail', { params: { email } });
  const memberships = await em.find(
    UserCommunity,
    { user: user.id, canModerate: true },
    { fields: ['community'] },
  );
  const moderates = memberships.map(({ community }) => community.id);
  if (slug !== undefined) {
    const community = await em.findOne(Community, { slug }, { fields: ['slug'] });
    if (!community) throw new AppError('not-found', 'people.noSuchCommunity', { params: { slug } });
    moderates.push(community.id);
  }
  await writeRoleAssignment(em, 'command line', user.id, { role, moderates, force });
  return slugsModerated(em, user.id);
}

async function slugsModerated(em: Em, userId: string): Promise<string[]> {
  const rows = await kysely(em)
    .selectFrom('user_communities')
    .innerJoin('communities', 'communities.id', 'user_communities.community')
    .select('communities.slug')
    .where('user_communities.user', '=', userId)
    .where('user_communities.canModerate', '=', true)
    .orderBy('communities.slug')
    .execute();
  return rows.map(({ slug }) => slug);
}

async function writeRoleAssignment(
  em: Em,
  by: string,
  userId: string,
  { role, moderates, force = false }: RoleAssignment & { force?: boolean },
): Promise<{ name: string }> {
  // A resident moderates nothing, also when they get another role later.
  const communityIds = role === 'RESIDENT' ? [] : [...new Set(moderates)];
  const before = await em.transactional(async (tx) => {
    if (role !== 'ADMIN' && !force) await requireOtherAdmin(tx, userId);
    const user = await kysely(tx)
      .selectFrom('users')
      .select(['name', 'role'])
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirst();
    if (!user) throw userNotFound();
    const existing = await tx.count(Community, { id: { $in: communityIds } });
    if (existing < communityIds.length) {
      throw new AppError('invalid', 'people.communityUnknown', { field: 'moderates' });
    }
    await tx.nativeUpdate(User, { id: userId }, { role });
    await tx.nativeUpdate(
      UserCommunity,
      { user: userId, community: { $nin: communityIds } },
      { canModerate: false },
    );
    if (role !== 'RESIDENT') {
      for (const communityId of communityIds) await addModerator(tx, { userId, communityId, role });
    }
    return user;
  });
  logChange(
    'roles',
    `${by} gave ${userId} the role ${role} (was ${before.role}); named to moderate: ${communityIds.join(', ') || 'none'}`,
  );
  return { name: before.name };
}

/**
 * Makes a person a moderator of a community. Somebody from outside becomes a member, with the name
 * of an office for a unit.
 */
async function addModerator(
  tx: Em,
  {
    userId,
    communityId,
    role,
  }: { userId: string; communityId: string; role: Exclude<Role, 'RESIDENT'> },
): Promise<void> {
  const changed = await tx.nativeUpdate(
    UserCommunity,
    { user: userId, community: communityId },
    { canModerate: true },
  );
  if (changed > 0) return;
  const others = await tx.count(UserCommunity, { user: userId });
  await tx.insert(UserCommunity, {
    id: randomUUID(),
    user: userId,
    community: communityId,
    condoUnit: translate(defaultLocale, `people.offices.${role}`),
    isPrimary: others === 0,
    canModerate: true,
    position: others,
    createdAt: new Date(),
  });
}
