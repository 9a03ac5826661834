import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { ServiceRequest } from './service-request.entity.ts';
import { createdAt } from './shared.ts';
import { User } from './user.entity.ts';

/** Somebody whom a shared request affects too. Only the desk reads who it is. */
export const RequestJoiner = defineEntity({
  name: 'RequestJoiner',
  tableName: 'request_joiners',
  properties: {
    request: () => p.manyToOne(ServiceRequest).ref().primary().deleteRule('cascade'),
    user: () => p.manyToOne(User).ref().primary().deleteRule('cascade'),
    createdAt: createdAt(),
  },
  indexes: [{ name: 'request_joiners_user_index', properties: ['user', 'createdAt'] }],
});
export type RequestJoiner = InferEntity<typeof RequestJoiner>;
