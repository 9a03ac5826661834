import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { bookablePlaceKinds, bookers } from '../../enums.ts';
import { Community } from '../community.entity.ts';
import {
  createdAt,
  language,
  moment,
  translation,
  translationCheck,
  uuidKey,
  version,
} from '../shared.ts';

/** When a place can be had: on a weekday (1 is Monday), from one time on Ottawa's clocks until another. */
export interface PlaceTime {
  weekday: number;
  /** As in '08:00'. */
  from: string;
  /** Of the next day, where it is not later than `from`. */
  until: string;
}

/** Something in a building that people book: a room, an elevator for a move, parking for a night. */
export const BookablePlace = defineEntity({
  name: 'BookablePlace',
  tableName: 'bookable_places',
  properties: {
    id: uuidKey(),
    community: () => p.manyToOne(Community).ref().deleteRule('cascade'),
    kind: p.enum(bookablePlaceKinds),
    name: p.text(),
    /** What to know before one books it. */
    rules: p.text().nullable(),
    /** The address of its picture. */
    image: p.text().nullable(),
    language: language(),
    translation: translation<{ name: string; rules?: string | null }>(),
    times: p.json<PlaceTime[]>(),
    /** The most nights of one booking; null for a place that is booked by the hour. */
    mostNights: p.integer().nullable(),
    /** How many can have it at the same time. */
    capacity: p.integer().default(1),
    /** The last day that can be booked, counted from today. */
    aheadDays: p.integer().default(60),
    /** How long before its start a booking is made at the latest. */
    leadHours: p.integer().default(0),
    /** How long before its start a booking is cancelled at the latest. */
    cancelHours: p.integer().default(24),
    /** How many bookings a unit has in a month; null for as many as it likes. */
    mostPerMonth: p.integer().nullable(),
    bookers: p.enum(bookers).default('EVERYONE'),
    /** Whether somebody at the desk confirms each booking. */
    isConfirmedByHand: p.boolean().default(false),
    /** In cents; null for none. No money is moved here. */
    deposit: p.integer().nullable(),
    needsCertificate: p.boolean().default(false),
    /** Days on which it cannot be had, as in '2026-12-25'. */
    closedDays: p.array().default([]),
    /** Since when nobody can book it. */
    archivedAt: moment().nullable(),
    version: version(),
    createdAt: createdAt(),
  },
  indexes: [{ name: 'bookable_places_community_index', properties: ['community', 'name', 'id'] }],
  checks: [
    translationCheck('bookable_places', ['name', 'rules']),
    { name: 'bookable_places_name_check', expression: `name <> ''` },
    { name: 'bookable_places_capacity_check', expression: 'capacity > 0' },
    { name: 'bookable_places_most_nights_check', expression: 'most_nights > 0' },
    { name: 'bookable_places_most_per_month_check', expression: 'most_per_month > 0' },
    { name: 'bookable_places_deposit_check', expression: 'deposit > 0' },
  ],
});
export type BookablePlace = InferEntity<typeof BookablePlace>;
