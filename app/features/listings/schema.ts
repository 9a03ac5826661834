import { z } from 'zod';
import { editedVersion, postFields } from '#app/features/posts/schema.ts';
import { categories, conditions } from '#db/enums.ts';

/** Ten million dollars; more is a slip of the finger. */
const maxCents = 1_000_000_000;

const fields = {
  ...postFields,
  category: z.enum(categories, { error: 'listings.categoryUnknown' }).nullish(),
  condition: z.enum(conditions, { error: 'listings.conditionUnknown' }).nullish(),
};

/** Dollars as people type them ('1,250', '$19.50') to integer cents. */
const dollars = z
  .string()
  .trim()
  .regex(/^\$?\s*\d{1,3}(,?\d{3})*(\.\d{0,2})?$|^\$?\s*\.\d{1,2}$/, 'listings.priceFormat')
  .transform((text) => Math.round(Number(text.replace(/[$,\s]/g, '')) * 100))
  .pipe(z.number().max(maxCents, 'listings.priceTooHigh'));

const cents = z
  .number({ error: 'listings.priceInCents' })
  .int('listings.priceInCents')
  .min(0, 'listings.priceNegative')
  .max(maxCents, 'listings.priceTooHigh');

/** The listing form, new and edit. */
export const listingFormSchema = z.object({
  ...fields,
  price: dollars.optional(),
  version: editedVersion,
});

/** POST /api/listings. `status`, `authorId` and `slug` may be sent and are ignored. */
export const listingJsonSchema = z.object(
  {
    ...fields,
    price: cents.nullish(),
    communityId: z.uuid({ error: 'posts.communityMissing' }).toLowerCase(),
  },
  { error: 'listings.objectExpected' },
);

export type ListingInput = Omit<z.output<typeof listingJsonSchema>, 'communityId'>;
