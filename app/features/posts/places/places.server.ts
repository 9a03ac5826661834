import { sql } from 'kysely';
import { ActivityAttendee } from '#db/entities/index.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { insertNew } from '#app/lib/db/write.server.ts';
import {
  notifyOrganizer,
  notifyPlaceFree,
  refreshOrganizer,
} from './emails/activity-places.server.ts';
import { type Plan, takesPlace } from './plan.server.ts';

/**
 * Puts a person on the list of an activity: with a place while there is one, and otherwise at the end
 * of the line. Somebody who is on it stays as they are. `plan` is locked (`lockPlans`), so that the last
 * place goes to one of two. Returns their position in line; null for who has a place.
 */
export async function takePlace(tx: Em, plan: Plan, userId: string): Promise<number | null> {
  const { id: activity, capacity } = plan;
  const { going, last } = await kysely(tx)
    .selectFrom('activity_attendees')
    .select([
      sql<number>`(count(*) filter (where ticket is null))::int`.as('going'),
      sql<number>`coalesce(max(ticket), 0)`.as('last'),
    ])
    .where('activity', '=', activity)
    .executeTakeFirstOrThrow();
  const ticket = capacity !== null && going >= capacity ? last + 1 : null;
  const own = { activity, user: userId, ticket, createdAt: new Date() };
  const isNew = (await insertNew(tx, ActivityAttendee, own)) > 0;
  if (isNew)
    await notifyOrganizer(tx, plan, { userId, what: ticket === null ? 'JOINED' : 'WAITS' });
  return positionOf(tx, plan, userId);
}

/** Where a person stands in the line of an activity, from 1; null for who does not wait. */
async function positionOf(tx: Em, { id }: Plan, userId: string): Promise<number | null> {
  const row = await kysely(tx)
    .selectFrom('activity_attendees as own')
    .innerJoin('activity_attendees as ahead', 'ahead.activity', 'own.activity')
    .select(sql<number>`count(*)::int`.as('position'))
    .where('own.activity', '=', id)
    .where('own.user', '=', userId)
    .whereRef('ahead.ticket', '<=', 'own.ticket')
    .executeTakeFirstOrThrow();
  return row.position || null;
}

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
  if (!left || !takesPlace(plan)) return;
  const isPlaceFree = left.ticket === null;
  const promoted = isPlaceFree ? await fillPlaces(tx, plan) : [];
  await refreshOrganizer(tx, plan);
  if (!isPlaceFree || by?.id === plan.authorId) return;
  await notifyOrganizer(tx, plan, { userId, what: 'LEFT' });
  for (const one of promoted) await notifyOrganizer(tx, plan, { userId: one, what: 'PLACED' });
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
