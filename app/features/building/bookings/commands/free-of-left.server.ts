import { sql } from 'kysely';
import { liveStates } from '#db/enums.ts';
import { isCurrentMembership } from '#app/lib/db/current-membership.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { isClosing } from '#app/lib/db/is-closing.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { lockPlace, selectBookings } from '../access.server.ts';
import { isOpen } from '../policy.ts';
import { freeBooking } from './free.server.ts';

/**
 * Cancels what people who are no longer members have booked, each in a transaction of its own, and gives it to the next
 * in line. The elevator stays theirs until they close their account: people move out after they have left. Running it
 * again changes nothing.
 */
export async function freeBookingsOfLeft(em: Em, signal: AbortSignal): Promise<void> {
  const left = await kysely(em)
    .selectFrom('bookings as booking')
    .innerJoin('bookable_places as place', 'place.id', 'booking.place')
    .innerJoin('users as person', 'person.id', 'booking.user')
    .select(['booking.id', 'booking.place as placeId'])
    .where('booking.startsAt', '>', new Date())
    .where('booking.state', 'in', liveStates)
    .where((is) =>
      is.or([
        is('place.kind', '!=', 'ELEVATOR'),
        is('booking.state', '=', 'WAITING'),
        isClosing('person'),
      ]),
    )
    .where(
      sql<boolean>`not exists (select from user_communities membership
        where membership.user_id = booking.user_id and membership.community_id = booking.community_id
          and ${isCurrentMembership('membership')})`,
    )
    .execute();
  for (const { id, placeId } of left) {
    signal.throwIfAborted();
    await em.transactional(async (tx) => {
      await lockPlace(tx, placeId);
      const booking = await selectBookings(tx).where('booking.id', '=', id).executeTakeFirst();
      // Somebody may have decided in this very moment.
      if (booking && isOpen(booking, new Date()))
        await freeBooking(tx, null, booking, { to: 'CANCELLED', reason: null });
    });
  }
}
