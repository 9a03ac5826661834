import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';

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
