import { listCommunities } from '#app/features/communities/queries.server.ts';
import { portraitOf } from '#app/features/photos/addresses.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { membershipsInOrder } from '../queries.server.ts';
import { initialsOf } from '../labels.ts';
import { communitiesThatConfirm } from './moving.server.ts';
import type { OwnCommunities } from './membership-rows.tsx';
import type { ProfileValues } from './settings-form.tsx';

interface SettingsPage extends OwnPortrait {
  profile: ProfileValues;
  communities: { id: string; name: string }[];
  own: OwnCommunities;
}

/** The form of Account Settings, filled in. Throws AppError `unauthenticated`. */
export async function settingsPage(ctx: Ctx): Promise<SettingsPage> {
  const actor = requireActor(ctx, 'accounts.loginToSeeAccount');
  const open = await listCommunities(ctx);
  const confirmed = actor.memberships.map(({ communityId }) => communityId);
  const asked = actor.memberships.flatMap((own) => (own.canModerate ? [] : [own.communityId]));
  // One's own may not be open yet.
  const unlisted = membershipsInOrder(actor)
    .map(({ communityId: id, community }) => ({ id, name: community.name }))
    .filter(({ id }) => !open.some((one) => one.id === id));
  return {
    profile: {
      name: actor.name,
      email: actor.email,
      phone: actor.phone ?? '',
      showsEmail: actor.showsEmail ? 'yes' : '',
      communities: membershipsInOrder(actor).map(({ communityId, condoUnit }) => ({
        communityId,
        condoUnit,
      })),
    },
    communities: [...unlisted, ...open.map(({ id, name }) => ({ id, name }))],
    own: { confirmed, confirming: [...(await communitiesThatConfirm(ctx.em, asked))] },
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
