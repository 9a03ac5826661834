import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { Community } from '../community.entity.ts';
import { createdAt } from '../shared.ts';
import { User } from '../user.entity.ts';

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
    /** It works while this person moderates the community; null where they chose a new password, or are gone. */
    madeBy: () => p.manyToOne(User).ref().nullable().deleteRule('set null'),
    createdAt: createdAt(),
  },
  indexes: [{ name: 'booking_feeds_made_by_index', properties: ['madeBy'] }],
});
export type BookingFeed = InferEntity<typeof BookingFeed>;
