import { User, UserCommunity } from '#db/entities/index.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import type { CurrentUser } from './api-schema.ts';

/** The error for a person who does not exist. */
export const userNotFound = () => new AppError('not-found', 'accounts.notFound');

/** The name of any user. Throws AppError `not-found`. */
export async function userName(em: Em, id: string): Promise<{ id: string; name: string }> {
  const user = await em.findOne(User, { id }, { fields: ['name'] });
  if (!user) throw userNotFound();
  return { id: user.id, name: user.name };
}

/** The logged-in user, from what the session has read already. */
export function currentUser(actor: Actor): CurrentUser {
  const { id, name, email, phone, role, image, memberships } = actor;
  return {
    id,
    name,
    email,
    phone,
    role,
    communityId: memberships[0]?.communityId ?? null,
    communities: memberships.map(({ id, communityId, condoUnit, isPrimary, community }) => ({
      id,
      communityId,
      condoUnit,
      isPrimary,
      community,
    })),
    image,
  };
}

/** The same for a user who has just logged in or changed. Throws AppError `not-found`. */
export async function currentUserById(em: Em, id: string): Promise<CurrentUser> {
  const user = await em.findOne(
    User,
    { id },
    { fields: ['name', 'email', 'phone', 'role', 'image', 'language'] },
  );
  if (!user) throw userNotFound();
  const memberships = await em.find(
    UserCommunity,
    { user: id },
    {
      populate: ['community'],
      orderBy: { isPrimary: 'desc', position: 'asc', createdAt: 'asc', id: 'asc' },
    },
  );
  return currentUser({
    id: user.id,
    name: user.name,
    email: user.email,
    phone: user.phone ?? null,
    role: user.role,
    image: user.image ?? null,
    language: user.language ?? null,
    memberships: memberships.map(({ id, community, condoUnit, isPrimary, canModerate }) => ({
      id,
      communityId: community.id,
      condoUnit,
      isPrimary,
      canModerate,
      community: { name: community.unwrap().name, slug: community.unwrap().slug },
    })),
  });
}
