import { raw } from '@mikro-orm/core';
import type { NotifyDecision } from '../emails/notify-of-decision.server.ts';
import type { PostType } from '#db/enums.ts';
import { attachPhotos } from '#app/features/media/photos/attach.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { fieldsOf } from '../changes/post-fields.server.ts';
import type { DecidedPost, Decision } from '../decisions/decision.server.ts';
import { recordPostEvent } from '../decisions/history.server.ts';
import { photoOwner, postTableNames, postTables } from '../kinds.server.ts';
import type { OpenRevision } from './open-revision.server.ts';
import { closeRevision, photosOfBoth } from './revisions.server.ts';

/**
 * Approves the edit of a published post, which then takes the place of its text, or rejects it,
 * which leaves the post as it is. One that was rejected can only be approved. Returns what was done;
 * null when the post changed in the meantime. `notify` tells the author.
 */
export function decideRevision(
  { em, ...ctx }: Ctx,
  post: DecidedPost,
  revision: OpenRevision,
  { type, status, version, ...said }: Decision & { noOtherModerator: boolean },
  notify: NotifyDecision,
): Promise<'APPROVE' | 'REJECT' | null> {
  const actor = requireActor(ctx);
  const { id, communityId: community } = post;
  const { text } = revision;
  const isApproved = status === 'PUBLISHED';
  return inTransaction(em, async (tx) => {
    const wasPending = revision.status === 'PENDING';
    const replaced = isApproved && wasPending ? await fieldsNow(tx, type, id) : null;
    const changed = await tx.nativeUpdate(
      postTables[type],
      { id, community, status: 'PUBLISHED', version: version ?? post.version },
      { ...(isApproved ? { ...text, updatedAt: new Date() } : {}), version: raw('version + 1') },
    );
    if (changed === 0) return null;
    const closing = { status: isApproved ? 'APPROVED' : 'REJECTED', by: actor } as const;
    if (!(await closeRevision(tx, revision, { ...closing, reason: said.reason, replaced }))) {
      throw new AppError('conflict', `posts.changedMeanwhile.${type}`);
    }
    if (isApproved) {
      const before = photosOfBoth(post.images, text.images);
      await attachPhotos(tx, actor, text.images, { of: photoOwner(type, id), before });
    }
    const action = isApproved ? 'APPROVE' : 'REJECT';
    const { title, description, language } = text;
    const eventId = await recordPostEvent(tx, {
      actor,
      type,
      post: { ...post, title, description, language, status: revision.status },
      action,
      ofRevision: true,
      to: isApproved ? 'PUBLISHED' : 'REJECTED',
      ...said,
    });
    await notify(
      tx,
      { id: actor.id, locale: ctx.locale },
      {
        ...said,
        ...{ eventId, type, postId: id, authorId: post.authorId, communityId: community },
        ...{ title, language, action, ofRevision: true },
      },
    );
    return action;
  });
}

/** The fields of a post as they are, which an undo brings back. */
async function fieldsNow(tx: Em, type: PostType, id: string): Promise<Record<string, unknown>> {
  const row = await kysely(tx)
    .selectFrom(postTableNames[type])
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { ...fieldsOf(row) };
}
