import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { membershipStates, tenures } from '../enums.ts';
import { createdAt, uuidKey } from './shared.ts';
import { Unit } from './unit.entity.ts';
import { UserCommunity } from './user-community.entity.ts';

/** Another unit of a member in the same community, such as the second one that somebody owns. */
export const FurtherUnit = defineEntity({
  name: 'FurtherUnit',
  tableName: 'further_units',
  properties: {
    id: uuidKey(),
    membership: () => p.manyToOne(UserCommunity).ref().deleteRule('cascade'),
    condoUnit: p.text(),
    unit: () => p.manyToOne(Unit).ref().nullable().deleteRule('set null'),
    /** WAITING until the board confirms it; only a CONFIRMED one counts. */
    state: p.enum(membershipStates).default('WAITING'),
    tenure: p.enum(tenures).nullable(),
    claimedTenure: p.enum(tenures).nullable(),
    createdAt: createdAt(),
  },
  uniques: [
    { name: 'further_units_membership_unit_unique', properties: ['membership', 'condoUnit'] },
  ],
  indexes: [
    { name: 'further_units_unit_index', properties: ['unit'] },
    {
      name: 'further_units_waiting_index',
      properties: ['membership'],
      where: { state: 'WAITING' },
    },
  ],
  checks: [{ name: 'further_units_condo_unit_check', expression: `condo_unit <> ''` }],
});
export type FurtherUnit = InferEntity<typeof FurtherUnit>;
