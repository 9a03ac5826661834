import type { PostType } from '#db/enums.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { changedFields, fieldsOf, type PostFields } from '../changes/post-fields.server.ts';
import type { Post } from '../kinds.server.ts';
import type { PostText } from './revisions.server.ts';
import { editDistance, smallChange } from './small-change.ts';

/**
 * Whether an edit of a published post is too small for the board to look at: a lower price, another language, and a
 * few letters of its title and description. Letters are counted from the text that the board saw last, so that many
 * small edits do not add up to a new text.
 */
export async function isSmallEdit(
  em: Em,
  type: PostType,
  post: Post,
  text: PostText,
): Promise<boolean> {
  const live: PostFields = fieldsOf(post);
  const changed = new Set(changedFields(live, text));
  const isReworded = changed.delete('title') || changed.has('description');
  changed.delete('description');
  changed.delete('language');
  if (changed.delete('price') && !isLower(live.price, text.price)) return false;
  if (changed.size > 0) return false;
  if (!isReworded) return true;
  const seen = (await textSeenByBoard(em, type, post.id)) ?? post;
  const letters =
    editDistance(seen.title, text.title, smallChange) +
    editDistance(seen.description, text.description, smallChange);
  return letters <= smallChange;
}

/** Whether a price, in cents, goes down. */
export const isLower = (before: PostFields['price'], after: PostFields['price']): boolean =>
  before != null && after != null && after < before;

/** The text of a post when a moderator last published it, or else when it was posted. */
async function textSeenByBoard(
  em: Em,
  type: PostType,
  id: string,
): Promise<{ title: string; description: string } | null> {
  const events = await kysely(em)
    .selectFrom('moderation_events')
    .select(['action', 'snapshot'])
    .where('subjectType', '=', type)
    .where('subjectId', '=', id)
    .where('action', 'in', ['SUBMIT', 'APPROVE', 'RESTORE'])
    .where('undoneAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .execute();
  const [event] = events;
  return event ? (event.snapshot as { title: string; description: string }) : null;
}
