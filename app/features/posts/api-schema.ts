import { z } from 'zod';
import { moment } from '#app/lib/api/fields.ts';
import { partQuery } from '#app/lib/api/page-query.ts';
import { statuses } from './state-machine.ts';

/** Where a listing or an activity stands. */
const statusSchema = z.enum(statuses, { error: 'Not a status we know' }).meta({ id: 'Status' });

/** `?status=&communityId=&limit=&after=` of the lists of listings and activities. */
export const itemListQuery = partQuery.extend({
  status: statusSchema.optional(),
  communityId: z
    .uuid({ error: 'Not the id of a community' })
    .toLowerCase()
    .optional()
    .meta({ description: 'Only items of this community.' }),
});

export type ItemListQuery = z.output<typeof itemListQuery>;

/** What a listing and an activity have alike in their answers. */
export const itemContract = z.object({
  id: z.uuid(),
  communityId: z.uuid(),
  authorId: z.uuid(),
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  images: z.array(z.string()).meta({ description: 'Addresses of its pictures on this site' }),
  contactEmail: z
    .string()
    .nullable()
    .meta({ description: 'Null for others once it is sold, called off or gone' }),
  status: statusSchema,
  version: z.int().meta({ description: 'Goes up by one with each edit and decision' }),
  createdAt: moment,
  updatedAt: moment,
});
