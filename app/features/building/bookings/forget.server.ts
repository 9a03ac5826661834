import { sql as statement } from '@mikro-orm/core';
import { Booking } from '#db/entities/index.ts';
import { sql } from 'kysely';
import { liveStates } from '#db/enums.ts';
import { dropFiles } from '#app/features/media/files/claim.server.ts';
import { isCurrentMembership } from '#app/lib/db/current-membership.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { lockPlace, selectBookings } from './access.server.ts';
import { freeBooking } from './commands/free.server.ts';
import { keptYears } from './limits.ts';
import { isOpen } from './policy.ts';

const batchSize = 100;

/** What is personal about a booking. That a unit had a place at a time stays, for the figures. */
const forgotten = {
  user: null,
  guestName: null,
  words: null,
  reason: null,
  damage: null,
  certificate: null,
} as const;

/** Forgets what is personal about bookings that ended two years ago, one batch in each transaction. */
export async function forgetOldBookings(em: Em, signal: AbortSignal): Promise<void> {
  let found: number;
  do {
    signal.throwIfAborted();
    found = await em.transactional(async (tx) => {
      const rows = await kysely(tx)
        .selectFrom('bookings')
        .select(['id', 'certificate'])
        .where('endsAt', '<', sql<Date>`now() - make_interval(years => ${keptYears})`)
        .where((is) =>
          is.or([
            is('user', 'is not', null),
            is('guestName', 'is not', null),
            is('words', 'is not', null),
            is('reason', 'is not', null),
            is('damage', 'is not', null),
            is('certificate', 'is not', null),
          ]),
        )
        .orderBy('endsAt')
        .limit(batchSize)
        .forUpdate()
        .execute();
      await forget(tx, rows);
      return rows.length;
    });
  } while (found === batchSize);
}

async function forget(tx: Em, rows: { id: string; certificate: string | null }[]): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await tx.nativeUpdate(Booking, { id: { $in: ids } }, forgotten);
  await tx.execute(statement`
    update moderation_events set snapshot = snapshot - 'damage', public_reason = null
    where subject_type = 'BOOKING' and subject_id in (
      select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)`);
  await dropFiles(
    tx,
    rows.flatMap(({ certificate }) => certificate ?? []),
  );
}

/** Forgets what is personal about everything that a person booked, when their account is deleted for good. */
export async function forgetBookingsOf(tx: Em, userId: string): Promise<void> {
  const rows = await kysely(tx)
    .selectFrom('bookings')
    .select(['id', 'certificate'])
    .where('user', '=', userId)
    .execute();
  await forget(tx, rows);
}

/**
 * Cancels what people who are no longer members have booked, each in a transaction of its own, and gives it to the next
 * in line. The elevator stays theirs: people move out after they have left. Running it again changes nothing.
 */
export async function freeBookingsOfLeft(em: Em, signal: AbortSignal): Promise<void> {
  const left = await kysely(em)
    .selectFrom('bookings as booking')
    .innerJoin('bookable_places as place', 'place.id', 'booking.place')
    .select(['booking.id', 'booking.place as placeId'])
    .where('booking.startsAt', '>', new Date())
    .where('booking.state', 'in', liveStates)
    .where('booking.user', 'is not', null)
    .where((is) => is.or([is('place.kind', '!=', 'ELEVATOR'), is('booking.state', '=', 'WAITING')]))
    .where(
      sql<boolean>`not exists (select from user_communities membership
        where membership.user_id = booking.user_id and membership.community_id = booking.community_id
          and ${isCurrentMembership('membership')})`,
    )
    .execute();
  for (const { id, placeId } of left) {
    signal.throwIfAborted();
    await em.transactional(async (tx) => {
      await lockPlace(tx, placeId);
      const booking = await selectBookings(tx).where('booking.id', '=', id).executeTakeFirst();
      // Somebody may have decided in this very moment.
      if (booking && isOpen(booking, new Date()))
        await freeBooking(tx, null, booking, { to: 'CANCELLED', reason: null });
    });
  }
}

/** What a person booked, for the file of what is kept about them. */
export const bookingsOf = (em: Em, userId: string) =>
  kysely(em)
    .selectFrom('bookings as booking')
    .innerJoin('bookable_places as place', 'place.id', 'booking.place')
    .innerJoin('communities as community', 'community.id', 'booking.community')
    .leftJoin('stored_files as file', 'file.id', 'booking.certificate')
    .select(['community.name as community', 'place.name as place', 'booking.unitLabel as unit'])
    .select(['booking.startsAt', 'booking.endsAt', 'booking.state', 'booking.words'])
    .select(['booking.reason', 'booking.damage', 'booking.depositHeldAt'])
    .select(['booking.depositReturnedAt', 'booking.keyOutAt', 'booking.keyInAt'])
    .select(['file.name as certificate', 'booking.createdAt', 'booking.placedAt'])
    .select('booking.certificateReceivedAt')
    .where('booking.user', '=', userId)
    .orderBy('booking.startsAt')
    .execute();
