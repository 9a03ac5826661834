import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { bookingStates } from '../../enums.ts';
import { Community } from '../community.entity.ts';
import { createdAt, moment, updatedAt, uuidKey, version } from '../shared.ts';
import { StoredFile } from '../stored-file.entity.ts';
import { User } from '../user.entity.ts';
import { BookablePlace } from './bookable-place.entity.ts';

/**
 * A place, booked by somebody for a time. Where several can have it, each has a seat of it, and a constraint of the
 * database keeps two from one seat at the same time.
 */
export const Booking = defineEntity({
  name: 'Booking',
  tableName: 'bookings',
  properties: {
    id: uuidKey(),
    community: () => p.manyToOne(Community).ref().deleteRule('cascade'),
    place: () => p.manyToOne(BookablePlace).ref().deleteRule('cascade'),
    /** Null for somebody without an account, and for whom it is forgotten. */
    user: () => p.manyToOne(User).ref().nullable().deleteRule('set null'),
    /** The name that the desk wrote down, of somebody who came to the counter. */
    guestName: p.text().nullable(),
    /** The unit it is for, as it is shown and as it is compared. */
    unitLabel: p.text(),
    unitKey: p.text(),
    startsAt: moment(),
    endsAt: moment(),
    /** From 1 to the capacity of the place; null while it has none. */
    seat: p.integer().nullable(),
    state: p.enum(bookingStates),
    /** The number drawn for a time that was taken: the lowest is the first in line; null for who does not wait. */
    ticket: p.integer().nullable(),
    /** When somebody in line got the time; null for who still waits, or had it right away. */
    placedAt: moment().nullable(),
    /** What the person says to the desk. */
    words: p.text().nullable(),
    /** Why the desk refused or cancelled it, for the person to read. */
    reason: p.text().nullable(),
    /** The certificate of insurance. */
    certificate: () => p.manyToOne(StoredFile).ref().nullable().deleteRule('set null'),
    /** When the desk got it on paper. */
    certificateReceivedAt: moment().nullable(),
    depositHeldAt: moment().nullable(),
    depositReturnedAt: moment().nullable(),
    keyOutAt: moment().nullable(),
    keyInAt: moment().nullable(),
    /** What was found broken afterwards. */
    damage: p.text().nullable(),
    /** Who at the desk booked it for somebody; null for who booked it themselves. */
    madeBy: () => p.manyToOne(User).ref().nullable().deleteRule('set null'),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  uniques: [{ name: 'bookings_ticket_unique', properties: ['place', 'ticket'] }],
  indexes: [
    { name: 'bookings_place_start_index', properties: ['place', 'startsAt', 'id'] },
    { name: 'bookings_community_start_index', properties: ['community', 'startsAt', 'id'] },
    { name: 'bookings_user_start_index', properties: ['user', 'startsAt', 'id'] },
    { name: 'bookings_ends_index', properties: ['endsAt'] },
    { name: 'bookings_certificate_index', properties: ['certificate'] },
    { name: 'bookings_made_by_index', properties: ['madeBy'] },
    {
      name: 'bookings_deposit_held_index',
      properties: ['community', 'endsAt'],
      where: { depositHeldAt: { $ne: null }, depositReturnedAt: null },
    },
    {
      name: 'bookings_key_out_index',
      properties: ['community', 'endsAt'],
      where: { keyOutAt: { $ne: null }, keyInAt: null },
    },
  ],
  checks: [
    { name: 'bookings_span_check', expression: 'ends_at > starts_at' },
    {
      name: 'bookings_seat_check',
      expression: `seat is not null or (state <> 'ASKED' and state <> 'CONFIRMED')`,
    },
    { name: 'bookings_waiting_check', expression: `(ticket is not null) = (state = 'WAITING')` },
    {
      name: 'bookings_one_at_a_time',
      expression: `EXCLUDE USING gist (uuid_span(place_id, place_id, '[]'::text) WITH &&, int4range(seat, seat, '[]'::text) WITH &&, tstzrange(starts_at, ends_at) WITH &&) WHERE ((state = ANY (ARRAY['ASKED'::text, 'CONFIRMED'::text])))`,
    },
  ],
});
export type Booking = InferEntity<typeof Booking>;
