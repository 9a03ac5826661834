import { z } from 'zod';
import { postApiSchema } from '#app/features/posts/posts/api-schema.ts';
import { categories, conditions } from '#db/enums.ts';

/** A listing as /api/listings returns it. */
export const listingApiSchema = postApiSchema
  .extend({
    category: z.enum(categories).nullable(),
    price: z.int().nullable().meta({ description: 'In cents; null if there is no set price' }),
    condition: z.enum(conditions).nullable(),
  })
  .meta({ id: 'Listing' });

export type ListingJson = z.output<typeof listingApiSchema>;
