import { Booking } from '#db/entities/index.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import {
  lockPlace,
  requireBooking,
  requireBookingIn,
  requireBookings,
  requireDesk,
  type BookingRow,
} from '../access.server.ts';
import { notifyBooking, recallHeld } from '../emails/booking.server.ts';
import { canCancel, isOpen } from '../policy.ts';
import { monthAround } from '../slots/slots.server.ts';
import { fillPlace } from './fill.server.ts';
import { recordBooking } from './log-lines.server.ts';

/**
 * Cancels a booking, or a place in line: the actor's own until `cancelUntil`, and anybody's for who runs the bookings,
 * with a reason for the person to read. The next in line gets the time. Cancelling again changes nothing. Throws
 * AppError as `requireBookingIn` does, `conflict` (over, refused, or too late).
 */
export async function cancelBooking(
  ctx: Ctx,
  slugOrId: string,
  id: string | undefined,
  reason: string | null = null,
): Promise<BookingRow> {
  const { community } = await requireBookingIn(ctx, slugOrId, id);
  const actor = requireActor(ctx);
  return inTransaction(ctx.em, async (tx) => {
    const booking = await requireLockedBooking({ ...ctx, em: tx }, community.id, id);
    if (booking.state === 'CANCELLED') return booking;
    const now = new Date();
    if (!isOpen(booking, now)) throw new AppError('conflict', 'bookings.isOver');
    if (!canCancel(actor, booking, now)) throw tooLate(booking, now);
    await freeBooking(tx, actor, booking, { to: 'CANCELLED', reason });
    return { ...booking, state: 'CANCELLED' };
  });
}

const tooLate = ({ startsAt, cancelHours }: BookingRow, now: Date) =>
  startsAt <= now
    ? new AppError('conflict', 'bookings.hasStarted')
    : new AppError('conflict', 'bookings.tooLate', { params: { count: cancelHours } });

/**
 * Confirms or refuses a booking that somebody asked for. Deciding the same again changes nothing. Throws AppError as
 * `requireBookings` does, `not-found`, `forbidden`, `conflict` (decided otherwise, cancelled or over).
 */
export async function decideBooking(
  ctx: Ctx,
  slugOrId: string,
  id: string | undefined,
  decision: { to: 'CONFIRMED' } | { to: 'REFUSED'; reason: string },
): Promise<BookingRow> {
  const community = await requireBookings(ctx, slugOrId, { turnedOff: true });
  const actor = requireDesk(ctx, community.id);
  return inTransaction(ctx.em, async (tx) => {
    const booking = await requireLockedBooking({ ...ctx, em: tx }, community.id, id);
    const { state, version, endsAt } = booking;
    if (state === decision.to) return booking;
    if (state !== 'ASKED' || endsAt <= new Date()) {
      throw new AppError('conflict', 'bookings.decidedAlready');
    }
    if (decision.to === 'REFUSED') {
      await freeBooking(tx, actor, booking, decision);
    } else {
      await tx.nativeUpdate(
        Booking,
        { id: booking.id },
        { state: 'CONFIRMED', version: version + 1, updatedAt: new Date() },
      );
      await recallHeld(tx, booking.id);
      await recordBooking(tx, actor, booking, { what: 'CONFIRMED', from: state });
      await notifyBooking(tx, { ...booking, state: 'CONFIRMED' }, 'CONFIRMED');
    }
    return { ...booking, state: decision.to };
  });
}

/** A booking that nobody else changes until the end of the transaction. Throws AppError `not-found`. */
export async function requireLockedBooking(
  inside: Pick<Ctx, 'em' | 'actor'>,
  communityId: string,
  id: string | undefined,
): Promise<BookingRow> {
  const { placeId } = await requireBooking(inside, communityId, id);
  await lockPlace(inside.em, placeId);
  return requireBooking(inside, communityId, id);
}

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
