import { z } from 'zod';
import { audiences, noticeKinds, noticeStatuses } from '#db/enums.ts';
import { contentLanguage, moment } from '#app/lib/api/fields.ts';

const fileApiSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  mediaType: z.string(),
  bytes: z.int(),
  url: z.string().meta({ description: 'Its address, for people who may read the notice' }),
});

/** What the documentation says of when a notice happens, as it is read and written. */
export const happensDescriptions = {
  on: 'The day, in Ottawa, of what the notice is about',
  from: 'When it starts that day, Ottawa time, such as 09:00; null for the whole day',
};

/** A notice as /api/communities/{slug or id}/notices returns it. */
export const noticeApiSchema = z
  .object({
    id: z.uuid(),
    communityId: z.uuid(),
    authorId: z.uuid(),
    language: contentLanguage,
    title: z.string(),
    content: z.string().meta({
      description:
        'Plain text: blank lines between paragraphs, lists of lines that begin with "- " or "1. "',
    }),
    kind: z.enum(noticeKinds),
    pinned: z.boolean(),
    audience: z.enum(audiences),
    audienceFloors: z.int().array().nullable().meta({ description: 'For moderators only' }),
    audienceUnits: z
      .string()
      .nullable()
      .meta({ description: 'The units as they were typed; for moderators only' }),
    publishedAt: moment,
    expiresAt: moment.nullable(),
    happensOn: z.iso.date().nullable().meta({ description: happensDescriptions.on }),
    happensFrom: z.string().nullable().meta({ description: happensDescriptions.from }),
    happensUntil: z.string().nullable(),
    correctedAt: moment.nullable(),
    createdAt: moment,
    files: fileApiSchema.array(),
  })
  .meta({ id: 'Notice' });

export type NoticeJson = z.output<typeof noticeApiSchema>;

/** A notice as its moderators get it, drafts and all. */
export const deskNoticeApiSchema = noticeApiSchema
  .extend({
    status: z.enum(noticeStatuses),
    mustBeServed: z.boolean().meta({ description: 'Whether it has to be served on each owner' }),
    publishedAt: moment.nullable().meta({
      description: 'In the future for a scheduled notice; for a draft, the planned time',
    }),
    version: z.int(),
  })
  .meta({ id: 'DeskNotice' });

export type DeskNoticeJson = z.output<typeof deskNoticeApiSchema>;
