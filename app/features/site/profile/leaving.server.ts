import { findLosses, carryOutLosses } from '#app/features/residency/ending/losses.server.ts';
import { requireOtherModerator } from '#app/features/residency/ending/moderators.server.ts';
import { cancelForLeaving } from '#app/features/building/bookings/commands/leave.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import type { Leaving } from './leaving.ts';
import { findMoving, type ChosenUnit } from './moving.server.ts';
import { findBuildingLosses, type BuildingLosses } from './building-losses.server.ts';

/** What a person agreed to with all that follows, for these communities, or for any. */
export interface Confirmed {
  /** Leaving. */
  leaving: string[] | true;
  /** Another unit, which the board has to confirm. */
  moving: string[] | true;
}

/** What a person would lose with a community, what they booked and reported too. */
export interface LeavingFacts extends Leaving {
  building?: BuildingLosses;
}

/** The error for leaving, or for another unit, that was not agreed to, with what it would mean. */
export class LeavingUnconfirmed extends AppError {
  readonly leaving: LeavingFacts[];

  /** `asked` is what of it nobody agreed to. */
  constructor(leaving: LeavingFacts[], asked: Leaving[]) {
    const moving = asked.filter(({ movesTo }) => movesTo !== undefined).length;
    const both = moving === asked.length ? 'moving' : 'both';
    super('conflict', `accounts.unconfirmed.${moving === 0 ? 'leaving' : both}`);
    this.leaving = leaving;
  }
}

/**
 * Carries out what leaving means, for the communities a person has and does not choose any more:
 * live posts there are withdrawn, each with its event, they are taken off the activities still to come, and what they
 * booked is cancelled. Call it inside the transaction that then removes the memberships.
 * Another unit that the board has to confirm is asked about too.
 * Throws LeavingUnconfirmed when something would be lost that `confirmed` does not cover, and
 * LastModerator for a community that nobody else moderates.
 */
export async function leaveCommunities(
  tx: Em,
  actor: Actor,
  chosen: ChosenUnit[],
  confirmed: Confirmed,
): Promise<void> {
  const chosenIds = chosen.map(({ communityId }) => communityId);
  const leaving = await findLeaving(tx, actor.id, chosenIds);
  const moderated = leaving.filter(({ moderates }) => moderates);
  await requireOtherModerator(
    tx,
    actor.id,
    moderated.map(({ communityId }) => communityId),
  );
  const moving = await findMoving(tx, actor, chosen);
  const asked = [
    ...unconfirmedOf(leaving, confirmed.leaving),
    ...unconfirmedOf(moving, confirmed.moving),
  ];
  if (asked.length > 0) throw new LeavingUnconfirmed([...leaving, ...moving], asked);
  for (const { communityId, posts, activities } of leaving) {
    await carryOutLosses(tx, actor, actor.id, {
      posts: posts.map((post) => ({ ...post, communityId })),
      activities: activities.map((activity) => ({ ...activity, communityId })),
    });
    await cancelForLeaving(tx, actor, actor.id, [communityId]);
  }
}

const unconfirmedOf = (all: Leaving[], confirmed: string[] | true): Leaving[] =>
  all.filter(({ communityId }) => confirmed !== true && !confirmed.includes(communityId));

/** What a person would lose, for each community that they would leave and lose something in. */
async function findLeaving(em: Em, userId: string, chosenIds: string[]): Promise<LeavingFacts[]> {
  const memberships = await kysely(em)
    .selectFrom('user_communities as membership')
    .innerJoin('communities as community', 'community.id', 'membership.community')
    .select(['community.id as communityId', 'community.name', 'membership.canModerate'])
    .where('membership.user', '=', userId)
    // Whoever moved and waits for the board again may still have posts from before.
    .where('membership.state', 'in', ['CONFIRMED', 'WAITING'])
    .where('membership.community', 'not in', chosenIds)
    .orderBy('membership.position')
    .execute();
  const ids = memberships.map(({ communityId }) => communityId);
  const [lost, building] = await Promise.all([
    findLosses(em, userId, ids),
    findBuildingLosses(em, userId, ids),
  ]);
  return memberships
    .map(({ communityId, name, canModerate }) => ({
      communityId,
      name,
      moderates: canModerate,
      posts: lost.posts.filter((post) => post.communityId === communityId),
      activities: lost.activities.filter((activity) => activity.communityId === communityId),
      building: building.get(communityId),
    }))
    .filter((community) => {
      const { moderates, posts, activities, building: { bookings = 0 } = {} } = community;
      return moderates || posts.length > 0 || activities.length > 0 || bookings > 0;
    });
}
