import { Activity, Listing } from '#db/entities/index.ts';
import type { PostType } from '#db/enums.ts';
import type { PhotoOwner } from '#app/features/photos/attach.server.ts';

/** Any kind of post, as a row. */
export type Post = Listing | Activity;

/**
 * The table of each kind of post. Code that treats posts alike uses only the columns they share;
 * Listing stands for all of them in its types.
 */
export const postTables: Record<PostType, typeof Listing> = {
  LISTING: Listing,
  ACTIVITY: Activity as unknown as typeof Listing,
};

/** The same for the query builder. */
export const postTableNames: Record<PostType, 'listings'> = {
  LISTING: 'listings',
  ACTIVITY: 'activities' as 'listings',
};

/** The columns by which a photo belongs to a post. */
export const photoOwner = (type: PostType, id: string): PhotoOwner =>
  type === 'LISTING' ? { listing: id } : { activity: id };
