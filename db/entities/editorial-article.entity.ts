import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import {
  createdAt,
  editorialStatus,
  language,
  moment,
  translation,
  translationCheck,
  uuidKey,
  version,
} from './shared.ts';

export const EditorialArticle = defineEntity({
  name: 'EditorialArticle',
  tableName: 'editorial_articles',
  properties: {
    id: uuidKey(),
    section: p.text(),
    title: p.text(),
    slug: p.text().unique('editorial_articles_slug_unique'),
    excerpt: p.text().nullable(),
    content: p.text(),
    language: language(),
    translation: translation<{ title: string; excerpt?: string | null; content: string }>(),
    coverImageUrl: p.text().nullable(),
    author: p.text().nullable(),
    publishedAt: moment().onCreate(() => new Date()),
    status: editorialStatus(),
    version: version(),
    createdAt: createdAt(),
  },
  indexes: [
    {
      name: 'editorial_articles_section_published_index',
      properties: ['section', 'publishedAt', 'id'],
    },
    {
      name: 'editorial_articles_words_index',
      expression: `create index "editorial_articles_words_index" on "editorial_articles" using gin ((search_words(language, title, ((coalesce(excerpt, ''::text) || ' '::text) || content)) || search_words(search_other(language), (translation ->> 'title'::text), ((coalesce((translation ->> 'excerpt'::text), ''::text) || ' '::text) || (translation ->> 'content'::text)))))`,
    },
  ],
  checks: [translationCheck('editorial_articles', ['title', 'excerpt', 'content'])],
});
export type EditorialArticle = InferEntity<typeof EditorialArticle>;
