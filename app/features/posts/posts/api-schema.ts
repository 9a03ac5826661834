import { z } from 'zod';
import { moment } from '#app/lib/api/fields.ts';
import { searchedPageQuery } from '#app/features/communities/matching/words-query.server.ts';
import { languages, postStatuses, reasonCodes } from '#db/enums.ts';

/** The status of a listing or an activity. */
const statusSchema = z.enum(postStatuses, { error: 'posts.statusUnknown' }).meta({ id: 'Status' });

/** `?q=&status=&communityId=&limit=&after=` of the lists of listings and activities. */
export const postListQuery = searchedPageQuery.extend({
  status: statusSchema.optional(),
  communityId: z
    .uuid({ error: 'posts.communityIdInvalid' })
    .toLowerCase()
    .optional()
    .meta({ description: 'Only posts of this community' }),
});

export type PostListQuery = z.output<typeof postListQuery>;

/** What the board said against a post, or against an edit beside a published one. */
const decisionApiSchema = z
  .object({
    action: z.enum(['REJECT', 'REMOVE']),
    ofEdit: z.boolean().meta({ description: 'True for an edit beside a published post' }),
    reasonCode: z.enum(reasonCodes).nullable().meta({ description: 'The entry of the list' }),
    reason: z.string().nullable().meta({ description: "The moderator's own words" }),
    decidedAt: moment,
  })
  .meta({ id: 'Decision' });

export type DecisionJson = z.output<typeof decisionApiSchema>;

/** The fields that every kind of post has in a response. */
export const postApiSchema = z.object({
  id: z.uuid(),
  communityId: z.uuid(),
  authorId: z.uuid(),
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  language: z.enum(languages).meta({ description: 'Of title and description' }),
  images: z.array(z.string()).meta({ description: 'Addresses of its pictures on this site' }),
  contactEmail: z.string().nullable().meta({
    description: 'Null for visitors and people from elsewhere, and for members once it is closed',
  }),
  status: statusSchema,
  version: z.int().meta({ description: 'Every edit and decision adds one' }),
  decision: decisionApiSchema.nullable().optional().meta({
    description:
      'Why it or an edit beside it was rejected or removed, until the next decision. Only for its author and the moderators, of one post',
  }),
  createdAt: moment,
  updatedAt: moment,
});
