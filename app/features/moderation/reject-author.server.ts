import { randomUUID } from 'node:crypto';
import type { Expression, SqlBool } from 'kysely';
import { ModerationEvent } from '#db/entities/index.ts';
import type { Language, PostType, ReasonCode } from '#db/enums.ts';
import { userName } from '#app/features/accounts/queries.server.ts';
import { postTableNames } from '#app/features/posts/kinds.server.ts';
import { explanationFor } from '#app/features/posts/decisions/reasons.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/kysely.server.ts';
import { inTransaction } from '#app/lib/db/transaction.server.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import {
  pendingOfAuthor,
  postTypes,
  requireModeratorOfOthers,
} from './pending-of-author.server.ts';
import type { RejectAuthorForm } from './schema.ts';

/** Whose posts are rejected, by whom, where and why. */
interface Rejection {
  actor: Actor;
  authorId: string;
  moderated: Expression<SqlBool>;
  reason: string | undefined;
  reasonCode: ReasonCode | undefined;
  /** What was written or changed later is left. */
  until: Date;
}

/**
 * Rejects every pending post of one author where the actor moderates, and every edit that waits
 * beside a published one, each with its own event, in one transaction. What was written or changed
 * after `shownUntil` is left for another look. Returns how many were rejected, how many of those `shown` were
 * left, and how many wait now. Throws as `pendingOfAuthor` does, and `conflict` when nothing is left
 * to reject.
 */
export async function rejectAllOfAuthor(
  ctx: Ctx,
  authorId: string,
  { reason, reasonCode, shownUntil = new Date(), shown }: RejectAuthorForm,
): Promise<{ name: string; count: number; left: number; waiting: number }> {
  const moderated = requireModeratorOfOthers(ctx, authorId);
  const actor = requireActor(ctx);
  const { name } = await userName(ctx.em, authorId);
  const said = explanationFor('REJECTED', { reasonCode, reason });
  const rejection: Rejection = {
    actor,
    authorId,
    moderated,
    reason: said.reason,
    reasonCode: said.reasonCode,
    until: shownUntil,
  };
  const count = await inTransaction(ctx.em, async (tx) => {
    let rejected = 0;
    for (const type of postTypes) {
      rejected += await rejectPosts(tx, type, rejection);
      rejected += await rejectEdits(tx, type, rejection);
    }
    return rejected;
  });
  if (count === 0) throw new AppError('conflict', 'moderation.noneToReject');
  const { count: waiting } = await pendingOfAuthor(ctx, authorId);
  return { name, count, left: Math.max((shown ?? count) - count, 0), waiting };
}

async function rejectPosts(tx: Em, type: PostType, rejection: Rejection): Promise<number> {
  const posts = await kysely(tx)
    .updateTable(postTableNames[type])
    .set((is) => ({ status: 'REJECTED', version: is('version', '+', 1), updatedAt: new Date() }))
    .where('author', '=', rejection.authorId)
    .where('status', '=', 'PENDING')
    .where(rejection.moderated)
    .where('updatedAt', '<=', rejection.until)
    .returning(['id', 'community', 'title', 'description', 'language', 'version'])
    .execute();
  await recordRejections(tx, rejection, { type, posts, marks: {} });
  return posts.length;
}

/** Posts are locked before their edits, as a single decision does it. */
async function rejectEdits(tx: Em, type: PostType, rejection: Rejection): Promise<number> {
  const { actor, authorId, moderated, reason, until } = rejection;
  const db = kysely(tx);
  const posts = await db
    .updateTable(postTableNames[type])
    .set((is) => ({ version: is('version', '+', 1) }))
    .where('status', '=', 'PUBLISHED')
    .where('id', 'in', (of) =>
      of
        .selectFrom('post_revisions')
        .select('postId')
        .where('postType', '=', type)
        .where('author', '=', authorId)
        .where('status', '=', 'PENDING')
        .where('createdAt', '<=', until)
        .where(moderated),
    )
    .returning(['id', 'community', 'language', 'version'])
    .execute();
  if (posts.length === 0) return 0;
  const ids = posts.map(({ id }) => id);
  const edits = await db
    .updateTable('post_revisions')
    .set({
      status: 'REJECTED',
      reason: reason ?? null,
      decidedBy: actor.id,
      decidedAt: new Date(),
    })
    .where('postType', '=', type)
    .where('postId', 'in', ids)
    .where('status', '=', 'PENDING')
    .where('createdAt', '<=', until)
    .returning(['postId', 'fields'])
    .execute();
  const rejected = posts.flatMap((post) => {
    const edit = edits.find(({ postId }) => postId === post.id);
    return edit
      ? [{ ...post, ...(edit.fields as Pick<RejectedPost, 'title' | 'description'>) }]
      : [];
  });
  await recordRejections(tx, rejection, { type, posts: rejected, marks: { ofRevision: true } });
  return rejected.length;
}

interface RejectedPost {
  id: string;
  community: string;
  title: string;
  description: string;
  language: Language;
  version: number;
}

/** One event for each post, with the version it had before. */
async function recordRejections(
  tx: Em,
  { actor, reason, reasonCode }: Rejection,
  { type, posts, marks }: { type: PostType; posts: RejectedPost[]; marks: object },
): Promise<void> {
  const batch = 200;
  for (let start = 0; start < posts.length; start += batch) {
    await tx.insertMany(
      ModerationEvent,
      posts
        .slice(start, start + batch)
        .map(({ id, community, title, description, language, version }) => ({
          id: randomUUID(),
          subjectType: type,
          subjectId: id,
          community,
          actor: actor.id,
          actorRole: actor.role,
          action: 'REJECT' as const,
          fromStatus: 'PENDING' as const,
          toStatus: 'REJECTED' as const,
          reasonCode: reasonCode ?? null,
          publicReason: reason ?? null,
          snapshot: { title, description, language, version: version - 1, ...marks },
          createdAt: new Date(),
        })),
    );
  }
}
