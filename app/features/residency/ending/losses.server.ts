import type { Language, PostStatus, PostType } from '#db/enums.ts';
import { lastPublicText } from '#app/features/posts/activities/closed-activity.server.ts';
import { freePlace } from '#app/features/posts/places/places.server.ts';
import { lockPlans } from '#app/features/posts/places/plan.server.ts';
import { withdrawForLeaving } from '#app/features/posts/posts/decisions/withdraw-leaving.server.ts';
import { isOver } from '#app/features/posts/basics/over.ts';
import { publicStatuses } from '#app/features/posts/posts/policy.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import type { Actor } from '#app/lib/session/actor.ts';

/** What a person loses with one community, or with several: each entry says of which. */
interface Losses {
  /** Their live posts, which are withdrawn. */
  posts: { type: PostType; id: string; title: string; language: Language; communityId: string }[];
  /** The activities still to come that they are taken off; no title where it was never shown. */
  activities: {
    id: string;
    title: string | null;
    language?: Language | undefined;
    communityId: string;
  }[];
}

export async function findLosses(em: Em, userId: string, communityIds: string[]): Promise<Losses> {
  if (communityIds.length === 0) return { posts: [], activities: [] };
  const [posts, activities] = await Promise.all([
    livePosts(em, userId, communityIds),
    attendedActivities(em, userId, communityIds),
  ]);
  return { posts, activities };
}

/**
 * Withdraws these posts, each with its line in the log, and frees the places in these activities for
 * those who wait.
 * `by` is who made it happen; null when a scheduled job did it. Call it inside a transaction.
 */
export async function carryOutLosses(
  tx: Em,
  by: Pick<Actor, 'id' | 'role'> | null,
  userId: string,
  { posts, activities }: Losses,
): Promise<void> {
  const own = posts.filter(({ type }) => type === 'ACTIVITY');
  const plans = await lockPlans(
    tx,
    [...own, ...activities].map(({ id }) => id),
  );
  for (const post of posts) await withdrawForLeaving(tx, by, post);
  for (const { id } of activities) {
    const plan = plans.get(id);
    if (plan) await freePlace(tx, plan, userId, by);
  }
}

const openActivities = new Set<PostStatus>(publicStatuses.ACTIVITY);

const live = ['PENDING', 'PUBLISHED'] as const;

/** A person's posts that show or wait to. An activity that is over stays as it is. */
async function livePosts(em: Em, userId: string, communityIds: string[]) {
  const listed = kysely(em)
    .selectFrom('listings')
    .select(['id', 'title', 'language', 'community as communityId'])
    .where('author', '=', userId)
    .where('community', 'in', communityIds)
    .where('status', 'in', live)
    .orderBy('createdAt')
    .execute();
  const planned = kysely(em)
    .selectFrom('activities')
    .select(['id', 'title', 'language', 'community as communityId', 'when', 'endsAt', 'status'])
    .where('author', '=', userId)
    .where('community', 'in', communityIds)
    .where('status', 'in', live)
    .orderBy('createdAt')
    .execute();
  const [listings, activities] = await Promise.all([listed, planned]);
  return [
    ...listings.map((listing) => ({ type: 'LISTING' as PostType, ...listing })),
    ...activities
      .filter((activity) => activity.status === 'PENDING' || !isOver(activity))
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
    .select(['activity.language', 'activity.status', 'activity.endsAt'])
    .where('attendee.user', '=', userId)
    .where('activity.community', 'in', communityIds)
    .orderBy('activity.when')
    .execute();
  const toCome = rows.filter((activity) => !isOver(activity));
  return Promise.all(
    toCome.map(async ({ id, title, language, communityId, status }) => ({
      id,
      ...(openActivities.has(status) ? { title, language } : await lastPublicText(em, id)),
      communityId,
    })),
  );
}
