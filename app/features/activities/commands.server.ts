import { Activity, ActivityAttendee } from '#db/entities/index.ts';
import { notAMember } from '#app/features/communities/queries.server.ts';
import { postItem, saveEdit, type Posted } from '#app/features/posts/publish.server.ts';
import { doneBefore, type Attempt } from '#app/lib/db/idempotency.server.ts';
import { cityTimeText } from '#app/lib/forms/city-time.server.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { canAttend, isOpen, startsBeforeNow } from './policy.ts';
import type { ActivityInput } from './schema.ts';
import { ownActivity, subjectOf, visibleActivity } from './visible.server.ts';

/**
 * Posts an activity in a community of the actor's. The server alone sets author, slug and status.
 * Throws AppError: `unauthenticated`, `not-found` (no such community), `forbidden` (not a member),
 * `invalid` (a start in the past, or photos of somebody else's), `conflict` (the attempt's key came
 * with something else).
 */
export const postActivity = (
  ctx: Ctx,
  communityId: string,
  input: ActivityInput,
  attempt: Attempt | null,
): Promise<Posted> =>
  postItem(ctx, { type: 'ACTIVITY', communityId, post: input, attempt }, (tx, item) => {
    requireToCome(input.when ?? null);
    tx.create(Activity, { ...content(input), ...item });
  });

/**
 * Changes the text of the actor's own activity; who joined stays joined. In a moderated community
 * the board sees it again. Throws AppError: `unauthenticated`, `not-found`, `forbidden`
 * (another's), `invalid` (moved into the past, or photos of somebody else's), `conflict` (it changed since
 * `version`, is in a state that cannot be edited, or the attempt's key came with something else).
 */
export async function editActivity(
  ctx: Ctx,
  id: string,
  { version, ...input }: ActivityInput & { version?: number | undefined },
  attempt: Attempt | null,
): Promise<Posted> {
  const actor = requireActor(ctx);
  const before = await doneBefore<Posted>(ctx.em, actor.id, attempt);
  if (before) return before;
  const activity = await ownActivity(ctx, id);
  const when = startAfterEdit(activity.when ?? null, input.when ?? null);
  const { requireModeration } = activity.community.unwrap();
  const item = { ...subjectOf(activity), requireModeration, images: activity.images };
  return saveEdit(
    ctx,
    { actor, type: 'ACTIVITY', item, post: input, version, attempt },
    (tx, { where, set }) =>
      tx.nativeUpdate(Activity, where, { ...content({ ...input, when }), ...set }),
  );
}

/**
 * The start an edit leaves. The form shows whole minutes of the city's clock, so a start that
 * reads the same there is the one it was, even in the past or in an hour that comes twice.
 */
function startAfterEdit(before: Date | null, wanted: Date | null): Date | null {
  if (before && wanted && cityTimeText(before) === cityTimeText(wanted)) return before;
  requireToCome(wanted);
  return wanted;
}

function requireToCome(start: Date | null): void {
  if (start && startsBeforeNow(start)) {
    throw new AppError('invalid', 'Please choose a time that is still to come', { field: 'when' });
  }
}

/**
 * Puts the actor on the list of an activity; who is on it already stays. One statement decides,
 * and waits for a cancellation under way, so that nobody joins what was just called off.
 * Throws AppError: `unauthenticated`, `not-found`, `forbidden` (its organizer, or no member of
 * the community), `conflict` (not open). Returns the activity's title.
 */
export async function joinActivity(ctx: Ctx, id: string): Promise<{ title: string }> {
  const { actor, activity } = await attendable(ctx, id);
  const added = await ctx.em.execute<unknown[]>(
    `insert into activity_attendees (activity_id, user_id, created_at)
     select id, ?::uuid, now() from activities
      where id = ? and status = 'PUBLISHED' and ("when" is null or "when" >= now())
        for share
     on conflict do nothing
     returning activity_id`,
    [actor.id, id],
  );
  if (added.length === 0 && !(await isOnList(ctx, id, actor.id))) throw notOpen(activity);
  return { title: activity.title };
}

/**
 * Takes the actor off the list of an activity; who is not on it stays off.
 * Throws AppError as `joinActivity` does. Returns the activity's title.
 */
export async function leaveActivity(ctx: Ctx, id: string): Promise<{ title: string }> {
  const { actor, activity } = await attendable(ctx, id);
  await ctx.em.nativeDelete(ActivityAttendee, { activity: id, user: actor.id });
  return { title: activity.title };
}

async function attendable(ctx: Ctx, id: string) {
  const actor = requireActor(ctx);
  const activity = await visibleActivity(ctx, id);
  const subject = subjectOf(activity);
  if (subject.authorId === actor.id) {
    throw new AppError('forbidden', 'You organize this activity, so you are on it already.');
  }
  if (!canAttend(actor, subject)) throw notAMember();
  if (!isOpen({ status: activity.status, when: activity.when ?? null })) throw notOpen(activity);
  return { actor, activity };
}

const isOnList = async ({ em }: Ctx, activity: string, user: string) =>
  (await em.count(ActivityAttendee, { activity, user })) > 0;

function notOpen({ status }: Pick<Activity, 'status'>): AppError {
  if (status === 'PUBLISHED') return new AppError('conflict', 'This activity is over.');
  return new AppError(
    'conflict',
    status === 'CANCELLED'
      ? 'This activity has been cancelled.'
      : 'This activity is not open at the moment.',
  );
}

const content = (input: ActivityInput) => ({
  title: input.title,
  description: input.description,
  when: input.when ?? null,
  tags: input.tags ?? [],
  contactEmail: input.contactEmail ?? null,
});
