import { sql } from 'kysely';
import { Booking } from '#db/entities/index.ts';
import { isCurrentMembership } from '#app/lib/db/current-membership.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { owningTenures } from '#app/lib/session/actor.ts';
import { selectBookings, type BookingRow, type Place } from '../access.server.ts';
import { notifyAsked, notifyBooking, recallHeld } from '../emails/booking.server.ts';
import { freeSeat } from '../slots/seats.ts';
import { stillHas } from '../slots/slots.server.ts';
import { recordBooking } from './log-lines.server.ts';
import { isMonthFull, takenIn } from './taken.server.ts';

/** How a place gives a time: right away, or once somebody at the desk has confirmed it. */
export const stateGiven = ({ isConfirmedByHand }: Pick<Place, 'isConfirmedByHand'>) =>
  isConfirmedByHand ? ('ASKED' as const) : ('CONFIRMED' as const);

/**
 * Gives what is free of a place between two moments to those who wait for it, the first in line first, and tells
 * them. Passes over who has as many bookings in that month as their unit may have, who may not book the place any more,
 * and times that the place no longer has, as on a day that was closed since. `place` is locked.
 */
export async function fillPlace(
  tx: Em,
  place: Place,
  { from, until }: { from: Date; until: Date },
  now = new Date(),
): Promise<void> {
  if (place.archivedAt) return;
  const waiting = await selectBookings(tx)
    .where('booking.place', '=', place.id)
    .where('booking.state', '=', 'WAITING')
    .where('booking.startsAt', '>', now)
    .where('booking.startsAt', '<', until)
    .where('booking.endsAt', '>', from)
    .orderBy('booking.ticket')
    .execute();
  const [first] = waiting;
  if (!first) return;
  const span = waiting.reduce(
    (whole, { startsAt, endsAt }) => ({
      from: startsAt < whole.from ? startsAt : whole.from,
      until: endsAt > whole.until ? endsAt : whole.until,
    }),
    { from: first.startsAt, until: first.endsAt },
  );
  const mayHave = await bookersAmong(tx, place, waiting);
  const taken = [...((await takenIn(tx, { place: place.id }, span)).get(place.id) ?? [])];
  for (const one of waiting) {
    const { id, userId, startsAt, endsAt, unitKey } = one;
    if (!stillHas(place, one) || userId === null || !mayHave.has(userId)) continue;
    const seat = freeSeat(place.capacity, taken, { start: startsAt, end: endsAt });
    if (seat === null || (await isMonthFull(tx, place, { unitKey, at: startsAt }))) continue;
    const state = stateGiven(place);
    await tx.nativeUpdate(
      Booking,
      { id },
      { seat, state, ticket: null, placedAt: now, version: one.version + 1, updatedAt: now },
    );
    taken.push({ seat, startsAt, endsAt });
    await recallHeld(tx, id);
    await recordBooking(tx, null, one, { what: 'PLACED', from: 'WAITING' });
    const placed = { ...one, state, placedAt: now };
    await notifyBooking(tx, placed, 'PLACED');
    if (state === 'ASKED') await notifyAsked(tx, placed, userId);
  }
}

/** Who of the people of some bookings may book the place now: a member, and an owner where it is for owners. */
async function bookersAmong(
  tx: Em,
  { communityId, bookers }: Place,
  rows: readonly BookingRow[],
): Promise<Set<string | null>> {
  const people = rows.flatMap(({ userId }) => userId ?? []);
  if (people.length === 0) return new Set();
  const members = await kysely(tx)
    .selectFrom('user_communities as membership')
    .select('membership.user')
    .where('membership.community', '=', communityId)
    .where('membership.user', 'in', people)
    .where(isCurrentMembership('membership'))
    .$if(bookers === 'OWNERS', (query) => query.where(isOwned))
    .execute();
  return new Set(members.map(({ user }) => user));
}

/** Whether a membership is an owner's, by its own unit or a further one: `isOwner` of the session, in SQL. */
const isOwned = sql<boolean>`(membership.tenure in (${sql.join(owningTenures)}) or exists (
  select from further_units further where further.membership_id = membership.id
    and further.state = 'CONFIRMED' and further.tenure in (${sql.join(owningTenures)})))`;
