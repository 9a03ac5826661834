import { z } from 'zod';
import type { Listing } from '#db/entities/index.ts';
import { AppError } from '#app/lib/errors.ts';
import { issueMessage } from '#app/lib/forms/issue-text.server.ts';
import { editedVersion, postFields, postKind } from '#app/features/posts/posts/kinds.server.ts';
import { categories, conditions } from '#db/enums.ts';

/** Ten million dollars; more is a slip of the finger. */
const maxCents = 1_000_000_000;

const { title, description, contactEmail, language, images } = postFields;

const fields = {
  category: z.enum(categories, { error: 'listings.categoryUnknown' }).nullish(),
  condition: z.enum(conditions, { error: 'listings.conditionUnknown' }).nullish(),
};

/** Whole dollars, in groups of three or not, then cents; `\s` matches no-break spaces too. */
const pricePattern = /^\$?\s*(\d+|\d{1,3}(?:[,\s]\d{3})+)?(?:\.(\d{0,2})|,(\d{1,2}))?\s*\$?$/;

/** A price whose groups are set apart by points. */
const pointPattern = /^\$?\s*(\d{1,3}(?:\.\d{3})+)(?:,(\d{0,2}))?\s*\$?$/;

/** Longer than any price, however it is written. */
const longestPrice = 40;

/** How to write what was not understood. */
function priceAdvice(text: string): string {
  const [, whole, cents = ''] = pointPattern.exec(text) ?? [];
  if (!whole) return 'listings.priceFormat';
  // '19.999' may be 19.99 with a digit too many, or 19,999 as some countries write it.
  const [dollars = '', thousands = '', ...more] = whole.split('.');
  if (more.length === 0 && cents === '') {
    return issueMessage('listings.priceTwoCents', {
      dollars,
      cents: thousands.slice(0, 2),
      whole: String(Number(dollars + thousands)),
    });
  }
  return issueMessage('listings.priceWithoutPoints', {
    dollars: whole.replaceAll('.', ''),
    cents: cents.padEnd(2, '0'),
  });
}

/**
 * Dollars as people type them to integer cents: '1,250', '$19.50', '12,50', '1 250 $'. Three digits
 * after a comma are a group; one or two are cents.
 */
export const dollars = z
  .string()
  .trim()
  .max(longestPrice, 'listings.priceFormat')
  .transform((text, context) => {
    const [, whole = '', afterPoint = '', afterComma = ''] = pricePattern.exec(text) ?? [];
    const cents = afterPoint || afterComma;
    if (whole || cents) return Number(whole.replace(/\D/g, '') + cents.padEnd(2, '0'));
    context.addIssue({ code: 'custom', message: priceAdvice(text) });
    return z.NEVER;
  })
  .pipe(z.number().max(maxCents, 'listings.priceTooHigh'));

const cents = z
  .number({ error: 'listings.priceInCents' })
  .int('listings.priceInCents')
  .min(0, 'listings.priceNegative')
  .max(maxCents, 'listings.priceTooHigh');

/** The listing form, new and edit: the fields in the order it shows them. */
const listingFormSchema = z.object({
  title,
  price: dollars.optional(),
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

type ListingInput = Omit<z.output<typeof listingJsonSchema>, 'communityId'> & {
  /** A form's checkbox for a price of 0. */
  free?: 'yes' | undefined;
};

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
    const { data } = dollars.safeParse(form.get('price') ?? '');
    return form.get('free') && data ? [freeOrPrice()] : [];
  },
  formValues: ({ price, category, condition }, { typedPrice }) => ({
    price: price ? typedPrice(price) : '',
    free: price === 0 ? 'yes' : '',
    category: category ?? '',
    condition: condition ?? '',
  }),
});
