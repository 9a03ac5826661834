import { chooserOf } from '#app/features/communities/communities/chooser/answer.server.ts';
import type {
  Chooser,
  CommunityOption,
} from '#app/features/communities/communities/chooser/chooser.ts';
import { unitLabel } from '#app/features/communities/communities/unit-label.server.ts';
import { officeIn } from '#app/features/communities/communities/unit.ts';
import { portraitOf } from '#app/features/media/photos/addresses.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { membershipsInOrder } from '#app/features/accounts/login/queries.server.ts';
import { initialsOf } from '#app/lib/format.ts';
import { communitiesThatConfirm } from './moving.server.ts';
import type { OwnCommunities } from './membership-rows.tsx';
import type { ProfileValues } from './settings-form.tsx';

interface SettingsPage extends OwnPortrait {
  profile: ProfileValues;
  chooser: Chooser;
  own: OwnCommunities;
}

/** The form of Account Settings, filled in. Throws AppError `unauthenticated`. */
export async function settingsPage(ctx: Ctx): Promise<SettingsPage> {
  const actor = requireActor(ctx, 'accounts.loginToSeeAccount');
  const confirmed = actor.memberships.map(({ communityId }) => communityId);
  const asked = actor.memberships.flatMap((own) => (own.canModerate ? [] : [own.communityId]));
  const [chooser, confirming] = await Promise.all([
    chooserOf(ctx, ownOptions(actor)),
    communitiesThatConfirm(ctx.em, asked),
  ]);
  const listed = membershipsInOrder(actor);
  return {
    profile: {
      name: actor.name,
      email: actor.email,
      phone: actor.phone ?? '',
      showsEmail: actor.showsEmail ? 'yes' : '',
      communities: listed.map(({ communityId, condoUnit, claimedTenure }) => ({
        communityId,
        // A home is as it was typed, and an office by its name in the language of the page.
        condoUnit: officeIn(condoUnit) ? unitLabel(ctx.locale, condoUnit) : condoUnit,
        tenure: claimedTenure ?? '',
      })),
      listed: listed.map(({ communityId }) => communityId).join() || 'none',
    },
    chooser,
    own: { confirmed, confirming: [...confirming] },
    ...portraitFor(actor),
  };
}

/** One's own communities, which may not be open yet. */
export const ownOptions = (actor: Actor): CommunityOption[] =>
  membershipsInOrder(actor).map(({ communityId: id, community: { name } }) => ({ id, name }));

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
