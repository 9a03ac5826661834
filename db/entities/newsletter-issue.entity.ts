import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { Community } from './community.entity.ts';
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

export const NewsletterIssue = defineEntity({
  name: 'NewsletterIssue',
  tableName: 'newsletter_issues',
  properties: {
    id: uuidKey(),
    /** Null for a city-wide issue, which everyone may read. */
    community: () => p.manyToOne(Community).ref().nullable().deleteRule('cascade'),
    title: p.text(),
    language: language(),
    translation: translation<{ title: string }>(),
    coverImageUrl: p.text().nullable(),
    pdfUrl: p.text(),
    month: p.integer(),
    year: p.integer(),
    publishedAt: moment().onCreate(() => new Date()),
    createdAt: createdAt(),
    words: words(
      `(search_words(language, title, ''::text) || search_words(search_other(language), (translation ->> 'title'::text), ''::text))`,
    ),
  },
  indexes: [
    wordsIndex('newsletter_issues'),
    {
      name: 'newsletter_issues_community_published_index',
      properties: ['community', 'publishedAt', 'id'],
    },
  ],
  checks: [
    translationCheck('newsletter_issues', ['title']),
    { name: 'newsletter_issues_month_check', expression: 'month >= 1 and month <= 12' },
    { name: 'newsletter_issues_year_check', expression: 'year >= 1900 and year <= 9999' },
  ],
});
export type NewsletterIssue = InferEntity<typeof NewsletterIssue>;
