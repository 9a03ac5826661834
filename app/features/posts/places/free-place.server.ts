import { sql } from 'kysely';
import { ActivityAttendee } from '#db/entities/index.ts';
import { notifyOrganizer, notifyPlaceFree } from './emails/notify-of-places.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { takesPlace, type Plan } from './plan.server.ts';

/**
 * Takes a person off the list of an activity; the first in line gets the place. Nothing for who is not
 * on it. `plan` is locked (`lockPlans`); `by` is who did it, null when a scheduled job did it.
 */
export async function freePlace(
  tx: Em,
  plan: Plan,
  userId: string,
  by: { id: string } | null,
): Promise<void> {
  const left = await kysely(tx)
    .selectFrom('activity_attendees')
    .select('ticket')
    .where('activity', '=', plan.id)
    .where('user', '=', userId)
    .executeTakeFirst();
  await tx.nativeDelete(ActivityAttendee, { activity: plan.id, user: userId });
  if (!left || left.ticket !== null || !takesPlace(plan)) return;
  await fillPlaces(tx, plan);
  if (by?.id !== plan.authorId) await notifyOrganizer(tx, plan, { userId, what: 'LEFT' });
}

/**
 * Gives the free places of an activity to those who wait, the first in line first, and tells them.
 * Nobody gets one in an activity that does not take place. `plan` is locked. Returns who did.
 */
export async function fillPlaces(tx: Em, plan: Plan): Promise<string[]> {
  if (!takesPlace(plan)) return [];
  const { id, capacity } = plan;
  const free = sql<number | null>`(
    select greatest(${capacity}::int - count(*), 0) from activity_attendees
    where activity_id = ${id}::uuid and ticket is null)`;
  const first = await kysely(tx)
    .selectFrom('activity_attendees')
    .select('user')
    .where('activity', '=', id)
    .where('ticket', 'is not', null)
    .orderBy('ticket')
    .$if(capacity !== null, (query) => query.limit(free as never))
    .execute();
  const promoted = first.map(({ user }) => user);
  if (promoted.length === 0) return [];
  const theirs = { activity: id, user: { $in: promoted } };
  await tx.nativeUpdate(ActivityAttendee, theirs, { ticket: null });
  await notifyPlaceFree(tx, plan, promoted);
  return promoted;
}
