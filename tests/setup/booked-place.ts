import type { Booking, BookablePlace, User } from '#db/entities/index.ts';
import {
  makeBooking,
  makeCommunity,
  makeMembership,
  makePlace,
  makeUser,
} from '#db/factories/index.ts';
import { slotsOn } from '#app/features/building/bookings/slots/slots.server.ts';
import type { Em } from './sessions.ts';

/**
 * A building with a place to book, two neighbours and a board member; the first neighbour has a booking of it on a day.
 * Nothing is flushed.
 */
export function makeBookedPlace(
  em: Em,
  day: string,
  given: Partial<BookablePlace> = {},
  booked: Partial<Booking> = {},
) {
  const community = makeCommunity(em, { name: 'Elm Court', takesBookings: true });
  const person = (name: string, role: User['role'] = 'RESIDENT') =>
    makeUser(em, { name, role, isAuthenticated: true });
  const people = {
    holder: person('Fay First'),
    neighbour: person('Sam Second'),
    board: person('Bea Board', 'BOARD'),
  };
  makeMembership(em, people.holder, community, { condoUnit: '201' });
  makeMembership(em, people.neighbour, community, { condoUnit: '202' });
  makeMembership(em, people.board, community, { condoUnit: '204', canModerate: true });
  const place = makePlace(em, community, given);
  /** The first time of the place on a day. */
  const slotOn = (one: string) => {
    const [slot] = slotsOn({ ...place, mostNights: place.mostNights ?? null }, one);
    if (!slot) throw new Error('There are no times.');
    return { startsAt: slot.start, endsAt: slot.end };
  };
  const booking = makeBooking(em, place, people.holder, {
    ...slotOn(day),
    ...{ unitLabel: '201', unitKey: '201' },
    ...(booked as object),
  });
  return { community, people, place, slotOn, booking };
}

/** Cookies of the people of `makeBookedPlace`. */
export const signInAll = async (
  signIn: (user: User) => Promise<string>,
  people: ReturnType<typeof makeBookedPlace>['people'],
) => ({
  holder: await signIn(people.holder),
  neighbour: await signIn(people.neighbour),
  board: await signIn(people.board),
});
