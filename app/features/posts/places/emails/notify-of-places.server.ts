import { randomUUID } from 'node:crypto';
import { placesTaken, type Plan } from '../plan.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { activityPeopleLetter, placeFreeLetter, type Coming } from './activity-places.server.ts';
import { namedPlan, spanOf } from './notify-of-plan.server.ts';
import { recipientsOf, notify } from '#app/features/mail/outbox/recipients.server.ts';

/** Tells people who waited for a place in an activity that they have one. */
export const notifyPlaceFree = (tx: Em, plan: Plan, userIds: string[]) =>
  notify(tx, placeFreeLetter, {
    userIds,
    // Somebody can leave, wait again and get another place.
    event: `activity:${plan.id}:place:${randomUUID()}`,
    communityId: plan.communityId,
    params: { ...namedPlan(plan), at: spanOf(plan) },
  });

/** Tells the organizer of an activity who joined it, waits for a place in it, or left it. */
export async function notifyOrganizer(
  tx: Em,
  plan: Plan,
  { userId, what }: { userId: string; what: Coming },
): Promise<void> {
  const { id, authorId, communityId, capacity } = plan;
  if ((await recipientsOf(tx, [authorId], activityPeopleLetter.topic)).length === 0) return;
  const { name } = await kysely(tx)
    .selectFrom('users')
    .select('name')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await notify(tx, activityPeopleLetter, {
    userIds: [authorId],
    event: `activity:${id}:${what.toLowerCase()}:${randomUUID()}`,
    communityId,
    params: { ...namedPlan(plan), name, what, capacity, ...(await placesTaken(tx, plan)) },
  });
}
