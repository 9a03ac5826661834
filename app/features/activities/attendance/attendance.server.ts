import { sql } from 'kysely';
import { Activity, ActivityAttendee } from '#db/entities/index.ts';
import { notAMember } from '#app/features/communities/access.server.ts';
import { factsOf, requirePost } from '#app/features/posts/access.server.ts';
import { endedIfStartedBefore } from '#app/features/posts/over.server.ts';
import { isOver } from '#app/features/posts/over.ts';
import { canSeePost } from '#app/features/posts/policy.ts';
import { kysely } from '#app/lib/db/kysely.server.ts';
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

/**
 * Puts the actor on the list of an activity; joining again changes nothing. One statement decides,
 * and waits for a cancellation in progress, so that nobody joins what was just cancelled.
 * Throws AppError: `unauthenticated`, `not-found`, `forbidden` (its organizer, or no member of
 * the community), `conflict` (not open), `too-many` (joins within the hour). Returns the activity's title.
 */
export async function joinActivity(ctx: Ctx, id: string): Promise<{ title: string }> {
  const { actor, activity } = await requireAttendable(ctx, id);
  await joinsByAccount.countTry(actor.id);
  const added = await kysely(ctx.em)
    .insertInto('activity_attendees')
    .columns(['activity', 'user', 'createdAt'])
    .expression((from) =>
      from
        .selectFrom('activities')
        .select(['id', sql<string>`${actor.id}::uuid`.as('user'), sql<Date>`now()`.as('createdAt')])
        .where('id', '=', id)
        .where('status', '=', 'PUBLISHED')
        .where((is) => is.or([is('when', 'is', null), is('when', '>=', endedIfStartedBefore)]))
        .forShare(),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('activity')
    .executeTakeFirst();
  if (!added && !(await hasJoined(ctx, id, actor.id))) throw notOpen(activity);
  return { title: activity.title };
}

/**
 * Takes the actor off the list of an activity, whatever its status, until it is over; leaving again
 * changes nothing. Throws AppError as `joinActivity` does.
 */
export async function leaveActivity(ctx: Ctx, id: string): Promise<JoinedActivity> {
  const actor = requireActor(ctx);
  const joined = await joinedActivity(ctx, id);
  if (!joined) return (await closedForMember(ctx, id)) ?? (await attendable(ctx, id));
  const { activity } = joined;
  if (activity.status === 'PUBLISHED' && isOver(activity.when ?? null)) throw notOpen(activity);
  await ctx.em.nativeDelete(ActivityAttendee, { activity: id, user: actor.id });
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
  const isVisible = canSeePost(ctx.actor, factsOf(activity));
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
  if (!isOpen({ status: activity.status, when: activity.when ?? null })) throw notOpen(activity);
  return { actor, activity };
}

const hasJoined = async ({ em }: Ctx, activity: string, user: string) =>
  (await em.count(ActivityAttendee, { activity, user })) > 0;

function notOpen({ status }: Pick<Activity, 'status'>): AppError {
  if (status === 'PUBLISHED') return new AppError('conflict', 'activities.isOver');
  return new AppError(
    'conflict',
    status === 'CANCELLED' ? 'activities.isCancelled' : 'activities.notOpen',
  );
}
