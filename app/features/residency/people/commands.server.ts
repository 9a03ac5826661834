import { Community, User, UserCommunity } from '#db/entities/index.ts';
import type { Role } from '#db/enums.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { requireAdmin, type Ctx } from '#app/lib/session/context.server.ts';
import { writeRoleAssignment, type RoleAssignment } from './write-role.server.ts';

/**
 * Gives a person a role and the communities they moderate, from the administrators' page. Returns
 * their name. Throws AppError: `unauthenticated`, `forbidden` for anybody but an ADMIN, `not-found`,
 * `invalid` for an unknown community or an ADMIN who would lock themselves out, or leave no ADMIN;
 * RightsUnconfirmed.
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
  return writeRoleAssignment(ctx.em, { name: actor.id, actor }, userId, assignment);
}

/**
 * Gives a person a role from the operator's command line, and makes them a moderator of one more
 * community if one is named. Returns the slugs of all they moderate now. Throws AppError: `not-found`
 * for an unknown e-mail or community; unless forced, `invalid` for the last ADMIN who can log in, and
 * LastModerator.
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
  const by = { name: 'command line', actor: null };
  await writeRoleAssignment(em, by, user.id, { role, moderates, force });
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
