import { Activity } from '#db/entities/index.ts';
import { canSeeItem } from '#app/features/posts/policy.ts';
import { requireEditable } from '#app/features/posts/decisions/moderation-state.server.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { AppError } from '#app/lib/errors.ts';

/** An activity with its author and community. Throws AppError `not-found`. */
export async function visibleActivity(ctx: Ctx, id: string) {
  const activity = await ctx.em.findOne(
    Activity,
    { id },
    { populate: ['author', 'community'], strategy: 'joined' },
  );
  if (!activity || !canSeeItem(ctx.actor, subjectOf(activity))) {
    throw new AppError('not-found', 'Activity not found');
  }
  return activity;
}

/**
 * The actor's own activity, while it can be edited.
 * Throws AppError: `unauthenticated`, `not-found`, `forbidden`, `conflict` (closed).
 */
export async function ownActivity(ctx: Ctx, id: string) {
  const actor = requireActor(ctx);
  const activity = await visibleActivity(ctx, id);
  requireEditable(actor, 'ACTIVITY', subjectOf(activity));
  return activity;
}

/** What the rules of moderation need to know of an activity. */
export const subjectOf = (activity: Activity) => ({
  id: activity.id,
  communityId: activity.community.id,
  authorId: activity.author.id,
  status: activity.status,
  version: activity.version,
});
