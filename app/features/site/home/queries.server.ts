import { mostListed } from '#app/features/communities/communities/chooser/chooser.ts';
import { keptOperator } from '#app/features/communities/operator/kept.server.ts';
import type { EventCard } from '#app/features/newsroom/events/queries.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import type { Membership } from '#app/lib/session/actor.ts';
import { attention, type Attention } from './attention.server.ts';
import { homeCommunities, type CommunityTile } from './communities.server.ts';
import { frontPage, type FrontPage } from './front-page.server.ts';
import { todayIn, type Today } from './today.server.ts';

/** The viewer's primary community, and the others they belong to. */
export interface OwnCommunity extends CommunityTile {
  unit: string;
  others: { slug: string; name: string; unit: string }[];
}

export interface HomePage extends FrontPage, Attention {
  /** For the greeting; null for a visitor. */
  firstName: string | null;
  /** Whether the viewer adds communities and writes newsletters: an ADMIN. */
  isEditor: boolean;
  /** Null for visitors and for people without a community. */
  own: OwnCommunity | null;
  /** What is new and next in that community. */
  today: Today | null;
  /** The first communities, for those who have none yet; otherwise empty. */
  communities: CommunityTile[];
  /** Whether there are others, which one searches for. */
  hasMoreCommunities: boolean;
  /** Whether there is an address to write to, for who finds no community; false where there are some. */
  canWriteToUs: boolean;
  /** Posts, joins and sign-ups of the last seven days. */
  weeklyActivity: number;
}

/** The home page, in queries run together. */
export async function homePage(ctx: Ctx): Promise<HomePage> {
  const { em, actor, locale } = ctx;
  const [primary, ...others] = actor?.memberships ?? [];
  const communityId = primary?.communityId ?? null;
  const [communities, waiting, today, front] = await Promise.all([
    homeCommunities(em, { communityId, viewerId: actor?.id ?? null }),
    attention(ctx),
    communityId && todayIn(ctx, communityId),
    frontPage(
      { em, locale },
      (actor?.memberships ?? []).map((membership) => membership.communityId),
    ),
  ]);
  const [first] = communities;
  return {
    ...front,
    ...waiting,
    // Two rows of two, and as many on a phone: the rest of the city is a touch away.
    events: today ? soonest(front.events, 4) : front.events,
    today: today || null,
    firstName: actor?.name.split(' ')[0] ?? null,
    isEditor: actor?.role === 'ADMIN',
    own: primary && first ? ownCommunity(first, primary, others) : null,
    communities: primary ? [] : communities.slice(0, mostListed),
    canWriteToUs: communities.length === 0 && (await keptOperator(locale)).contact !== '',
    hasMoreCommunities: communities.length > mostListed,
    weeklyActivity: front.cityActivity ?? first?.weeklyActivity ?? 0,
  };
}

const soonest = (events: EventCard[], count: number) =>
  [...events].sort((one, other) => Number(one.startDate) - Number(other.startDate)).slice(0, count);

const ownCommunity = (
  community: CommunityTile,
  primary: Membership,
  others: Membership[],
): OwnCommunity => ({
  ...community,
  unit: primary.condoUnit,
  others: others.map(({ community: { slug, name }, condoUnit: unit }) => ({ slug, name, unit })),
});
