import type { PostStatus } from '#db/enums.ts';
import { nameFor } from '#app/features/accounts/login/former-name.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { formatsFor } from '#app/lib/format.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { postNotFound } from '../access.server.ts';
import { pendingRevision } from '../revisions/revisions.server.ts';
import { relationsTo } from '../policy.ts';
import { actionTooLate } from '../state-machine.ts';
import { findPost, type DecidedPost, type Decision, type Outcome } from './decision.server.ts';
import { lastEvent, wasPublished, whatHappened, type LastEvent } from './history.server.ts';

/** After an UPDATE that changed nothing: the post has the wanted status already, or another one. */
export async function resolveConflict(
  { em, actor, locale }: Ctx,
  decision: Decision,
): Promise<Outcome> {
  const { type, id, status, version } = decision;
  const now = await findPost(em, { type, id });
  if (!now) throw postNotFound(type);
  const earlier = await lastEvent(em, { type, id });
  const isStale = version !== undefined && now.version !== version;
  if (await isReached(em, decision, now, earlier)) {
    const { title, language } = now;
    return {
      title,
      language,
      action: null,
      from: null,
      ofRevision: false,
      authorLeft: false,
      isOver: now.isOver,
      earlier,
    };
  }
  if (earlier && isStale) {
    throw new AppError('conflict', `posts.decidedMeanwhile.${whatHappened(earlier)}`, {
      params: {
        title: now.title,
        name: nameFor(locale, earlier.actorName),
        when: formatsFor(locale).relativeTimeWithin(earlier.createdAt),
      },
    });
  }
  const wanted = { from: now.status, to: status, relations: relationsTo(actor, now) };
  const tooLate = actionTooLate(type, wanted, now);
  if (tooLate === 'APPROVE' || tooLate === 'CANCEL' || tooLate === 'REPOST') {
    throw new AppError('conflict', `posts.tooLate.${tooLate}`, { params: { title: now.title } });
  }
  throw new AppError('conflict', `posts.cannotBeDone.${now.status}`, {
    params: { title: now.title },
  });
}

/**
 * Whether somebody reached the wanted status before. On a post that was published, a verdict was on
 * the edit beside it: then only the same verdict on an edit will do. One that waits now, or was
 * rejected, has to be looked at.
 */
async function isReached(
  em: Em,
  { type, id, status, version }: Decision,
  now: DecidedPost,
  earlier: LastEvent | null,
): Promise<boolean> {
  if (now.status !== 'PUBLISHED' || version === undefined || version === now.version) {
    return now.status === status;
  }
  const happened = earlier && whatHappened(earlier);
  if (await wasPublished(em, { type, id, version })) return happened === verdictOnEdit[status];
  const isSeen = happened !== 'REJECT_CHANGE' && !(await pendingRevision(em, type, id));
  return status === 'PUBLISHED' && isSeen;
}

const verdictOnEdit: Partial<Record<PostStatus, string>> = {
  PUBLISHED: 'APPROVE_CHANGE',
  REJECTED: 'REJECT_CHANGE',
};
