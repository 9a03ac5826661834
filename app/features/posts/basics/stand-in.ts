import type { Category, PostType } from '#db/enums.ts';
import { tintOf } from '#app/ui/pictures/stand-in.ts';
import { listingDrawing } from './listing-drawing.ts';

/** The drawing of a post without a photo, of a listing by its category. */
export const drawingOf = (type: PostType, category?: Category | null): string =>
  type === 'LISTING' ? listingDrawing(category) : '/images/activities/none.svg';

/** The same, with the class that tints it by the post. */
export const standInOf = (type: PostType, id: string, category?: Category | null) => ({
  src: drawingOf(type, category),
  tint: tintOf(id),
});
