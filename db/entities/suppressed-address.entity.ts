import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { suppressionReasons } from '../enums.ts';
import { createdAt } from './shared.ts';

/** An address that nothing is sent to any more, because letters to it came back or it complained. */
export const SuppressedAddress = defineEntity({
  name: 'SuppressedAddress',
  tableName: 'suppressed_addresses',
  properties: {
    /** In lower case. */
    address: p.text().primary(),
    reason: p.enum(suppressionReasons),
    /** What the mail server said, for the operator. */
    detail: p.text().nullable(),
    createdAt: createdAt(),
  },
  checks: [{ name: 'suppressed_addresses_lower_check', expression: 'address = lower(address)' }],
});
export type SuppressedAddress = InferEntity<typeof SuppressedAddress>;
