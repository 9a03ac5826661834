import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { createdAt } from './shared.ts';
import { User } from './user.entity.ts';

/**
 * The private address of a person's calendar. The secret in it is worked out from `nonce` and the
 * server's key; only its SHA-256 is kept. A new nonce is a new address, and the old one opens nothing.
 */
export const CalendarFeed = defineEntity({
  name: 'CalendarFeed',
  tableName: 'calendar_feeds',
  properties: {
    user: () => p.manyToOne(User).ref().primary().deleteRule('cascade'),
    nonce: p.uuid(),
    hash: p.text().unique('calendar_feeds_hash_unique'),
    createdAt: createdAt(),
  },
});
export type CalendarFeed = InferEntity<typeof CalendarFeed>;
