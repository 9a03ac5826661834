import { sql } from 'kysely';
import type { PostType } from '#db/enums.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/kysely.server.ts';
import { lastDecision, type LastDecision } from '../decisions/verdict.server.ts';
import { textOf, type PendingRevision, type PostText } from './revisions.server.ts';

/** An edit beside a published post that a moderator can decide on. */
export interface OpenRevision extends PendingRevision {
  /** REJECTED for one that can still be approved. */
  status: 'PENDING' | 'REJECTED';
  createdAt: Date;
  /** The last decision on the post or an edit beside it. */
  decision: LastDecision | null;
}

/**
 * The newest edit of a published post, if it waits for the board, or was rejected and neither the
 * post nor the edit changed since; null otherwise.
 */
export async function openRevision(
  em: Em,
  type: PostType,
  post: { id: string; updatedAt: Date },
): Promise<OpenRevision | null> {
  const newest = await kysely(em)
    .selectFrom('post_revisions')
    .select(['id', 'fields', 'status', 'createdAt', 'decidedAt'])
    .select(lastDecision(type, sql.ref('post_id')).as('decision'))
    .where('postType', '=', type)
    .where('postId', '=', post.id)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!newest) return null;
  const { fields, status, decidedAt, ...revision } = newest;
  const wasRejected = status === 'REJECTED' && decidedAt !== null && decidedAt > post.updatedAt;
  if (status !== 'PENDING' && !wasRejected) return null;
  return { ...revision, status, text: textOf(fields as unknown as PostText) };
}
