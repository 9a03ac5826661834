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
    ofEdit: z
      .boolean()
      .meta({ description: 'True if the decision was about an edit to a published post' }),
    reasonCode: z
      .enum(reasonCodes)
      .nullable()
      .meta({ description: 'The reason chosen from the list' }),
    reason: z.string().nullable().meta({ description: 'The moderator’s own words' }),
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
  language: z.enum(languages).meta({ description: 'The language of title and description' }),
  images: z.array(z.string()).meta({ description: 'Addresses of its pictures on this site' }),
  contactEmail: z.string().nullable().meta({
    description:
      'Null for visitors and people from other communities, and for members once the post is closed',
  }),
  status: statusSchema,
  version: z.int().meta({ description: 'Every edit and decision adds one' }),
  decision: decisionApiSchema.nullable().optional().meta({
    description:
      'Why the post or an edit to it was rejected or removed, until the next decision. Only its author and the moderators get it, and only in the response for a single post',
  }),
  createdAt: moment,
  updatedAt: moment,
});
