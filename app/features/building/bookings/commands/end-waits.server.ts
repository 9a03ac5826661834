import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { lockPlace, selectBookings } from '../access.server.ts';
import { stillHas } from '../slots/slots.server.ts';
import { freeBooking } from './free.server.ts';

/**
 * Takes off the waiting list who waits for a time that nobody can have any more: its place takes no bookings now, or no
 * longer has it, as on a day that was closed since. Each is told by email. Running it again changes nothing.
 */
export async function endWaitsForClosed(em: Em, signal: AbortSignal): Promise<void> {
  const waiting = await kysely(em)
    .selectFrom('bookings as booking')
    .innerJoin('bookable_places as place', 'place.id', 'booking.place')
    .select(['booking.id', 'booking.place as placeId', 'booking.startsAt', 'booking.endsAt'])
    .select(['place.times', 'place.mostNights', 'place.closedDays', 'place.archivedAt'])
    .where('booking.state', '=', 'WAITING')
    .where('booking.startsAt', '>', new Date())
    .execute();
  for (const one of waiting.filter((row) => !stillHas(row, row))) {
    signal.throwIfAborted();
    await em.transactional(async (tx) => {
      const place = await lockPlace(tx, one.placeId);
      const booking = await selectBookings(tx).where('booking.id', '=', one.id).executeTakeFirst();
      // The place may have been opened again, or the person may have left the line, in this very moment.
      if (!place || booking?.state !== 'WAITING' || stillHas(place, booking)) return;
      await freeBooking(tx, null, booking, { to: 'CANCELLED', reason: null, isClosed: true });
    });
  }
}
