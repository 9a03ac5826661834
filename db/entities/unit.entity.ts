import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { unitKinds } from '../enums.ts';
import { Community } from './community.entity.ts';
import { createdAt, uuidKey } from './shared.ts';

/** A unit in a community's register: a home, a shop, or a parking space or a locker that somebody owns. */
export const Unit = defineEntity({
  name: 'Unit',
  tableName: 'units',
  properties: {
    id: uuidKey(),
    community: () => p.manyToOne(Community).ref(),
    /** As it stands on the door: '305', '12B', 'PH2'. */
    label: p.text(),
    /** The label as it is compared: lower case, without spaces or leading zeros. */
    key: p.text(),
    kind: p.enum(unitKinds).default('HOME'),
    /** A tower, a phase or a street: 'Tower A'. Null where there is just one, or nobody said. */
    building: p.text().nullable(),
    /** Null where it cannot be read off the label and nobody said. */
    floor: p.integer().nullable(),
    /** The place in the register: by building, floors upwards, numbers in order. */
    position: p.integer().default(0),
    createdAt: createdAt(),
  },
  uniques: [{ name: 'units_community_key_unique', properties: ['community', 'key'] }],
  indexes: [
    { name: 'units_community_position_index', properties: ['community', 'position', 'id'] },
  ],
  checks: [
    { name: 'units_label_check', expression: `label <> '' and key <> ''` },
    { name: 'units_building_check', expression: `building <> ''` },
  ],
});
export type Unit = InferEntity<typeof Unit>;
