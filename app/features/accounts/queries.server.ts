import { User, UserCommunity } from '#db/entities/index.ts';
import { portraitOf } from '#app/features/photos/addresses.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import { listCommunities } from '#app/features/communities/queries.server.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { initialsOf } from './labels.ts';
import type { ProfileValues } from './settings-form.tsx';
import type { CurrentUser } from './api-schema.ts';

/** The signed-in user, from what the session already brought. */
export function currentUser(actor: Actor): CurrentUser {
  const { id, name, email, phone, role, image } = actor;
  return {
    id,
    name,
    email,
    phone,
    role,
    communityId: actor.memberships[0]?.communityId ?? null,
    communities: actor.memberships.map(({ id, communityId, condoUnit, isPrimary, community }) => ({
      id,
      communityId,
      condoUnit,
      isPrimary,
      community,
    })),
    image,
  };
}

/** The name of any user. Throws AppError `not-found`. */
export async function userName(em: Em, id: string): Promise<{ id: string; name: string }> {
  const user = await em.findOne(User, { id }, { fields: ['name'] });
  if (!user) throw new AppError('not-found', 'User not found');
  return { id: user.id, name: user.name };
}

/** The same for a user who has just signed in, read afresh. Throws AppError `not-found`. */
export async function currentUserById(em: Em, id: string): Promise<CurrentUser> {
  const user = await em.findOne(
    User,
    { id },
    { fields: ['name', 'email', 'phone', 'role', 'image'] },
  );
  if (!user) throw new AppError('not-found', 'User not found');
  const memberships = await em.find(
    UserCommunity,
    { user: id },
    { populate: ['community'], orderBy: { isPrimary: 'desc', createdAt: 'asc', id: 'asc' } },
  );
  return currentUser({
    id: user.id,
    name: user.name,
    email: user.email,
    phone: user.phone ?? null,
    role: user.role,
    image: user.image ?? null,
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

export interface SettingsPage extends OwnPortrait {
  profile: ProfileValues;
  communities: { id: string; name: string }[];
}

/** The form of Account Settings, filled in. Throws AppError `unauthenticated`. */
export async function settingsPage(ctx: Ctx): Promise<SettingsPage> {
  const actor = requireActor(ctx, 'Please log in to see your account.');
  const communities = await listCommunities(ctx);
  return {
    profile: {
      name: actor.name,
      email: actor.email,
      phone: actor.phone ?? '',
      communities: actor.memberships.map(({ communityId, condoUnit }) => ({
        communityId,
        condoUnit,
      })),
    },
    communities: communities.map(({ id, name }) => ({ id, name })),
    ...portraitFor(actor),
  };
}

export interface OwnPortrait {
  initials: string;
  /** Null where there is no photo. */
  image: string | null;
}

/** The actor's own photo, for the form that changes it. Throws AppError `unauthenticated`. */
export async function ownPortrait(ctx: Ctx): Promise<OwnPortrait> {
  return portraitFor(requireActor(ctx, 'Please log in to change your photo.'));
}

const portraitFor = ({ name, image }: Actor): OwnPortrait => ({
  initials: initialsOf(name),
  image: portraitOf(image, 400),
});
