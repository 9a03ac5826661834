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
import { handled, type Handled } from '../events.ts';
import { recordBooking } from './log-lines.server.ts';

/** What the desk writes down about a booking. */
export type Note =
  | { what: Handled; isUndone: boolean }
  | {
      what: 'DAMAGE';
      /** Empty for none. */
      damage: string;
    };

/** What has to be written down before. */
const after: Partial<Record<Handled, Handled>> = {
  DEPOSIT_RETURNED: 'DEPOSIT_HELD',
  KEY_IN: 'KEY_OUT',
};

/**
 * Writes down that a certificate came on paper, that a deposit was taken or given back, that a key went out or came
 * back, or what was found broken; each is a line in the log. No money moves. Writing the same down again changes
 * nothing. Throws AppError as `requireBookings` does, `not-found`, `forbidden` (also for one's own while somebody else
 * moderates), `conflict` (a booking without a time, or in the wrong order), `invalid` (no damage, and none recorded).
 */
export async function writeDown(
  ctx: Ctx,
  slugOrId: string,
  id: string | undefined,
  note: Note,
): Promise<BookingRow> {
  const community = await requireBookings(ctx, slugOrId, { turnedOff: true });
  const actor = requireDesk(ctx, community.id);
  return inTransaction(ctx.em, async (tx) => {
    const booking = await requireLockedBooking({ ...ctx, em: tx }, community.id, id);
    const change = changeFor(booking, note);
    if (!change) return booking;
    if (await isLeftToOthers(tx, actor, booking)) {
      throw new AppError('forbidden', 'bookings.ownBooking');
    }
    const now = new Date();
    await tx.nativeUpdate(
      Booking,
      { id: booking.id },
      { ...change, version: booking.version + 1, updatedAt: now },
    );
    const isUndone = note.what !== 'DAMAGE' && note.isUndone;
    await recordBooking(tx, actor, booking, {
      what: isUndone ? 'UNDONE' : note.what,
      from: isUndone ? note.what : null,
      ...(note.what === 'DAMAGE' && { damage: note.damage }),
    });
    return { ...booking, ...change };
  });
}

/** The columns that change; null where nothing does. */
function changeFor(
  booking: BookingRow,
  note: Note,
): Partial<Pick<BookingRow, 'damage' | (typeof handled)[Handled]>> | null {
  if (note.what === 'DAMAGE') {
    const damage = note.damage || null;
    if (!damage && !booking.damage) {
      throw new AppError('invalid', 'bookings.damageMissing', { field: 'damage' });
    }
    return damage === booking.damage ? null : { damage };
  }
  const isWritten = booking[handled[note.what]] !== null;
  if (isWritten !== note.isUndone) return null;
  const earlier = after[note.what];
  const isTooEarly = !note.isUndone && earlier && booking[handled[earlier]] === null;
  const later = Object.entries(after).find(([, first]) => first === note.what)?.[0] as
    | Handled
    | undefined;
  const isTooLate = note.isUndone && later && booking[handled[later]] !== null;
  if (isTooEarly || isTooLate) throw new AppError('conflict', 'bookings.wrongOrder');
  return { [handled[note.what]]: note.isUndone ? null : new Date() };
}
