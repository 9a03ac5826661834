import { z } from 'zod';
import { contentLanguage, moment } from '#app/lib/api/fields.ts';

/** A notice as /api/communities/{slug or id}/notices returns it. */
export const noticeApiSchema = z
  .object({
    id: z.uuid(),
    communityId: z.uuid(),
    authorId: z.uuid(),
    language: contentLanguage,
    title: z.string(),
    content: z.string(),
    pinned: z.boolean(),
    publishedAt: moment,
    createdAt: moment,
  })
  .meta({ id: 'Notice' });

export type NoticeJson = z.output<typeof noticeApiSchema>;
