import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { joinPolicies, postReaders, serviceRules } from '../enums.ts';
import { reservedSlugs } from '../slug.ts';
import {
  createdAt,
  language,
  moment,
  translation,
  translationCheck,
  uuidKey,
  words,
  wordsIndex,
} from './shared.ts';

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
    joinPolicy: p.enum(joinPolicies).default('APPROVAL'),
    /** Who reads its listings and activities once they are published. */
    postReaders: p.enum(postReaders).default('MEMBERS'),
    /** Whether residents send requests to the board here, and book its places. */
    takesRequests: p.boolean().default(false),
    takesBookings: p.boolean().default(false),
    /** Whom it serves with legal notices by email, with the day of the board's decision or of the by-law. */
    serviceRule: p.enum(serviceRules).default('PAPER'),
    serviceDecidedOn: p.date().nullable(),
    /** The id of the decision or the by-law among the documents; it may have been deleted since. */
    serviceDocument: p.uuid().nullable().name('service_document_id'),
    /** The most people a unit may have; null for no limit. */
    peoplePerUnit: p.integer().nullable(),
    /**
     * When the desk looked at the labels of units that can be read in two ways, in UTC; from the beginning for a
     * community whose units were all confirmed in previews.
     */
    unitsReviewedAt: createdAt().nullable(),
    /** When its doors were opened, in UTC. While null, nobody but its moderators gets in. */
    openedAt: moment().nullable(),
    /** The steps of the opening that are done or were passed over. */
    setupDone: p.array().default([]),
    createdAt: createdAt(),
    words: words(`search_name(name, address)`),
    /** The name as searches compare it. Only queries use it. */
    foldedName: p.text().nullable().generated('search_line(name) stored').lazy().hidden(),
  },
  indexes: [
    { name: 'communities_name_index', properties: ['name', 'id'] },
    wordsIndex('communities'),
  ],
  checks: [
    // These are pages of the desk itself.
    {
      name: 'communities_slug_check',
      expression: reservedSlugs.map((slug) => `slug <> '${slug}'`).join(' and '),
    },
    { name: 'communities_people_per_unit_check', expression: 'people_per_unit > 0' },
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
