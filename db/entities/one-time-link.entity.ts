import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { linkPurposes } from '../enums.ts';
import { createdAt, moment, uuidKey } from './shared.ts';
import { User } from './user.entity.ts';

/** A link that lets whoever has it do one thing for one account, once. Only its secret's SHA-256 is kept. */
export const OneTimeLink = defineEntity({
  name: 'OneTimeLink',
  tableName: 'one_time_links',
  properties: {
    id: uuidKey(),
    user: () => p.manyToOne(User).ref().deleteRule('cascade'),
    purpose: p.enum(linkPurposes).default('WELCOME'),
    /** The address it was sent to, or confirms; null for one that was shown to choose another password. */
    email: p.text().nullable(),
    hash: p.text().unique('one_time_links_hash_unique'),
    expiresAt: moment(),
    usedAt: moment().nullable(),
    createdAt: createdAt(),
  },
  indexes: [
    { name: 'one_time_links_user_index', properties: ['user'] },
    {
      name: 'one_time_links_email_index',
      properties: ['email'],
      where: { purpose: 'UNDO_EMAIL' },
    },
  ],
});
export type OneTimeLink = InferEntity<typeof OneTimeLink>;
