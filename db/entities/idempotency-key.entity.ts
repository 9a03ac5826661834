import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { createdAt } from './shared.ts';
import { User } from './user.entity.ts';

/** A key that came with a change somebody made, so that sending it again changes nothing more. */
export const IdempotencyKey = defineEntity({
  name: 'IdempotencyKey',
  tableName: 'idempotency_keys',
  properties: {
    user: () => p.manyToOne(User).ref().primary().deleteRule('cascade'),
    key: p.text().primary(),
    /** Of what was sent with it. */
    digest: p.text(),
    result: p.json<object>(),
    createdAt: createdAt(),
  },
  indexes: [{ name: 'idempotency_keys_created_index', properties: ['createdAt'] }],
});
export type IdempotencyKey = InferEntity<typeof IdempotencyKey>;
