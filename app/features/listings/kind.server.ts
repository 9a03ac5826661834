import type { Listing } from '#db/entities/index.ts';
import { postKind } from '#app/features/posts/kinds.server.ts';
import { listingFormSchema, type ListingInput } from './schema.ts';

/** A listing as a kind of post. */
export const listingKind = postKind<ListingInput, Listing>({
  type: 'LISTING',
  formSchema: listingFormSchema,
  columns: ({ category = null, condition = null, price = null }) => ({
    category,
    condition,
    price,
  }),
  formValues: ({ price, category, condition }) => ({
    price: price == null ? '' : (price / 100).toFixed(2),
    category: category ?? '',
    condition: condition ?? '',
  }),
});
