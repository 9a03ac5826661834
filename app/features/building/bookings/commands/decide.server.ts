import { Booking } from '#db/entities/index.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import {
  isLeftToOthers,
  requireBookings,
  requireDesk,
  requireLockedBooking,
  type BookingRow,
} from '../access.server.ts';
import { notifyBooking, recallHeld } from '../emails/booking.server.ts';
import { freeBooking } from './free.server.ts';
import { recordBooking } from './log-lines.server.ts';

/**
 * Confirms or refuses a booking that somebody asked for. Deciding the same again changes nothing. Throws AppError as
 * `requireBookings` does, `not-found`, `forbidden` (also for one's own while somebody else moderates), `conflict`
 * (decided otherwise, cancelled or over).
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
    if (await isLeftToOthers(tx, actor, booking)) {
      throw new AppError('forbidden', 'bookings.ownBooking');
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
