import { z } from 'zod';
import { categories, conditions } from '#db/enums.ts';
import { dollars, mostCents } from '#app/lib/forms/money.server.ts';
import { editedVersion, postFields } from '#app/features/posts/posts/kinds.server.ts';

const { title, description, contactEmail, language, images } = postFields;

const fields = {
  category: z.enum(categories, { error: 'listings.categoryUnknown' }).nullish(),
  condition: z.enum(conditions, { error: 'listings.conditionUnknown' }).nullish(),
};

/** A price as people type it, to integer cents. */
export const priceInDollars = dollars({
  format: 'listings.priceFormat',
  withoutPoints: 'listings.priceWithoutPoints',
  twoCents: 'listings.priceTwoCents',
  tooHigh: 'listings.priceTooHigh',
});

const cents = z
  .number({ error: 'listings.priceInCents' })
  .int('listings.priceInCents')
  .min(0, 'listings.priceNegative')
  .max(mostCents, 'listings.priceTooHigh');

/** The listing form, new and edit: the fields in the order it shows them. */
export const listingFormSchema = z.object({
  title,
  price: priceInDollars.optional(),
  free: z.literal('yes').optional(),
  ...fields,
  description,
  contactEmail,
  language,
  images,
  version: editedVersion,
});

/** POST /api/listings. `status`, `authorId` and `slug` may be sent and are ignored. */
export const listingJsonSchema = z.object(
  {
    ...postFields,
    ...fields,
    price: cents.nullish(),
    communityId: z.uuid({ error: 'posts.communityMissing' }).toLowerCase(),
  },
  { error: 'listings.objectExpected' },
);

export type ListingInput = Omit<z.output<typeof listingJsonSchema>, 'communityId'> & {
  /** A form's checkbox for a price of 0. */
  free?: 'yes' | undefined;
};
