import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { Booking } from '#db/entities/index.ts';
import type { BookingState } from '#db/enums.ts';
import { liveStates } from '#db/enums.ts';
import { unitKey as keyOf } from '#app/features/communities/communities/unit.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { cityToday } from '#app/lib/forms/city-time.server.ts';
import { createLimiter } from '#app/lib/http/rate-limit.server.ts';
import { unitsIn } from '#app/lib/session/actor.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import {
  bookingNotFound,
  isLeftToOthers,
  lockPlace,
  placeNotFound,
  requireBookings,
  requireDesk,
  selectBookings,
  type Place,
} from '../access.server.ts';
import { notifyAsked, notifyBooking } from '../emails/booking.server.ts';
import { canBook, isForOneself } from '../policy.ts';
import { freeSeat } from '../slots/seats.ts';
import { hasTimes, offeredOn, slotAmong, slotsOn, type Slot } from '../slots/slots.server.ts';
import { stateGiven } from './fill.server.ts';
import { recordBooking } from './log-lines.server.ts';
import { isMonthFull, takenIn } from './taken.server.ts';

/** How many times a person may ask for a place within an hour. */
const asksByAccount = createLimiter(
  'bookings-account',
  { points: 60, duration: 60 * 60 },
  'bookings.tooManyAsks',
);

/** What somebody asks for. */
export interface Asked {
  placeId: string;
  start: Date;
  /** Null for the shortest that begins then. */
  end: Date | null;
  /** Which of their units it is for; without it, that of their membership. */
  unit?: string | undefined;
  words?: string | null | undefined;
}

/** What became of it. */
export interface Made {
  id: string;
  placeId: string;
  state: BookingState;
}

/** The field of a form that a refusal is about. */
const atSlot = { field: 'slot' } as const;

/**
 * Books a place for a unit of the actor's. With a seat of it free, they have it, or have asked the desk for it;
 * otherwise they wait in line. Asking again for the same time changes nothing. Throws AppError as `requireBookings`
 * does, and `not-found` (no such place), `forbidden` (not for them), `invalid` (another person's unit), `conflict` (a
 * time that is not on offer, or more than a unit may have in a month), `too-many`.
 */
export async function book(ctx: Ctx, slugOrId: string, asked: Asked): Promise<Made> {
  const community = await requireBookings(ctx, slugOrId);
  const actor = requireActor(ctx);
  const membership = actor.memberships.find(({ communityId }) => communityId === community.id);
  await asksByAccount.countTry(actor.id);
  return inTransaction(ctx.em, async (tx) => {
    const place = await requireLocked(tx, community.id, asked.placeId);
    if (!membership || !canBook(actor, place)) {
      throw new AppError('forbidden', membership ? 'bookings.ownersOnly' : 'bookings.membersOnly');
    }
    const now = new Date();
    if (!isAskable(asked)) throw notOnOffer();
    const own = await ownFor(tx, actor.id, asked);
    if (own) return { id: own.id, placeId: place.id, state: own.state };
    const day = cityToday(asked.start);
    const slot = slotAmong(offeredOn(place, day, now), asked);
    if (!slot) throw notOnOffer();
    const { unit: condoUnit = membership.condoUnit } = asked;
    if (!unitsIn(actor, community.id).includes(condoUnit)) {
      throw new AppError('invalid', 'bookings.unitUnknown', { field: 'unit' });
    }
    // Members without a unit have nothing in common.
    const unitKey = keyOf(condoUnit) || actor.id;
    if (await isMonthFull(tx, place, { unitKey, at: slot.start })) {
      throw new AppError('conflict', 'bookings.monthFull', {
        params: { count: place.mostPerMonth ?? 0 },
        ...atSlot,
      });
    }
    const seat = await seatFor(tx, place, slot);
    const made = await insertBooking(tx, place, slot, {
      ...{ user: actor.id, unitLabel: condoUnit, unitKey, words: asked.words ?? null, seat },
      state: seat === null ? 'WAITING' : stateGiven(place),
    });
    const what = made.state === 'CONFIRMED' ? 'BOOKED' : made.state;
    await recordBooking(tx, actor, made, { what });
    await notifyBooking(tx, made, what === 'BOOKED' ? 'CONFIRMED' : what);
    if (made.state === 'ASKED') await notifyAsked(tx, made, actor.id);
    return { id: made.id, placeId: place.id, state: made.state };
  });
}

/** For whom the desk books something at the counter. */
export interface ForGuest {
  name: string;
  unit: string;
}

