import { z } from 'zod';
import { statusSchema } from '#app/features/moderation/contract.ts';
import { moment } from '#app/lib/api-fields.ts';
import { categories, conditions } from './vocabulary.ts';

/** A listing as /api/listings answers it. */
export const listingContract = z
  .object({
    id: z.uuid(),
    communityId: z.uuid(),
    authorId: z.uuid(),
    title: z.string(),
    slug: z.string(),
    description: z.string(),
    category: z.enum(categories).nullable(),
    price: z.int().nullable().meta({ description: 'Cents; null where none is named' }),
    condition: z.enum(conditions).nullable(),
    images: z.array(z.string()).meta({ description: 'Addresses of its pictures on this site' }),
    contactEmail: z
      .string()
      .nullable()
      .meta({ description: 'Null for others once the listing is sold or gone' }),
    status: statusSchema,
    version: z.int().meta({ description: 'Goes up by one with each edit and decision' }),
    createdAt: moment,
    updatedAt: moment,
  })
  .meta({ id: 'Listing' });

export type ListingJson = z.output<typeof listingContract>;
