import type { LogAction } from '#db/enums.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { recordEvent } from '#app/lib/record-event.server.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import type { BookingEvent } from '../events.ts';

/** What a line of the log says of a booking. Nobody is named in it but who did it. */
export interface LoggedBooking {
  id: string;
  communityId: string;
  /** Of the place. */
  name: string;
  language: 'en' | 'fr';
  unitLabel: string;
  startsAt: Date;
  endsAt: Date;
}

const actions: Partial<Record<BookingEvent, LogAction>> = {
  ASKED: 'SUBMIT',
  BOOKED: 'SUBMIT',
  WAITING: 'SUBMIT',
  CONFIRMED: 'CONFIRM',
  REFUSED: 'REFUSE',
  CANCELLED: 'CANCEL',
};

/** Adds a line about a booking to the log, in the transaction of the change. */
export const recordBooking = (
  tx: Em,
  by: Pick<Actor, 'id' | 'role'> | null,
  booking: LoggedBooking,
  {
    what,
    from = null,
    reason = null,
    ...more
  }: { what: BookingEvent; from?: string | null; reason?: string | null; damage?: string },
): Promise<void> =>
  recordEvent(tx, {
    actor: by,
    communityId: booking.communityId,
    subject: { type: 'BOOKING', id: booking.id },
    action: actions[what] ?? 'CHANGE',
    from,
    to: what,
    reason,
    snapshot: {
      title: booking.name,
      language: booking.language,
      unit: booking.unitLabel,
      startsAt: booking.startsAt.toISOString(),
      endsAt: booking.endsAt.toISOString(),
      ...more,
    },
  });