/**
 * Books a place for somebody who came to the counter: it is theirs right away, however far ahead it is and however many
 * they have. Throws AppError as `requireBookings` does, `not-found`, `forbidden` (who does not run the bookings, or
 * books for themselves or their own unit while somebody else moderates the community), `conflict` (a time that does
 * not exist, is over, or is taken).
 */
export async function bookForGuest(
  ctx: Ctx,
  slugOrId: string,
  asked: Asked,
  { name, unit }: ForGuest,
): Promise<Made> {
  const { id: communityId } = await requireBookings(ctx, slugOrId);
  const actor = requireDesk(ctx, communityId);
  return inTransaction(ctx.em, async (tx) => {
    const place = await requireLocked(tx, communityId, asked.placeId);
    const isOwn = isForOneself(actor, communityId, { name, unit });
    if (isOwn && (await isLeftToOthers(tx, actor, { communityId, userId: actor.id }))) {
      throw new AppError('forbidden', 'bookings.ownAtCounter', { field: 'name' });
    }
    const { slot, seat } = await requireFree(tx, place, asked);
    const made = await insertBooking(tx, place, slot, {
      ...{ user: null, guestName: name, unitLabel: unit, unitKey: keyOf(unit), seat },
      ...{ words: asked.words ?? null, madeBy: actor.id, state: 'CONFIRMED' },
    });
    await recordBooking(tx, actor, made, { what: 'BOOKED' });
    return { id: made.id, placeId: place.id, state: made.state };
  });
}

/**
 * A time that the desk may give, however far ahead it is, and the seat that is free. Throws AppError `conflict`: it
 * does not exist, is over, or is taken. The place is locked.
 */
export async function requireFree(
  tx: Em,
  place: Place,
  asked: Asked,
): Promise<{ slot: Slot; seat: number }> {
  if (!isAskable(asked)) throw notOnOffer();
  const slot = slotAmong(slotsOn(place, cityToday(asked.start)), asked);
  if (!slot || slot.end <= new Date()) throw notOnOffer();
  const seat = await seatFor(tx, place, slot);
  if (seat === null) throw new AppError('conflict', 'bookings.taken', atSlot);
  return { slot, seat };
}

const notOnOffer = () => new AppError('conflict', 'bookings.notOnOffer', atSlot);

/** Whether what somebody asks for is of days that the calendar has. */
const isAskable = ({ start, end }: Asked): boolean =>
  [start, end ?? start].every((moment) => hasTimes(cityToday(moment)));

/** A place that takes bookings, locked. Throws AppError `not-found`. */
export async function requireLocked(tx: Em, communityId: string, placeId: string): Promise<Place> {
  const place = await lockPlace(tx, placeId);
  if (!place || place.communityId !== communityId || place.archivedAt) throw placeNotFound();
  return place;
}

/** What the same person has of the same time already. */
export const ownFor = (tx: Em, userId: string, { placeId, start, end }: Asked) =>
  kysely(tx)
    .selectFrom('bookings')
    .select(['id', 'state'])
    .where('user', '=', userId)
    .where('place', '=', placeId)
    .where('startsAt', '=', start)
    .where('state', 'in', liveStates)
    .$if(end !== null, (query) => query.where('endsAt', '=', end))
    .executeTakeFirst();

async function seatFor(tx: Em, place: Place, { start, end }: Slot): Promise<number | null> {
  const taken = await takenIn(tx, { place: place.id }, { from: start, until: end });
  return freeSeat(place.capacity, taken.get(place.id) ?? [], { start, end });
}

interface New {
  user: string | null;
  guestName?: string;
  unitLabel: string;
  unitKey: string;
  seat: number | null;
  state: 'ASKED' | 'CONFIRMED' | 'WAITING';
  words: string | null;
  madeBy?: string;
}

/** Writes a booking; one that waits goes to the end of the line. The place is locked. */
export async function insertBooking(
  tx: Em,
  { id: place, communityId }: Place,
  { start, end }: Slot,
  given: New,
) {
  const id = randomUUID();
  const now = new Date();
  await tx.insert(Booking, {
    ...{ id, community: communityId, place, startsAt: start, endsAt: end, ...given },
    ticket: given.state === 'WAITING' ? await nextTicket(tx, place) : null,
    ...{ version: 1, createdAt: now, updatedAt: now },
  });
  const made = await selectBookings(tx).where('booking.id', '=', id).executeTakeFirst();
  if (!made) throw bookingNotFound();
  return { ...made, state: given.state };
}

async function nextTicket(tx: Em, placeId: string): Promise<number> {
  const { last } = await kysely(tx)
    .selectFrom('bookings')
    .select(sql<number>`coalesce(max(ticket), 0)`.as('last'))
    .where('place', '=', placeId)
    .executeTakeFirstOrThrow();
  return last + 1;
}
