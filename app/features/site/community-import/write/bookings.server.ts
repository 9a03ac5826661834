import { BookablePlace, Booking } from '#db/entities/index.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { insertInParts } from '#app/lib/db/write.server.ts';
import type { Ids } from '../ids.ts';
import type { Rows } from '../rows.ts';
import { picturesWith, wholePhotos } from './posts.server.ts';

/** Writes the places to book and their bookings; certificates are not in the file. */
export async function writeBookings(
  tx: Em,
  ids: Ids,
  community: string,
  rows: Rows,
): Promise<void> {
  const pictures = picturesWith(ids, wholePhotos(rows));
  await insertInParts(
    tx,
    BookablePlace,
    rows['places-to-book'].map(
      ({ id, kind, name, rules, image, language, translation, times, ...row }) => ({
        ...{ id: ids.of(id), community, kind, name, rules, language, translation, times },
        image: pictures(image === null ? [] : [image])[0] ?? null,
        ...{ mostNights: row.most_nights, capacity: row.capacity, aheadDays: row.ahead_days },
        ...{ leadHours: row.lead_hours, cancelHours: row.cancel_hours },
        ...{ mostPerMonth: row.most_per_month, bookers: row.bookers },
        ...{ isConfirmedByHand: row.is_confirmed_by_hand, deposit: row.deposit_cents },
        ...{ needsCertificate: row.needs_certificate, closedDays: row.closed_days },
        ...{ archivedAt: row.archived_at, version: 1, createdAt: row.created_at },
      }),
    ),
  );
  await insertInParts(
    tx,
    Booking,
    rows.bookings.map(({ id, state, seat, ticket, words, reason, damage, ...row }) => ({
      ...{ id: ids.of(id), community, place: ids.of(row.place_id), user: ids.maybe(row.user_id) },
      ...{ guestName: row.guest_name, unitLabel: row.unit_label, unitKey: row.unit_key },
      ...{ startsAt: row.starts_at, endsAt: row.ends_at, state, seat, ticket, words, reason },
      ...{ placedAt: row.placed_at, certificateReceivedAt: row.certificate_received_at },
      ...{ depositHeldAt: row.deposit_held_at, depositReturnedAt: row.deposit_returned_at },
      ...{ keyOutAt: row.key_out_at, keyInAt: row.key_in_at, damage },
      ...{ madeBy: ids.maybe(row.made_by_id), version: 1 },
      ...{ createdAt: row.created_at, updatedAt: row.updated_at },
    })),
  );
}
