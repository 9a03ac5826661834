import { raw } from '@mikro-orm/core';
import type { NotifyDecision } from '../emails/notify-of-decision.server.ts';
import { keepOnlyPhotos } from '#app/features/media/photos/attach.server.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { photoOwner, postTables } from '../kinds.server.ts';
import { closeRevision, pendingRevision, photosOfBoth } from '../revisions/revisions.server.ts';
import type { DecisionAction } from '../state-machine.ts';
import type { DecidedPost, Decision } from './decision.server.ts';
import { recordPostEvent, type PostEvent } from './history.server.ts';
import { closeAppeals } from './close-appeals.server.ts';
import { closeReports } from './close-reports.server.ts';

/**
 * Writes the new status if nothing changed since the post was read. Returns the text the post has
 * then; null when something changed. `notify` tells the author.
 */
export const move = (
  { em, ...ctx }: Ctx,
  post: DecidedPost,
  {
    type,
    status,
    version,
    action,
    ...said
  }: Decision & Pick<PostEvent, 'noOtherModerator'> & { action: DecisionAction },
  notify: NotifyDecision,
): Promise<Pick<DecidedPost, 'title' | 'language'> | null> =>
  inTransaction(em, async (tx) => {
    const { id, communityId: community } = post;
    const pending = await pendingRevision(tx, type, id);
    // Nobody decides on an edit of a withdrawn post, so it becomes the text that is posted again. The
    // photos of both stay until then.
    const waiting = action === 'WITHDRAW' ? pending : null;
    const changed = await tx.nativeUpdate(
      postTables[type],
      { id, community, status: post.status as 'PENDING', version: version ?? post.version },
      {
        ...waiting?.text,
        status: status as 'PENDING',
        version: raw('version + 1'),
        updatedAt: new Date(),
      },
    );
    if (changed === 0) return null;
    const actor = requireActor(ctx);
    const { title, description, language } = waiting?.text ?? post;
    const event = {
      actor,
      type,
      post: { ...post, title, description, language },
      action,
      to: status,
    };
    const eventId = await recordPostEvent(tx, { ...event, ...said });
    if (waiting) await closeRevision(tx, waiting, { status: 'WITHDRAWN', by: actor });
    // What the decision answers besides: the appeal against the one before, and reports about the post.
    if (action === 'APPROVE' || action === 'RESTORE') {
      await closeAppeals(tx, { type, id }, { state: 'GRANTED', by: actor });
    }
    if (action === 'REMOVE') {
      await closeReports(tx, { type, ...post }, { state: 'UPHELD', by: actor });
    }
    await keepOnlyPhotos(tx, photoOwner(type, id), photosOfBoth(post.images, pending?.text.images));
    await notify(
      tx,
      { id: actor.id, locale: ctx.locale },
      {
        ...said,
        ...{ eventId, type, postId: id, authorId: post.authorId, communityId: community },
        ...{ title, language, action, ofRevision: false },
      },
    );
    return { title, language };
  });
