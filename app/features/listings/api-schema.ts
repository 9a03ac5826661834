import { z } from 'zod';
import { itemContract } from '#app/features/posts/api-schema.ts';
import { categories, conditions } from './labels.ts';

/** A listing as /api/listings answers it. */
export const listingContract = itemContract
  .extend({
    category: z.enum(categories).nullable(),
    price: z.int().nullable().meta({ description: 'Cents; null where none is named' }),
    condition: z.enum(conditions).nullable(),
  })
  .meta({ id: 'Listing' });

export type ListingJson = z.output<typeof listingContract>;
