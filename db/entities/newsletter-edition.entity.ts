import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import type { EditionTexts, NewsletterSection } from '../content/newsletters/types.ts';
import {
  createdAt,
  editorialStatus,
  language,
  moment,
  translation,
  translationCheck,
  updatedAt,
  uuidKey,
  version,
} from './shared.ts';

/** A city-wide newsletter issue with its text: its page and its PDF are made from this. */
export const NewsletterEdition = defineEntity({
  name: 'NewsletterEdition',
  tableName: 'newsletter_editions',
  properties: {
    id: uuidKey(),
    slug: p.text().unique('newsletter_editions_slug_unique'),
    title: p.text(),
    season: p.text(),
    year: p.integer(),
    month: p.integer(),
    standfirst: p.text(),
    coverUrl: p.text().nullable(),
    coverAlt: p.text(),
    sections: p.json<NewsletterSection[]>(),
    language: language(),
    translation: translation<EditionTexts>(),
    status: editorialStatus(),
    /** When it was first published, in UTC. */
    publishedAt: moment().nullable(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  indexes: [
    {
      name: 'newsletter_editions_status_date_index',
      properties: ['status', 'year', 'month'],
    },
  ],
  checks: [
    translationCheck('newsletter_editions', [
      'title',
      'season',
      'standfirst',
      'coverAlt',
      'sections',
    ]),
    { name: 'newsletter_editions_month_check', expression: 'month >= 1 and month <= 12' },
    { name: 'newsletter_editions_year_check', expression: 'year >= 1900 and year <= 9999' },
    {
      name: 'newsletter_editions_published_check',
      expression: "status = 'DRAFT' or published_at is not null",
    },
  ],
});
export type NewsletterEdition = InferEntity<typeof NewsletterEdition>;
