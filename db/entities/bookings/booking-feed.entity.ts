import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { Community } from '../community.entity.ts';
import { createdAt } from '../shared.ts';

/** The address of a community's day sheet as a calendar, for its concierge; without a row there is none. */
export const BookingFeed = defineEntity({
  name: 'BookingFeed',
  tableName: 'booking_feeds',
  properties: {
    community: () => p.manyToOne(Community).ref().primary().deleteRule('cascade'),
    /** What the secret of the address is worked out from, with the server's own secret. */
    nonce: p.uuid(),
    /** The SHA-256 of the secret. */
    hash: p.text().unique('booking_feeds_hash_unique'),
    createdAt: createdAt(),
  },
});
export type BookingFeed = InferEntity<typeof BookingFeed>;
