import { sql } from 'kysely';
import { holdingStates } from '#db/enums.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import type { Taken } from '../slots/seats.ts';
import { longestDays } from '../limits.ts';
import { monthAround } from '../slots/slots.server.ts';

/** What is taken of a place, or of each of a community's, in a span of time: by place. */
export async function takenIn(
  em: Em,
  scope: { place: string } | { community: string },
  { from, until }: { from: Date; until: Date },
): Promise<Map<string, Taken[]>> {
  const [column, id] =
    'place' in scope
      ? (['place', scope.place] as const)
      : (['community', scope.community] as const);
  const rows = await kysely(em)
    .selectFrom('bookings')
    .select(['place', 'seat', 'startsAt', 'endsAt'])
    .where(column, '=', id)
    .where('state', 'in', holdingStates)
    .where('startsAt', '<', until)
    .where('startsAt', '>', sql<Date>`${from}::timestamptz - make_interval(days => ${longestDays})`)
    .where('endsAt', '>', from)
    .execute();
  const byPlace = new Map<string, Taken[]>();
  for (const { place, ...taken } of rows) {
    const known = byPlace.get(place) ?? [];
    known.push(taken);
    byPlace.set(place, known);
  }
  return byPlace;
}

/** Whether a unit has as many bookings of a place in the month of a moment as it may have. */
export async function isMonthFull(
  tx: Em,
  { id, mostPerMonth }: { id: string; mostPerMonth: number | null },
  { unitKey, at }: { unitKey: string; at: Date },
): Promise<boolean> {
  if (mostPerMonth === null) return false;
  const { from, until } = monthAround(at);
  const { count } = await kysely(tx)
    .selectFrom('bookings')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('place', '=', id)
    .where('unitKey', '=', unitKey)
    .where('state', 'in', holdingStates)
    .where('startsAt', '>=', from)
    .where('startsAt', '<', until)
    .executeTakeFirstOrThrow();
  return count >= mostPerMonth;
}
