import { z } from 'zod';
import { editedVersion, itemFields } from '#app/features/posts/schema.ts';
import { categories, conditions } from './labels.ts';

/** Ten million dollars; more is a slip of the finger. */
const maxCents = 1_000_000_000;

const fields = {
  ...itemFields,
  category: z.enum(categories, { error: 'Please choose a category from the list' }).nullish(),
  condition: z.enum(conditions, { error: 'Please choose a condition from the list' }).nullish(),
};

const priceHint = 'Enter the price in dollars, like 25 or 19.50';

/** Dollars as people type them ('1,250', '$19.50') to integer cents. */
const dollars = z
  .string()
  .trim()
  .regex(/^\$?\s*\d{1,3}(,?\d{3})*(\.\d{0,2})?$|^\$?\s*\.\d{1,2}$/, priceHint)
  .transform((text) => Math.round(Number(text.replace(/[$,\s]/g, '')) * 100))
  .pipe(z.number().max(maxCents, 'Please enter a lower price'));

const cents = z
  .number({ error: 'The price is a whole number of cents' })
  .int('The price is a whole number of cents')
  .min(0, 'The price cannot be less than zero')
  .max(maxCents, 'Please enter a lower price');

/** The listing form, new and edit. */
export const listingFormSchema = z.object({
  ...fields,
  price: dollars.optional(),
  version: editedVersion,
});

/** POST /api/listings. `status`, `authorId` and `slug` may be sent and are left alone. */
export const listingJsonSchema = z.object(
  {
    ...fields,
    price: cents.nullish(),
    communityId: z.uuid({ error: 'Please select a community' }).toLowerCase(),
  },
  { error: 'Send the listing as an object' },
);

export type ListingInput = Omit<z.output<typeof listingJsonSchema>, 'communityId'>;
