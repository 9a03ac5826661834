import { z } from 'zod';
import { partQuery } from '#app/lib/api-list.server.ts';

/** Where a listing or an activity stands. */
export const statusSchema = z
  .enum(['PENDING', 'PUBLISHED', 'REJECTED', 'WITHDRAWN', 'SOLD', 'CANCELLED', 'REMOVED'], {
    error: 'Not a status we know',
  })
  .meta({ id: 'Status' });

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
