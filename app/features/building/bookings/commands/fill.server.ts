import { Booking } from '#db/entities/index.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import type { Place } from '../access.server.ts';
import { selectBookings } from '../access.server.ts';
import { notifyAsked, notifyBooking } from '../emails/booking.server.ts';
import { freeSeat } from '../slots/seats.ts';
import { recordBooking } from './log-lines.server.ts';
import { isMonthFull, takenIn } from './taken.server.ts';

/** How a place gives a time: right away, or once somebody at the desk has confirmed it. */
export const stateGiven = ({ isConfirmedByHand }: Pick<Place, 'isConfirmedByHand'>) =>
  isConfirmedByHand ? ('ASKED' as const) : ('CONFIRMED' as const);

/**
 * Gives what is free of a place between two moments to those who wait for it, the first in line first, and tells
 * them. Passes over who has as many bookings in that month as their unit may have. `place` is locked.
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
  const taken = [...((await takenIn(tx, { place: place.id }, span)).get(place.id) ?? [])];
  for (const one of waiting) {
    const { id, startsAt, endsAt, unitKey } = one;
    const seat = freeSeat(place.capacity, taken, { start: startsAt, end: endsAt });
    if (seat === null || (await isMonthFull(tx, place, { unitKey, at: startsAt }))) continue;
    const state = stateGiven(place);
    await tx.nativeUpdate(
      Booking,
      { id },
      { seat, state, ticket: null, version: one.version + 1, updatedAt: now },
    );
    taken.push({ seat, startsAt, endsAt });
    await recordBooking(tx, null, one, { what: 'PLACED', from: 'WAITING' });
    await notifyBooking(tx, { ...one, state }, 'PLACED');
    if (state === 'ASKED') await notifyAsked(tx, { ...one, state }, one.userId);
  }
}
