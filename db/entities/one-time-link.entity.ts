import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { createdAt, moment, uuidKey } from './shared.ts';
import { User } from './user.entity.ts';

/** A link that lets one person choose a password, once. Only the SHA-256 of its secret is kept. */
export const OneTimeLink = defineEntity({
  name: 'OneTimeLink',
  tableName: 'one_time_links',
  properties: {
    id: uuidKey(),
    user: () => p.manyToOne(User).ref().deleteRule('cascade'),
    hash: p.text().unique('one_time_links_hash_unique'),
    expiresAt: moment(),
    usedAt: moment().nullable(),
    createdAt: createdAt(),
  },
  indexes: [{ name: 'one_time_links_user_index', properties: ['user'] }],
});
export type OneTimeLink = InferEntity<typeof OneTimeLink>;
