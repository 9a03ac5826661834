import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { ServiceRequest } from './service-request.entity.ts';
import { createdAt, moment } from './shared.ts';
import { User } from './user.entity.ts';

/** The link with which a contractor opens the work order of a request; without a row there is none. */
export const RequestWorkOrder = defineEntity({
  name: 'RequestWorkOrder',
  tableName: 'request_work_orders',
  properties: {
    request: () => p.manyToOne(ServiceRequest).ref().primary().deleteRule('cascade'),
    /** What the secret of the link is worked out from, with the server's own secret. */
    nonce: p.text(),
    /** The SHA-256 of the secret. */
    hash: p.text().unique('request_work_orders_hash_unique'),
    /** Who lets the contractor in, or where the key is. */
    letsIn: p.text().nullable(),
    /** The link works while this person moderates the community; null where they chose a new password, or are gone. */
    madeBy: () => p.manyToOne(User).ref().nullable().deleteRule('set null'),
    /** When the contractor said that the work is done; the history of the request has the words. */
    doneAt: moment().nullable(),
    createdAt: createdAt(),
  },
  indexes: [{ name: 'request_work_orders_made_by_index', properties: ['madeBy'] }],
});
export type RequestWorkOrder = InferEntity<typeof RequestWorkOrder>;
