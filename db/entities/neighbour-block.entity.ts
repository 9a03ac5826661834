import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { createdAt } from './shared.ts';
import { User } from './user.entity.ts';

/** Somebody whose letters a person does not want. Only that person ever knows. */
export const NeighbourBlock = defineEntity({
  name: 'NeighbourBlock',
  tableName: 'neighbour_blocks',
  properties: {
    person: () => p.manyToOne(User).ref().primary().deleteRule('cascade'),
    blocked: () => p.manyToOne(User).ref().primary().deleteRule('cascade'),
    createdAt: createdAt(),
  },
  indexes: [{ name: 'neighbour_blocks_blocked_index', properties: ['blocked'] }],
});
export type NeighbourBlock = InferEntity<typeof NeighbourBlock>;
