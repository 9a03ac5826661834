import { activitiesThisMonth } from '#app/features/activities/queries.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import type { Membership } from '#app/lib/session/actor.ts';
import { drawCity, type CityDrawing } from '#app/ui/drawings/city-at-dusk.ts';
import { homeCommunities, type CommunityTile } from './communities.server.ts';
import { frontPage, type FrontPage } from './front-page.server.ts';

/** The viewer's primary community, and the others they belong to. */
export interface OwnCommunity extends CommunityTile {
  unit: string;
  others: { slug: string; name: string; unit: string }[];
}

export interface HomePage extends FrontPage {
  /** For the greeting; null for a visitor. */
  firstName: string | null;
  /** Null for visitors and for people without a community. */
  own: OwnCommunity | null;
  /** Every community, for those who have none yet; otherwise empty. */
  communities: CommunityTile[];
  /** The figures are those of the viewer's primary community, or of the whole city. */
  activitiesThisMonth: number;
  /** Posts, joins and sign-ups of the last seven days. */
  weeklyActivity: number;
  city: CityDrawing;
}

/** The home page, in three queries run together. */
export async function homePage({ em, actor, locale }: Ctx): Promise<HomePage> {
  const [primary, ...others] = actor?.memberships ?? [];
  const communityId = primary?.communityId ?? null;
  const [communities, activities, front] = await Promise.all([
    homeCommunities(em, { communityId, viewerId: actor?.id ?? null }),
    activitiesThisMonth(em, communityId),
    frontPage(
      { em, locale },
      (actor?.memberships ?? []).map((membership) => membership.communityId),
    ),
  ]);
  const weeklyActivity = communities.reduce((sum, community) => sum + community.weeklyActivity, 0);
  const [first] = communities;
  return {
    ...front,
    firstName: actor?.name.split(' ')[0] ?? null,
    own: primary && first ? ownCommunity(first, primary, others) : null,
    communities: primary ? [] : communities,
    activitiesThisMonth: activities,
    weeklyActivity,
    city: drawCity(weeklyActivity),
  };
}

const ownCommunity = (
  community: CommunityTile,
  primary: Membership,
  others: Membership[],
): OwnCommunity => ({
  ...community,
  unit: primary.condoUnit,
  others: others.map(({ community: { slug, name }, condoUnit: unit }) => ({ slug, name, unit })),
});
