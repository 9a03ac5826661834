import type { Listing } from '#db/entities/index.ts';
import type { Language } from '#db/enums.ts';
import { postKind } from '#app/features/posts/kinds.server.ts';
import { listingFormSchema, type ListingInput } from './schema.ts';

const typedPrice = (cents: number, locale: Language): string =>
  (cents / 100).toFixed(2).replace('.', locale === 'fr' ? ',' : '.');

/** A listing as a kind of post. */
export const listingKind = postKind<ListingInput, Listing>({
  type: 'LISTING',
  formSchema: listingFormSchema,
  columns: ({ category = null, condition = null, price = null }) => ({
    category,
    condition,
    price,
  }),
  formValues: ({ price, category, condition }, locale) => ({
    price: price == null ? '' : typedPrice(price, locale),
    category: category ?? '',
    condition: condition ?? '',
  }),
});
