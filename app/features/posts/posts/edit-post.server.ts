import { raw } from '@mikro-orm/core';
import type { ModerationAction, PostStatus } from '#db/enums.ts';
import { closeAppeals } from './decisions/close-appeals.server.ts';
import { attachPhotos } from '#app/features/media/photos/attach.server.ts';
import { withAttendees } from '#app/features/posts/places/with-attendees.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { factsOf, requireOwnPost } from './access.server.ts';
import { recordPostEvent } from './decisions/history.server.ts';
import { editsByAccount } from './edits-by-account.server.ts';
import {
  fieldsFrom,
  photoOwner,
  type Post,
  type PostInput,
  type PostKind,
  postTables,
} from './kinds.server.ts';
import type { SavedPost } from './new-post.server.ts';
import { needsReview } from './revisions/needs-review.server.ts';
import { lowerPrice, onlyLowersPrice } from './revisions/own-revision.server.ts';
import {
  closeRevision,
  pendingRevision,
  saveRevision,
  type Edit,
  type PostText,
} from './revisions/revisions.server.ts';
import { statusOnEdit } from './state-machine.ts';

/**
 * Saves the author's new text. Where the board looks first, an edit of a published post waits beside
 * it until they approve it, unless it only lowers the price; any other post is changed itself.
 * Of an edit that waits already, a lower price alone applies at once. A withdrawn post is posted again.
 * Throws AppError: `unauthenticated`, `not-found`, `forbidden` (another's), `invalid` (another
 * person's photos, or what `kind.check` refuses), `conflict` (it changed since `version`, or it is
 * in a status that cannot be edited), `too-many` (edits within the hour).
 */
export async function editPost<Input extends PostInput, Row extends Post>(
  ctx: Ctx,
  kind: PostKind<Input, Row>,
  id: string,
  { version, ...given }: Input & { version?: number | undefined },
): Promise<SavedPost> {
  const actor = requireActor(ctx);
  const { type } = kind;
  const post = await requireOwnPost<Row>(ctx, kind, id);
  const input = kind.check?.(given as unknown as Input, post) ?? (given as unknown as Input);
  await editsByAccount.countTry(actor.id);
  const waiting = await pendingRevision(ctx.em, type, id);
  const { language, images } = waiting?.text ?? post;
  const text = { language, images, ...fieldsFrom(kind, input) } as PostText;
  const { requireModeration } = post.community.unwrap();
  const edit: Edit = { type, post, text, version: version ?? post.version };
  const isLive = post.status === 'PUBLISHED';
  if (isLive && requireModeration && needsReview(post, text)) {
    if (waiting && onlyLowersPrice(post, waiting.text, text)) {
      await inTransaction(ctx.em, (tx) => lowerPrice(tx, actor, edit, waiting));
      return { ...nameOf(post), next: 'priceIsLower' };
    }
    await inTransaction(ctx.em, (tx) => saveRevision(tx, actor, edit));
    return { ...nameOf(post), next: 'changeAwaitsReview' };
  }
  const to = isLive ? post.status : statusOnEdit(post.status, requireModeration);
  await inTransaction(ctx.em, (tx) =>
    withAttendees(tx, { type, id, by: actor }, () => saveEdit(tx, actor, edit, to)),
  );
  const next = isLive ? 'changeIsLive' : to === 'PENDING' ? 'awaitsReview' : 'isLive';
  return { ...nameOf({ id, ...text }), next };
}

const nameOf = ({ id, title, language }: Omit<SavedPost, 'next'>) => ({ id, title, language });

/** What an edit of a post that is not in the hub is called. */
const actions: Partial<Record<PostStatus, ModerationAction>> = {
  REJECTED: 'RESUBMIT',
  WITHDRAWN: 'REPOST',
};

/** Changes the post itself. An edit that waited beside it is withdrawn: this one replaces it. */
async function saveEdit(
  tx: Em,
  actor: Actor,
  { type, post, text, version }: Edit,
  to: PostStatus,
): Promise<void> {
  const { id } = post;
  const status: PostStatus = post.status;
  const changed = await tx.nativeUpdate(
    postTables[type],
    { id, author: actor.id, status: status as 'PENDING', version },
    { ...text, status: to as 'PENDING', version: raw('version + 1'), updatedAt: new Date() },
  );
  if (changed === 0) throw new AppError('conflict', `posts.changedMeanwhile.${type}`);
  const { title, description, language, images } = text;
  await recordPostEvent(tx, {
    actor,
    type,
    post: { ...factsOf(post), title, description, language },
    action: actions[status] ?? 'EDIT',
    to,
  });
  // What was sent again is decided again, so there is nothing left to appeal against.
  if (status === 'REJECTED') await closeAppeals(tx, { type, id }, { state: 'CLOSED', by: null });
  const waiting = await pendingRevision(tx, type, id);
  if (waiting) await closeRevision(tx, waiting, { status: 'WITHDRAWN', by: actor });
  await attachPhotos(tx, actor, images, { of: photoOwner(type, id), before: post.images });
}
