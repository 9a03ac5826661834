import type { Listing } from '#db/entities/index.ts';
import { AppError } from '#app/lib/errors.ts';
import { postKind } from '#app/features/posts/posts/kinds.server.ts';
import { withChoices } from '#app/lib/forms/choices.server.ts';
import { freeChoice } from './choices.ts';
import { listingFormSchema, type ListingInput } from './schema.server.ts';

/** A listing as a kind of post. */
export const listingKind = postKind<ListingInput, Listing>({
  type: 'LISTING',
  formSchema: withChoices(listingFormSchema, freeChoice),
  columns: ({ category = null, condition = null, price = null, free }) => ({
    category,
    condition,
    price: free ? 0 : price,
  }),
  check: (input) => {
    // A form asks which of the two was meant.
    if (input.free && input.price) {
      throw new AppError('invalid', 'listings.freeOrPrice', { field: 'price' });
    }
    return input;
  },
  formValues: ({ price, category, condition }, { typedPrice }) => ({
    price: price ? typedPrice(price) : '',
    free: price === 0 ? 'yes' : '',
    category: category ?? '',
    condition: condition ?? '',
  }),
});
