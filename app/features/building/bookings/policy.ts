import { holdingStates, type Bookers, type BookingState } from '#db/enums.ts';
import { officeIn, unitKey } from '#app/features/communities/communities/unit.ts';
import { isSameName } from '#app/features/residency/memberships/import/person-name.ts';
import { canModerate, isMember, isOwner, unitsIn, type Actor } from '#app/lib/session/actor.ts';

/** What decides who may book a place. */
export interface PlaceFacts {
  communityId: string;
  bookers: Bookers;
}

/** What decides who may do something about a booking. */
export interface BookingFacts {
  communityId: string;
  /** Null for somebody without an account. */
  userId: string | null;
  state: BookingState;
  startsAt: Date;
  endsAt: Date;
  /** How long before its start it can be cancelled. */
  cancelHours: number;
  createdAt: Date;
  /** When it came from the waiting list; null where it did not. */
  placedAt: Date | null;
}

const hour = 60 * 60 * 1000;

/** Whether this person may book a place for their own unit. */
export const canBook = (actor: Actor | null, { communityId, bookers }: PlaceFacts): boolean =>
  isMember(actor, communityId) && (bookers === 'EVERYONE' || isOwner(actor, communityId));

/** Whether this person runs the bookings of a community: its places, its days, and everybody's bookings. */
export const canRunBookings = (actor: Actor | null, communityId: string): boolean =>
  canModerate(actor, communityId);

/** Whether a booking is this person's own. */
export const isOwnBooking = (
  actor: Actor | null,
  { userId }: Pick<BookingFacts, 'userId'>,
): boolean => actor !== null && userId === actor.id;

/**
 * Whether a booking at the counter is for the person who makes it: it has their name (capitals, accents and the order
 * of words don't count) or their unit.
 */
export const isForOneself = (
  actor: Actor,
  communityId: string,
  { name, unit }: { name: string; unit: string },
): boolean =>
  isSameName(name, actor.name) ||
  unitsIn(actor, communityId).some(
    (own) => officeIn(own) === null && unitKey(own) !== '' && unitKey(own) === unitKey(unit),
  );

/**
 * Whether this person may read a booking, and who made it: their own, until it is over where they are no longer a
 * member, and anybody's for who runs the bookings.
 */
export const canSeeBooking = (
  actor: Actor | null,
  booking: Pick<BookingFacts, 'communityId' | 'userId' | 'endsAt'>,
  now: Date,
): boolean =>
  (isOwnBooking(actor, booking) &&
    (isMember(actor, booking.communityId) || booking.endsAt > now)) ||
  canRunBookings(actor, booking.communityId);

/**
 * Until when the person of a booking may cancel it: until the hour that the desk set, and until it starts where they
 * only wait for it, or got it after that hour.
 */
export function cancelUntil({
  state,
  startsAt,
  cancelHours,
  createdAt,
  placedAt,
}: Omit<BookingFacts, 'communityId' | 'userId' | 'endsAt'>): Date {
  const limit = new Date(startsAt.getTime() - cancelHours * hour);
  return state === 'WAITING' || (placedAt ?? createdAt) > limit ? startsAt : limit;
}

/** Whether a booking keeps others from its time. */
export const holdsItsTime = (state: BookingState): boolean =>
  (holdingStates as readonly BookingState[]).includes(state);

/** Whether a booking can still be cancelled at all. */
export const isOpen = ({ state, endsAt }: Pick<BookingFacts, 'state' | 'endsAt'>, now: Date) =>
  state !== 'REFUSED' && state !== 'CANCELLED' && endsAt > now;

/**
 * Whether this person may cancel a booking: their own until `cancelUntil`, and the desk until it is over.
 */
export const canCancel = (actor: Actor | null, booking: BookingFacts, now: Date): boolean =>
  isOpen(booking, now) &&
  (canRunBookings(actor, booking.communityId) ||
    (isOwnBooking(actor, booking) && now <= cancelUntil(booking)));
