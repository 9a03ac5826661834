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
import { dropReplacedPhotosLater } from './replaced-photos.server.ts';
import {
  closeRevision,
  photosOfBoth,
  type PostText,
  type ReplacedState,
} from './revisions.server.ts';

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
    const replaced = isApproved
      ? await replacedState(tx, type, { id, revision: revision.id })
      : null;
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
      // What the edit leaves out stays until the approval can no longer be undone.
      const both = photosOfBoth(post.images, text.images);
      await attachPhotos(tx, actor, both, { of: photoOwner(type, id), before: both });
      if (both.length > text.images.length) await dropReplacedPhotosLater(tx, { type, id });
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

/** The post and its edit as they are, which an undo of the approval brings back. */
async function replacedState(
  tx: Em,
  type: PostType,
  { id, revision }: { id: string; revision: string },
): Promise<ReplacedState> {
  const row = await kysely(tx)
    .selectFrom(postTableNames[type])
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const { status, ...rejection } = await kysely(tx)
    .selectFrom('post_revisions')
    .select(['status', 'reason', 'decidedBy', 'decidedAt'])
    .where('id', '=', revision)
    .executeTakeFirstOrThrow();
  return {
    text: fieldsOf(row) as PostText,
    updatedAt: row.updatedAt,
    rejection: status === 'REJECTED' ? rejection : null,
  };
}
