import { z } from 'zod';
import { contentLanguage, moment } from '#app/lib/api/fields.ts';

export const articleApiSchema = z
  .object({
    id: z.uuid(),
    section: z.string().meta({ description: 'For example LIFESTYLE' }),
    language: contentLanguage,
    title: z.string(),
    slug: z.string(),
    excerpt: z.string().nullable(),
    content: z
      .string()
      .meta({ description: 'Paragraphs separated by blank lines; ## marks a heading' }),
    coverImageUrl: z.string().nullable(),
    author: z.string().nullable(),
    publishedAt: moment,
    createdAt: moment,
  })
  .meta({ id: 'EditorialArticle' });

export type ArticleJson = z.output<typeof articleApiSchema>;
