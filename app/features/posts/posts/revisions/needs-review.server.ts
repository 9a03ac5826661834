import { changedFields, fieldsOf, type PostFields } from '../changes/post-fields.server.ts';
import type { Post } from '../kinds.server.ts';
import type { PostText } from './revisions.server.ts';

/** Whether the board has to look at an edit of a published post: at every one that does more than lower the price. */
export function needsReview(post: Post, text: PostText): boolean {
  const live: PostFields = fieldsOf(post);
  const changed = changedFields(live, text).join();
  return changed !== '' && !(changed === 'price' && isLower(live.price, text.price));
}

/** Whether a price, in cents, goes down. */
export const isLower = (before: PostFields['price'], after: PostFields['price']): boolean =>
  before != null && after != null && after < before;
