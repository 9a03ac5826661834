import { Activity } from '#db/entities/index.ts';
import type { PostStatus } from '#db/enums.ts';
import { notAMember } from '#app/features/communities/communities/access.server.ts';
import { freePlace, takePlace } from '#app/features/posts/places/places.server.ts';
import { lockPlans, takesPlace } from '#app/features/posts/places/plan.server.ts';
import {
  factsOf,
  postNotFound,
  readableFactsOf,
  requirePost,
} from '#app/features/posts/posts/access.server.ts';
import { isOver } from '#app/features/posts/basics/over.ts';
import { canSeePost } from '#app/features/posts/posts/policy.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { createLimiter } from '#app/lib/http/rate-limit.server.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { activityKind } from '../kind.server.ts';
import { joinedActivity, type JoinedActivity } from '../closed-activity.server.ts';
import { canAttend, isOpen } from '../policy.ts';

/** How often one person may join activities within an hour. */
const joinsByAccount = createLimiter(
  'join-account',
  { points: 60, duration: 60 * 60 },
  'activities.tooManyJoins',
);

/** How often one person may leave activities within an hour. */
const leavesByAccount = createLimiter(
  'leave-account',
  { points: 60, duration: 60 * 60 },
  'activities.tooManyLeaves',
);

/** What became of a person who joined. */
export interface Joined {
  title: string;
  /** Their place in line; null for who has a place in the activity. */
  position: number | null;
}

/**
 * Puts the actor on the list of an activity, or at the end of the line of a full one; joining again
 * changes nothing. Whoever joins, leaves, cancels or changes it at once does so one after the other, so
 * that one of two gets the last place, and nobody joins what was just cancelled.
 * Throws AppError: `unauthenticated`, `not-found`, `forbidden` (its organizer, or no member of
 * the community), `conflict` (not open), `too-many` (joins within the hour).
 */
export async function joinActivity(ctx: Ctx, id: string): Promise<Joined> {
  const { actor, activity } = await requireAttendable(ctx, id);
  await joinsByAccount.countTry(actor.id);
  const position = await inTransaction(ctx.em, async (tx) => {
    const plan = (await lockPlans(tx, [id])).get(id);
    if (!plan) throw postNotFound('ACTIVITY');
    if (!takesPlace(plan)) throw notOpen(plan);
    return takePlace(tx, plan, actor.id);
  });
  return { title: activity.title, position };
}

/**
 * Takes the actor off the list of an activity, whatever its status, until it is over; the first in line
 * gets the place. Leaving again changes nothing. Throws AppError as `joinActivity` does.
 */
export async function leaveActivity(ctx: Ctx, id: string): Promise<JoinedActivity> {
  const actor = requireActor(ctx);
  const joined = await joinedActivity(ctx, id);
  if (!joined) return (await closedForMember(ctx, id)) ?? (await attendable(ctx, id));
  const { activity } = joined;
  if (activity.status === 'PUBLISHED' && isOver(activity)) throw notOpen(activity);
  await leavesByAccount.countTry(actor.id);
  await inTransaction(ctx.em, async (tx) => {
    const plan = (await lockPlans(tx, [id])).get(id);
    if (plan) await freePlace(tx, plan, actor.id, actor);
  });
  return joined;
}

/**
 * A cancelled or hidden activity, for a member who is not on its list: they may have pressed twice,
 * so there is nothing to refuse. Null for anybody else, and for an activity that is open.
 */
async function closedForMember(ctx: Ctx, id: string): Promise<JoinedActivity | null> {
  const activity = await ctx.em.findOne(
    Activity,
    { id, status: { $ne: 'PUBLISHED' } },
    { populate: ['author', 'community'], strategy: 'joined' },
  );
  if (!activity || !canAttend(ctx.actor, factsOf(activity))) return null;
  const isVisible = canSeePost(ctx.actor, readableFactsOf(activity));
  const { title, language } = activity;
  return { activity, title: isVisible ? title : null, language, isVisible };
}

async function attendable(ctx: Ctx, id: string): Promise<JoinedActivity> {
  const { activity } = await requireAttendable(ctx, id);
  const { title, language } = activity;
  return { activity, title, language, isVisible: true };
}

async function requireAttendable(ctx: Ctx, id: string) {
  const actor = requireActor(ctx);
  const activity = await requirePost<Activity>(ctx, activityKind, id);
  const facts = factsOf(activity);
  if (facts.authorId === actor.id) throw new AppError('forbidden', 'activities.organizerIsOn');
  if (!canAttend(actor, facts)) throw notAMember();
  if (!isOpen(activity)) throw notOpen(activity);
  return { actor, activity };
}

function notOpen({ status }: { status: PostStatus }): AppError {
  if (status === 'PUBLISHED') return new AppError('conflict', 'activities.isOver');
  return new AppError(
    'conflict',
    status === 'CANCELLED' ? 'activities.isCancelled' : 'activities.notOpen',
  );
}
