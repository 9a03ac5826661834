import type { Category } from '#db/enums.ts';

/**
 * The drawing of a listing without a photo: one of the views of a single file, by what is for sale. A list that does
 * not know that has the file's own, a skyline.
 */
export const listingDrawing = (category?: Category | null): string =>
  `/images/listings/none.svg${category === undefined ? '' : `#${category ?? 'other'}`}`;
