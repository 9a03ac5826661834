import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { createdAt, moment, uuidKey } from './shared.ts';
import { Unit } from './unit.entity.ts';
import { User } from './user.entity.ts';

/**
 * The code that lets the people of a unit in. The row cannot be turned back into the code: that takes
 * the server's secret, with which the nonce makes it again for the next letter.
 */
export const UnitCode = defineEntity({
  name: 'UnitCode',
  tableName: 'unit_codes',
  properties: {
    id: uuidKey(),
    unit: () => p.manyToOne(Unit).ref().deleteRule('cascade'),
    nonce: p.text(),
    codeHash: p.text().unique('unit_codes_hash_unique'),
    expiresAt: moment(),
    /** Null while it opens the door. */
    revokedAt: moment().nullable(),
    /** How many people came in with it. */
    uses: p.integer().default(0),
    /** True until its letter is printed, of one that was made because somebody of the unit left. */
    letterDue: p.boolean().default(false),
    createdBy: () => p.manyToOne(User).ref().nullable().deleteRule('set null'),
    createdAt: createdAt(),
  },
  uniques: [
    { name: 'unit_codes_one_valid_unique', properties: ['unit'], where: { revokedAt: null } },
  ],
  indexes: [
    { name: 'unit_codes_unit_index', properties: ['unit', 'createdAt'] },
    { name: 'unit_codes_created_by_index', properties: ['createdBy'] },
  ],
});
export type UnitCode = InferEntity<typeof UnitCode>;
