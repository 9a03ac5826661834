import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import {
  createdAt,
  editorialStatus,
  language,
  translation,
  translationCheck,
  uuidKey,
  version,
} from './shared.ts';

/** A company that the editors chose for the archive page of the newsletter. */
export const Contractor = defineEntity({
  name: 'Contractor',
  tableName: 'contractors',
  properties: {
    id: uuidKey(),
    name: p.text(),
    trade: p.text(),
    description: p.text(),
    /** The part of the city that it serves. */
    area: p.text().nullable(),
    phone: p.text().nullable(),
    website: p.text().nullable(),
    /** Lower ones come first, equal ones by name. */
    sortOrder: p.integer().default(100),
    language: language(),
    translation: translation<{ trade: string; description: string; area?: string | null }>(),
    status: editorialStatus(),
    version: version(),
    createdAt: createdAt(),
  },
  indexes: [
    { name: 'contractors_status_order_index', properties: ['status', 'sortOrder', 'name', 'id'] },
  ],
  checks: [
    translationCheck('contractors', ['trade', 'description', 'area']),
    {
      name: 'contractors_contact_check',
      expression: 'phone is not null or website is not null',
    },
  ],
});
export type Contractor = InferEntity<typeof Contractor>;
