import { z } from 'zod';
import { contentLanguage, moment } from '#app/lib/api/fields.ts';

export const issueApiSchema = z
  .object({
    id: z.uuid(),
    communityId: z.uuid().nullable().meta({ description: 'Null for an issue for the whole city' }),
    language: contentLanguage,
    title: z.string(),
    coverImageUrl: z.string().nullable(),
    pdfUrl: z.string(),
    month: z.int().min(1).max(12),
    year: z.int(),
    publishedAt: moment,
    createdAt: moment,
  })
  .meta({ id: 'NewsletterIssue' });

export type IssueJson = z.output<typeof issueApiSchema>;
