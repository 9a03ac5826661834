import { liveStates } from '#db/enums.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import { lockPlace, selectBookings } from '../access.server.ts';
import { isOpen } from '../policy.ts';
import { freeBooking } from './free.server.ts';

/** A booking still to come of somebody who leaves. */
export interface ComingBooking {
  id: string;
  communityId: string;
  placeId: string;
  isWaiting: boolean;
  /** Whether it stays theirs after they have left: the elevator, since people move out then. */
  isKept: boolean;
}

/**
 * A person's future bookings and places on waiting lists in these communities. Without communities (null), those of
 * their whole account, of which none is kept.
 */
export async function bookingsToCome(
  em: Em,
  userId: string,
  communityIds: readonly string[] | null,
): Promise<ComingBooking[]> {
  if (communityIds?.length === 0) return [];
  const rows = await kysely(em)
    .selectFrom('bookings as booking')
    .innerJoin('bookable_places as place', 'place.id', 'booking.place')
    .select(['booking.id', 'booking.community as communityId', 'booking.place as placeId'])
    .select(['booking.state', 'place.kind'])
    .where('booking.user', '=', userId)
    .where('booking.startsAt', '>', new Date())
    .where('booking.state', 'in', liveStates)
    .$if(communityIds !== null, (query) =>
      query.where('booking.community', 'in', [...(communityIds ?? [])]),
    )
    .orderBy('booking.startsAt')
    .execute();
  return rows.map(({ state, kind, ...row }) => ({
    ...row,
    isWaiting: state === 'WAITING',
    isKept: communityIds !== null && kind === 'ELEVATOR' && state !== 'WAITING',
  }));
}

/**
 * Cancels the bookings of `bookingsToCome` but those that are kept, and gives each time to the next person on its
 * waiting list. Call it inside the transaction in which they leave.
 */
export async function cancelForLeaving(
  tx: Em,
  by: Pick<Actor, 'id' | 'role'>,
  userId: string,
  communityIds: readonly string[] | null,
): Promise<void> {
  const coming = await bookingsToCome(tx, userId, communityIds);
  const ending = coming.filter(({ isKept }) => !isKept);
  // In order of their ids, so that two who leave do not wait for each other.
  for (const id of [...new Set(ending.map(({ placeId }) => placeId))].sort()) {
    await lockPlace(tx, id);
  }
  // Their own places in line first: otherwise what they give back could come to them again.
  for (const { id } of ending.toSorted((one, other) => +other.isWaiting - +one.isWaiting)) {
    const booking = await selectBookings(tx).where('booking.id', '=', id).executeTakeFirst();
    // Somebody may have decided in this very moment.
    if (booking && isOpen(booking, new Date())) {
      await freeBooking(tx, by, booking, { to: 'CANCELLED', reason: null });
    }
  }
}
