import { Booking } from '#db/entities/index.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import { lockPlace, type BookingRow } from '../access.server.ts';
import { notifyBooking, recallHeld } from '../emails/booking.server.ts';
import { monthAround } from '../slots/slots.server.ts';
import { fillPlace } from './fill.server.ts';
import { recordBooking } from './log-lines.server.ts';

/**
 * Ends a booking, and gives its time to the next in line. Its person is told, unless they did it. `by` is null for a
 * scheduled job; `isClosed` says that nobody can have the time any more. The place is locked.
 */
export async function freeBooking(
  tx: Em,
  by: Pick<Actor, 'id' | 'role'> | null,
  booking: BookingRow,
  {
    to,
    reason,
    isClosed = false,
  }: { to: 'CANCELLED' | 'REFUSED'; reason: string | null; isClosed?: boolean },
): Promise<void> {
  const { id, placeId, state, version, startsAt, endsAt } = booking;
  await tx.nativeUpdate(
    Booking,
    { id },
    { state: to, ticket: null, reason, version: version + 1, updatedAt: new Date() },
  );
  await recallHeld(tx, id);
  await recordBooking(tx, by, booking, { what: to, from: state, reason });
  if (by?.id !== booking.userId) {
    const ended = { ...booking, state: to, reason };
    await notifyBooking(tx, ended, to, { waited: state === 'WAITING', isClosed });
  }
  const place = state === 'WAITING' ? null : await lockPlace(tx, placeId);
  if (!place) return;
  // Where a unit may have few in a month, one less lets it have another that it was passed over for.
  const freed = { from: startsAt, until: endsAt };
  await fillPlace(tx, place, place.mostPerMonth === null ? freed : monthAround(startsAt));
}
