import type { Listing } from '#db/entities/index.ts';
import { postKind } from '#app/features/posts/posts/kinds.server.ts';
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
  formValues: ({ price, category, condition }, { typedPrice }) => ({
    price: price == null ? '' : typedPrice(price),
    category: category ?? '',
    condition: condition ?? '',
  }),
});
