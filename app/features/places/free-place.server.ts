import { sql } from 'kysely';
import { tellOrganizer, tellPlaceFree } from '#app/features/mail/tell/activity-places.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { takesPlace, type Plan } from './plan.server.ts';

/**
 * Takes a person off the list of an activity; the first in line gets the place. Nothing for who is not
 * on it. `plan` is locked (`lockPlans`); `by` is who did it, null for a date that came.
 */
export async function freePlace(
  tx: Em,
  plan: Plan,
  userId: string,
  by: { id: string } | null,
): Promise<void> {
  const left = await kysely(tx)
    .deleteFrom('activity_attendees')
    .where('activity', '=', plan.id)
    .where('user', '=', userId)
    .returning('ticket')
    .executeTakeFirst();
  if (!left || left.ticket !== null || !takesPlace(plan)) return;
  await fillPlaces(tx, plan);
  if (by?.id !== plan.authorId) await tellOrganizer(tx, plan, { userId, what: 'LEFT' });
}

/**
 * Gives the free places of an activity to those who wait, the first in line first, and tells them.
 * Nobody gets one in an activity that does not take place. Returns who did.
 */
export async function fillPlaces(tx: Em, plan: Plan): Promise<string[]> {
  if (!takesPlace(plan)) return [];
  const { id, capacity } = plan;
  const free = sql<number | null>`(
    select greatest(${capacity}::int - count(*), 0) from activity_attendees
    where activity_id = ${id}::uuid and ticket is null)`;
  const rows = await kysely(tx)
    .updateTable('activity_attendees')
    .set({ ticket: null })
    .where('activity', '=', id)
    .where('user', 'in', (from) =>
      from
        .selectFrom('activity_attendees')
        .select('user')
        .where('activity', '=', id)
        .where('ticket', 'is not', null)
        .orderBy('ticket')
        .$if(capacity !== null, (query) => query.limit(free as never)),
    )
    .returning('user')
    .execute();
  const promoted = rows.map(({ user }) => user);
  if (promoted.length > 0) await tellPlaceFree(tx, plan, promoted);
  return promoted;
}
