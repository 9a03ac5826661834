import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { consentAnswers, consentWays } from '../enums.ts';
import { Community } from './community.entity.ts';
import { createdAt, updatedAt, uuidKey, version } from './shared.ts';
import { Unit } from './unit.entity.ts';
import { User } from './user.entity.ts';
import { UserCommunity } from './user-community.entity.ts';

/** An owner in the corporation's record: of one unit, which may have several. */
export const UnitOwner = defineEntity({
  name: 'UnitOwner',
  tableName: 'unit_owners',
  properties: {
    id: uuidKey(),
    community: () => p.manyToOne(Community).ref().deleteRule('cascade'),
    unit: () => p.manyToOne(Unit).ref(),
    /** The membership whose account the owner has; null where they have none, or nobody said. */
    membership: () => p.manyToOne(UserCommunity).ref().nullable().deleteRule('set null'),
    name: p.text(),
    /** The address for service, a line each; null where that is the unit. */
    address: p.text().nullable(),
    /** The last day as an owner; null while they are one. */
    endedOn: p.date().nullable(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  indexes: [
    { name: 'unit_owners_community_index', properties: ['community'] },
    { name: 'unit_owners_unit_index', properties: ['unit'] },
    { name: 'unit_owners_membership_index', properties: ['membership'] },
    {
      name: 'unit_owners_ended_index',
      properties: ['endedOn'],
      where: { endedOn: { $ne: null } },
    },
  ],
  checks: [{ name: 'unit_owners_name_check', expression: `name <> ''` }],
});
export type UnitOwner = InferEntity<typeof UnitOwner>;

/** An owner's answer to being served by email. The newest counts; none is ever changed. */
export const OwnerConsent = defineEntity({
  name: 'OwnerConsent',
  tableName: 'owner_consents',
  properties: {
    id: uuidKey(),
    owner: () => p.manyToOne(UnitOwner).ref().deleteRule('cascade'),
    answer: p.enum(consentAnswers),
    /** The day on which they gave it. */
    givenOn: p.date(),
    way: p.enum(consentWays),
    recordedBy: () => p.manyToOne(User).ref().nullable().deleteRule('set null'),
    createdAt: createdAt(),
  },
  indexes: [
    { name: 'owner_consents_owner_index', properties: ['owner', 'createdAt'] },
    { name: 'owner_consents_recorded_by_index', properties: ['recordedBy'] },
  ],
});
export type OwnerConsent = InferEntity<typeof OwnerConsent>;
