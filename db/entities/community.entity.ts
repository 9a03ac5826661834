import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { createdAt, language, translation, translationCheck, uuidKey } from './shared.ts';

interface CommunityTexts {
  description?: string | null;
  officeHours?: string | null;
  acOnApprox?: string | null;
  heatOnApprox?: string | null;
  fireInspectionApprox?: string | null;
}

/** A condominium corporation: one building or one complex. */
export const Community = defineEntity({
  name: 'Community',
  tableName: 'communities',
  properties: {
    id: uuidKey(),
    slug: p.text().unique('communities_slug_unique'),
    name: p.text(),
    address: p.text().nullable(),
    heroImageUrl: p.text().nullable(),
    logoUrl: p.text().nullable(),
    description: p.text().nullable(),
    rulesUrl: p.text().nullable(),
    emergencyPdfUrl: p.text().nullable(),
    emergencyPhone: p.text().nullable(),
    /** Where the board reads what residents write to it. */
    boardEmail: p.text().nullable(),
    managerEmail: p.text().nullable(),
    managerPhone: p.text().nullable(),
    officeHours: p.text().nullable(),
    /** Shown as written ('June 1'): the manager decides by the weather. */
    acOnApprox: p.text().nullable(),
    heatOnApprox: p.text().nullable(),
    fireInspectionApprox: p.text().nullable(),
    language: language(),
    translation: translation<CommunityTexts>(),
    requireModeration: p.boolean().default(true),
    createdAt: createdAt(),
  },
  indexes: [{ name: 'communities_name_index', properties: ['name'] }],
  checks: [
    translationCheck('communities', [
      'description',
      'officeHours',
      'acOnApprox',
      'heatOnApprox',
      'fireInspectionApprox',
    ]),
  ],
});
export type Community = InferEntity<typeof Community>;
