import { raw } from '@mikro-orm/core';
import { PostRevision } from '#db/entities/index.ts';
import { attachPhotos, keepOnlyPhotos } from '#app/features/media/photos/attach.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { factsOf, postNotFound } from '../access.server.ts';
import { changedFields, fieldsOf } from '../changes/post-fields.server.ts';
import { findPost, type Decision, type Outcome } from '../decisions/decision.server.ts';
import { lastEvent, recordPostEvent, whatHappened } from '../decisions/history.server.ts';
import { resolveConflict } from '../decisions/resolve-conflict.server.ts';
import { editsByAccount } from '../edits-by-account.server.ts';
import { photoOwner, postTables, type Post } from '../kinds.server.ts';
import { canSeePost } from '../policy.ts';
import { isLower } from './needs-review.server.ts';
import {
  closeRevision,
  pendingRevision,
  photosOfBoth,
  type Edit,
  type PendingRevision,
  type PostText,
} from './revisions.server.ts';

/**
 * Whether an edit only lowers the price below the one that shows, compared with the edit that waits:
 * then the price needs no approval, and the rest goes on waiting.
 */
export function onlyLowersPrice(post: Post, waiting: PostText, text: PostText): boolean {
  const changed = changedFields(waiting, text);
  return changed.join() === 'price' && isLower(fieldsOf(post).price, text.price);
}

/**
 * Lowers the price of a published post at once, and in the edit that waits beside it, which keeps its
 * place in the queue. Call it inside a transaction. Throws AppError `conflict` when the post changed
 * since `version`.
 */
export async function lowerPrice(
  tx: Em,
  actor: Actor,
  { type, post, text, version }: Edit,
  revision: PendingRevision,
): Promise<void> {
  const { price = null } = text;
  const changed = await tx.nativeUpdate(
    postTables[type],
    { id: post.id, author: actor.id, status: 'PUBLISHED', version },
    { price, version: raw('version + 1'), updatedAt: new Date() },
  );
  const kept = await tx.nativeUpdate(
    PostRevision,
    { id: revision.id, status: 'PENDING' },
    { fields: { ...text }, baseVersion: version + 1 },
  );
  if (changed === 0 || kept === 0) throw new AppError('conflict', `posts.changedMeanwhile.${type}`);
  const { title, description, language, images } = post;
  const event = { actor, type, post: { ...factsOf(post), title, description, language } };
  await recordPostEvent(tx, { ...event, action: 'EDIT', to: 'PUBLISHED' });
  const of = photoOwner(type, post.id);
  await attachPhotos(tx, actor, photosOfBoth(images, text.images), { of, before: images });
}

/**
 * Takes back the edit that waits beside the actor's own published post, which stays as it is.
 * Throws AppError: `unauthenticated`, `not-found`, `forbidden` (another's), `conflict` (decided or
 * changed meanwhile), `too-many`.
 */
export async function takeBackRevision(
  ctx: Ctx,
  { type, id, version }: Pick<Decision, 'type' | 'id' | 'version'>,
): Promise<Outcome> {
  const actor = requireActor(ctx);
  const post = await findPost(ctx.em, { type, id });
  if (!post || !canSeePost(actor, post)) throw postNotFound(type);
  if (post.authorId !== actor.id) throw new AppError('forbidden', `posts.notTheAuthor.${type}`);
  await editsByAccount.countTry(actor.id);
  const revision = await pendingRevision(ctx.em, type, id);
  const isDone =
    revision !== null &&
    (await inTransaction(ctx.em, async (tx) => {
      const changed = await tx.nativeUpdate(
        postTables[type],
        { id, author: actor.id, status: 'PUBLISHED', version: version ?? post.version },
        { version: raw('version + 1') },
      );
      if (changed === 0) return false;
      if (!(await closeRevision(tx, revision, { status: 'WITHDRAWN', by: actor }))) {
        throw new AppError('conflict', `posts.changedMeanwhile.${type}`);
      }
      const { title, description, language } = revision.text;
      await recordPostEvent(tx, {
        actor,
        type,
        post: { ...post, title, description, language, status: 'PENDING' },
        action: 'WITHDRAW',
        ofRevision: true,
        to: 'WITHDRAWN',
      });
      await keepOnlyPhotos(tx, photoOwner(type, id), post.images);
      return true;
    }));
  const { title, language, status: from, isOver } = post;
  const outcome = { title, language, from, ofRevision: true, authorLeft: false, isOver };
  if (isDone) return { ...outcome, action: 'WITHDRAW', earlier: null };
  const earlier = await lastEvent(ctx.em, { type, id });
  if (earlier && whatHappened(earlier) === 'WITHDRAW_CHANGE') {
    return { ...outcome, action: null, earlier };
  }
  return resolveConflict(ctx, { type, id, status: 'WITHDRAWN', version });
}
