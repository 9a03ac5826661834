import { ModerationEvent } from '#db/entities/index.ts';
import type { PostStatus, PostType } from '#db/enums.ts';
import type { Em } from '#app/lib/db/database.server.ts';

/** What the board said last against a post. */
export interface Verdict {
  action: 'REJECT' | 'REMOVE';
  at: Date;
  /** Who decided, for moderators. */
  by: string | null;
  reason: string | null;
}

const decided = ['APPROVE', 'REJECT', 'REMOVE', 'RESTORE'] as const;

/** What the last decision has to be for a post in a status to show it. */
const shown: Partial<Record<PostStatus, Verdict['action']>> = {
  PENDING: 'REJECT',
  REJECTED: 'REJECT',
  REMOVED: 'REMOVE',
};

/**
 * Why a post is rejected or removed, or was rejected before its author sent it again; null where
 * nothing was said. A decision about an edit beside the post says nothing about the post.
 */
export async function lastVerdict(
  em: Em,
  type: PostType,
  { id, status, isModerator }: { id: string; status: PostStatus; isModerator: boolean },
): Promise<Verdict | null> {
  const action = shown[status];
  if (!action) return null;
  const [event] = await em.find(
    ModerationEvent,
    { subjectType: type, subjectId: id, action: { $in: [...decided] } },
    { populate: ['actor'], orderBy: { createdAt: 'desc', id: 'desc' }, limit: 1 },
  );
  if (event?.action !== action || event.snapshot.ofRevision === true) return null;
  const { createdAt: at, publicReason, actor } = event;
  return { action, at, by: isModerator ? actor.unwrap().name : null, reason: publicReason ?? null };
}
