import { sql } from 'kysely';
import type { PostStatus } from '#db/enums.ts';
import { isOverColumn } from '#app/features/posts/basics/over.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';

/** An activity as those who go to it have to know it. */
export interface Plan {
  id: string;
  communityId: string;
  authorId: string;
  title: string;
  when: Date | null;
  endsAt: Date | null;
  place: string | null;
  /** How many can go; null for as many as like. */
  capacity: number | null;
  status: PostStatus;
  version: number;
  isOver: boolean;
}

/**
 * Activities as they are now, by id: nobody else joins, leaves or changes them until the transaction
 * ends. Whoever waits for each other's would block each other, so they are always locked in one order.
 */
export async function lockPlans(tx: Em, ids: readonly string[]): Promise<Map<string, Plan>> {
  if (ids.length === 0) return new Map();
  const plans = await kysely(tx)
    .selectFrom('activities')
    .select(['id', 'community as communityId', 'author as authorId', 'title', 'when', 'endsAt'])
    .select(['place', 'capacity', 'status', 'version', isOverColumn.ACTIVITY.as('isOver')])
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return new Map(plans.map((plan) => [plan.id, plan]));
}

/** Whether an activity takes place: people can join it, and places in it are given. */
export const takesPlace = ({ status, isOver }: Plan): boolean => status === 'PUBLISHED' && !isOver;

/** Everybody on the list of an activity, those who wait too, but for some. */
export async function peopleOf(
  tx: Em,
  { id }: Pick<Plan, 'id'>,
  without: readonly string[] = [],
): Promise<string[]> {
  const rows = await kysely(tx)
    .selectFrom('activity_attendees')
    .select('user')
    .where('activity', '=', id)
    .$if(without.length > 0, (query) => query.where('user', 'not in', [...without]))
    .execute();
  return rows.map(({ user }) => user);
}

/** How many have a place in an activity, and how many wait for one. */
export const placesTaken = (em: Em, { id }: Pick<Plan, 'id'>) =>
  kysely(em)
    .selectFrom('activity_attendees')
    .select([
      sql<number>`(count(*) filter (where ticket is null))::int`.as('going'),
      sql<number>`count(ticket)::int`.as('waiting'),
    ])
    .where('activity', '=', id)
    .executeTakeFirstOrThrow();
