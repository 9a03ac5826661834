import { ActivityAttendee } from '#db/entities/index.ts';
import type { PostStatus, PostType } from '#db/enums.ts';
import { lastPublicText } from '#app/features/activities/closed-activity.server.ts';
import { publicStatuses } from '#app/features/posts/policy.ts';
import { isOver } from '#app/features/posts/over.ts';
import { decide } from '#app/features/posts/decisions/decide.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/kysely.server.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import type { Leaving } from './leaving.ts';

/** Which communities a person agreed to leave with all that follows: these, or any. */
export type ConfirmedLeaving = string[] | true;

/** The error for leaving that was not agreed to, with what it would mean. */
export class LeavingUnconfirmed extends AppError {
  readonly leaving: Leaving[];

  constructor(leaving: Leaving[]) {
    super('conflict', 'accounts.leavingUnconfirmed');
    this.leaving = leaving;
  }
}

/**
 * Carries out what leaving means, for the communities a person has and does not choose any more:
 * live posts there are withdrawn, each with its event, and they are taken off the activities still
 * to come. Call it inside the transaction that then removes the memberships.
 * Throws LeavingUnconfirmed when something would be lost that `confirmed` does not cover, and the
 * AppErrors of `decide`.
 */
export async function leaveCommunities(
  ctx: Ctx,
  userId: string,
  chosenIds: string[],
  confirmed: ConfirmedLeaving,
): Promise<void> {
  const leaving = await findLeaving(ctx.em, userId, chosenIds);
  const unconfirmed = leaving.filter(
    ({ communityId }) => confirmed !== true && !confirmed.includes(communityId),
  );
  if (unconfirmed.length > 0) throw new LeavingUnconfirmed(leaving);
  for (const { type, id } of leaving.flatMap(({ posts }) => posts)) {
    await decide(ctx, { type, id, status: 'WITHDRAWN', isLeaving: true });
  }
  const activities = leaving.flatMap((community) => community.activities.map(({ id }) => id));
  await ctx.em.nativeDelete(ActivityAttendee, { user: userId, activity: { $in: activities } });
}

/** What a person would lose, for each community that they would leave and lose something in. */
async function findLeaving(em: Em, userId: string, chosenIds: string[]): Promise<Leaving[]> {
  const memberships = await kysely(em)
    .selectFrom('user_communities as membership')
    .innerJoin('communities as community', 'community.id', 'membership.community')
    .select(['community.id as communityId', 'community.name', 'membership.canModerate'])
    .where('membership.user', '=', userId)
    .where('membership.community', 'not in', chosenIds)
    .orderBy('membership.position')
    .execute();
  if (memberships.length === 0) return [];
  const ids = memberships.map(({ communityId }) => communityId);
  const posts = await livePosts(em, userId, ids);
  const activities = await attendedActivities(em, userId, ids);
  return memberships
    .map(({ communityId, name, canModerate }) => ({
      communityId,
      name,
      moderates: canModerate,
      posts: posts.filter((post) => post.communityId === communityId),
      activities: activities.filter((activity) => activity.communityId === communityId),
    }))
    .filter((community) => {
      const { moderates, posts, activities } = community;
      return moderates || posts.length > 0 || activities.length > 0;
    });
}

const openActivities = new Set<PostStatus>(publicStatuses.ACTIVITY);

const live = ['PENDING', 'PUBLISHED'] as const;

/** A person's posts that show or wait to. An activity that is over stays as it is. */
async function livePosts(em: Em, userId: string, communityIds: string[]) {
  const listings = await kysely(em)
    .selectFrom('listings')
    .select(['id', 'title', 'language', 'community as communityId'])
    .where('author', '=', userId)
    .where('community', 'in', communityIds)
    .where('status', 'in', live)
    .orderBy('createdAt')
    .execute();
  const activities = await kysely(em)
    .selectFrom('activities')
    .select(['id', 'title', 'language', 'community as communityId', 'when', 'status'])
    .where('author', '=', userId)
    .where('community', 'in', communityIds)
    .where('status', 'in', live)
    .orderBy('createdAt')
    .execute();
  return [
    ...listings.map((listing) => ({ type: 'LISTING' as PostType, ...listing })),
    ...activities
      .filter(({ when, status }) => status === 'PENDING' || !isOver(when))
      .map(({ id, title, language, communityId }) => ({
        type: 'ACTIVITY' as PostType,
        id,
        title,
        language,
        communityId,
      })),
  ];
}

/** The activities still to come that a person has joined. */
async function attendedActivities(em: Em, userId: string, communityIds: string[]) {
  const rows = await kysely(em)
    .selectFrom('activity_attendees as attendee')
    .innerJoin('activities as activity', 'activity.id', 'attendee.activity')
    .select(['activity.id', 'activity.title', 'activity.community as communityId', 'activity.when'])
    .select(['activity.language', 'activity.status'])
    .where('attendee.user', '=', userId)
    .where('activity.community', 'in', communityIds)
    .orderBy('activity.when')
    .execute();
  const toCome = rows.filter(({ when }) => !isOver(when));
  return Promise.all(
    toCome.map(async ({ id, title, language, communityId, status }) => ({
      id,
      ...(openActivities.has(status) ? { title, language } : await lastPublicText(em, id)),
      communityId,
    })),
  );
}
