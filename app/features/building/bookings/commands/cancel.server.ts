import { inTransaction } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { requireBookingIn, requireLockedBooking, type BookingRow } from '../access.server.ts';
import { canCancel, isOpen } from '../policy.ts';
import { freeBooking } from './free.server.ts';

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
