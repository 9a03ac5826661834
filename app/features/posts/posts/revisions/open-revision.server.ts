import { sql, type RawBuilder } from 'kysely';
import type { PostType, RevisionStatus } from '#db/enums.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { compiledRead, type Params } from '#app/lib/db/read.server.ts';
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

/** The newest edit of a post with the last decision on either, as the database has them. */
export interface NewestRevision {
  id: string;
  fields: PostText;
  status: RevisionStatus;
  createdAt: string;
  decidedAt: string | null;
  decision: LastDecision | null;
}

/** The newest edit of a post: as a column of a query. */
export const newestRevision = (
  type: PostType,
  postId: RawBuilder<unknown>,
): RawBuilder<NewestRevision | null> => sql<NewestRevision | null>`(
  select jsonb_build_object('id', revision.id, 'fields', revision.fields,
    'status', revision.status, 'createdAt', revision.created_at, 'decidedAt', revision.decided_at,
    'decision', ${lastDecision(type, sql.ref('revision.post_id'))})
  from post_revisions revision
  where revision.post_type = ${sql.lit(type)} and revision.post_id = ${postId}
  order by revision.created_at desc, revision.id desc limit 1)`;

/**
 * The newest edit of a published post, if it waits for the board, or was rejected and neither the
 * post nor the edit changed since; null otherwise.
 */
export async function openRevision(
  em: Em,
  type: PostType,
  post: { id: string; updatedAt: Date },
): Promise<OpenRevision | null> {
  const [row] = await newestRevisions[type](em, { id: post.id });
  return row?.newest ? openOf(row.newest, post) : null;
}

const newestRevisionOf = (type: PostType) =>
  compiledRead((db, { param }: Params<{ id: string }>) =>
    db.selectNoFrom(newestRevision(type, sql`${param('id')}::uuid`).as('newest')),
  );

const newestRevisions = {
  LISTING: newestRevisionOf('LISTING'),
  ACTIVITY: newestRevisionOf('ACTIVITY'),
};

/** The same from an edit that was read already. */
export function openOf(newest: NewestRevision, post: { updatedAt: Date }): OpenRevision | null {
  const { id, fields, status, createdAt, decidedAt, decision } = newest;
  const wasRejected =
    status === 'REJECTED' && decidedAt !== null && new Date(decidedAt) > post.updatedAt;
  if (status !== 'PENDING' && !wasRejected) return null;
  return { id, status, createdAt: new Date(createdAt), decision, text: textOf(fields) };
}
