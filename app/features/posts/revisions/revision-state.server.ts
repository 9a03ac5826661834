import type { PostType } from '#db/enums.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/kysely.server.ts';
import type { ComparedField } from '#app/lib/forms/compared-field.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { fieldChanges } from '../changes/field-changes.server.ts';
import { fieldsOf, type PostFields } from '../changes/post-fields.server.ts';
import type { Post } from '../kinds.server.ts';

/** An edit beside a published post, for its author and the moderators. */
export interface RevisionState {
  /** False for one that was rejected. */
  isPending: boolean;
  /** What that means for the viewer. */
  note: string;
  changes: ComparedField[];
  reason: string | null;
  /** The words of the button with which its author takes it back; null where nobody can. */
  takeBack: string | null;
}

/** The newest edit of a post, if it waits or was rejected; null once the post changed after it. */
export async function revisionState(
  em: Em,
  locale: Locale,
  type: PostType,
  { post, isOwn }: { post: Post; isOwn: boolean },
): Promise<RevisionState | null> {
  const newest = await kysely(em)
    .selectFrom('post_revisions')
    .select(['fields', 'status', 'reason', 'decidedAt'])
    .where('postType', '=', type)
    .where('postId', '=', post.id)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const isPending = newest?.status === 'PENDING';
  const wasRejected =
    newest?.status === 'REJECTED' && newest.decidedAt !== null && newest.decidedAt > post.updatedAt;
  if (!newest || !(isPending || wasRejected)) return null;
  const changes = fieldChanges(locale, fieldsOf(post), newest.fields as PostFields);
  const what = isPending ? 'pending' : 'rejected';
  const note = translate(locale, `postState.revision.${what}.${isOwn ? 'own' : 'others'}`);
  const takeBack = isPending && isOwn ? translate(locale, 'postState.revision.takeBack') : null;
  return { isPending, note, changes, reason: newest.reason, takeBack };
}
