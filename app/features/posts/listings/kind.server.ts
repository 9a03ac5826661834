import type { Listing } from '#db/entities/index.ts';
import { AppError } from '#app/lib/errors.ts';
import { postKind } from '#app/features/posts/posts/kinds.server.ts';
import { listingFormSchema, priceInDollars, type ListingInput } from './schema.server.ts';

/** A form that says Free and a price as well. */
const freeOrPrice = () => new AppError('invalid', 'listings.freeOrPrice', { field: 'price' });

/** A listing as a kind of post. */
export const listingKind = postKind<ListingInput, Listing>({
  type: 'LISTING',
  formSchema: listingFormSchema,
  columns: ({ category = null, condition = null, price = null, free }) => ({
    category,
    condition,
    price: free ? 0 : price,
  }),
  check: (input) => {
    if (input.free && input.price) throw freeOrPrice();
    return input;
  },
  furtherErrors: (form) => {
    const { data } = priceInDollars.safeParse(form.get('price') ?? '');
    return form.get('free') && data ? [freeOrPrice()] : [];
  },
  formValues: ({ price, category, condition }, { typedPrice }) => ({
    price: price ? typedPrice(price) : '',
    free: price === 0 ? 'yes' : '',
    category: category ?? '',
    condition: condition ?? '',
  }),
});
