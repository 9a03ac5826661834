import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { secondStepRules } from '../enums.ts';

/**
 * Who runs this installation and what it asks for, in one row. Without it, or where a text is empty, nothing is said
 * of them.
 */
export const SiteSettings = defineEntity({
  name: 'SiteSettings',
  tableName: 'site_settings',
  properties: {
    /** Always 1. */
    id: p.integer().primary().autoincrement(false),
    operatorName: p.text().default(''),
    contactEmail: p.text().default(''),
    /** Where questions about personal data go; empty for the contact address. */
    privacyEmail: p.text().default(''),
    /** Paragraphs of the page About, with links as [words](address). */
    aboutEn: p.text().default(''),
    aboutFr: p.text().default(''),
    /** What people can expect who write to the contact address. */
    contactNoteEn: p.text().default(''),
    contactNoteFr: p.text().default(''),
    /** Who needs a second step at login. MODERATORS are BOARD, MANAGER and ADMIN. */
    secondStep: p.enum(secondStepRules).default('NOBODY'),
    /** Counts the saves, to notice one in between. */
    version: p.integer().default(0),
  },
  checks: [{ name: 'site_settings_one_row_check', expression: 'id = 1' }],
});
export type SiteSettings = InferEntity<typeof SiteSettings>;
