import type { Ctx } from '#app/lib/session/context.server.ts';
import { requireActor } from '#app/lib/session/context.server.ts';
import { bookingsTurnedOff, placesOf, requireBookings, selectBookings } from '../access.server.ts';
import { ownTasksOwed } from '../owed.ts';
import { placeName } from '../place-name.ts';
import { canRunBookings } from '../policy.ts';

/** The most bookings that the page lists. */
const mostOwn = 50;

/**
 * What the page of a community's bookings shows: its places, and the actor's bookings that are not over; these alone
 * where its board takes no bookings any more. Throws AppError as `requireBookings` does, there for who has none.
 */
export async function bookingsPage(ctx: Ctx, slug: string) {
  const community = await requireBookings(ctx, slug, { turnedOff: true });
  const { id: userId } = requireActor(ctx);
  const { takesBookings } = community;
  const [places, own] = await Promise.all([
    takesBookings ? placesOf(ctx.em, community.id) : [],
    selectBookings(ctx.em)
      .where('booking.user', '=', userId)
      .where('booking.community', '=', community.id)
      .where('booking.endsAt', '>', new Date())
      .orderBy('booking.startsAt')
      .orderBy('booking.id')
      .limit(mostOwn)
      .execute(),
  ]);
  if (!takesBookings && own.length === 0) throw bookingsTurnedOff();
  const { id, slug: ownSlug, name } = community;
  return {
    community: { slug: ownSlug, name },
    isOn: takesBookings,
    isDesk: canRunBookings(ctx.actor, id),
    places: places.map((place) => ({
      id: place.id,
      kind: place.kind,
      ...placeName(ctx.locale, place),
      bookers: place.bookers,
      deposit: place.deposit,
    })),
    own: own.map((booking) => ({
      id: booking.id,
      placeId: booking.placeId,
      ...placeName(ctx.locale, booking),
      start: booking.startsAt,
      end: booking.endsAt,
      state: booking.state,
      owed: ownTasksOwed(booking),
    })),
  };
}
