import { listCommunities } from '#app/features/communities/queries.server.ts';
import { portraitOf } from '#app/features/photos/addresses.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { initialsOf } from '../labels.ts';
import type { ProfileValues } from './settings-form.tsx';

interface SettingsPage extends OwnPortrait {
  profile: ProfileValues;
  communities: { id: string; name: string }[];
}

/** The form of Account Settings, filled in. Throws AppError `unauthenticated`. */
export async function settingsPage(ctx: Ctx): Promise<SettingsPage> {
  const actor = requireActor(ctx, 'accounts.loginToSeeAccount');
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

interface OwnPortrait {
  initials: string;
  /** The address of the photo; null when there is none. */
  image: string | null;
}

/** The actor's own photo, for the form that changes it. Throws AppError `unauthenticated`. */
export async function ownPortrait(ctx: Ctx): Promise<OwnPortrait> {
  return portraitFor(requireActor(ctx, 'accounts.loginToChangePhoto'));
}

const portraitFor = ({ name, image }: Actor): OwnPortrait => ({
  initials: initialsOf(name),
  image: portraitOf(image, 400),
});
