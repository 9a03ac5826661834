import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { createdAt, moment } from './shared.ts';
import { User } from './user.entity.ts';

/** A logged-in browser. The cookie holds a secret; the row holds only its SHA-256. */
export const Session = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  properties: {
    idHash: p.text().primary(),
    user: () => p.manyToOne(User).ref().deleteRule('cascade'),
    userAgent: p.text().nullable(),
    createdAt: createdAt(),
    lastSeenAt: moment().onCreate(() => new Date()),
    expiresAt: moment(),
  },
  indexes: [
    { name: 'sessions_user_index', properties: ['user'] },
    { name: 'sessions_expires_index', properties: ['expiresAt'] },
  ],
});
export type Session = InferEntity<typeof Session>;
