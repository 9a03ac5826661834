import { sql } from 'kysely';
import { ActivityAttendee } from '#db/entities/index.ts';
import { notifyOrganizer } from './emails/notify-of-places.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { insertNew } from '#app/lib/db/write.server.ts';
import type { Plan } from './plan.server.ts';

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
