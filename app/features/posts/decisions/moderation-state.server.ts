import { ModerationEvent } from '#db/entities/index.ts';
import type { PostStatus, PostType } from '#db/enums.ts';
import { moderatedCommunities } from '#app/features/communities/policy.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import type { IdentifiedPost } from '../access.server.ts';
import { relationsTo } from '../policy.ts';
import { isEditable, transitionsFrom, type DecisionAction } from '../state-machine.ts';

/** A transition that a viewer can make. */
export interface OpenTransition {
  action: DecisionAction;
  to: PostStatus;
}

/** The status of a post, and what the viewer may do about it. */
export interface ModerationState {
  id: string;
  status: PostStatus;
  version: number;
  transitions: OpenTransition[];
  canEdit: boolean;
  isOwn: boolean;
  /** Why the board decided as it did; for the author and the moderators only. */
  reason: string | null;
}

/** The moderation state of a post, for this viewer. */
export async function moderationStateOf(
  { em, actor }: Ctx,
  type: PostType,
  post: IdentifiedPost,
): Promise<ModerationState> {
  const { id, status, version } = post;
  const relations = relationsTo(actor, post);
  const isOwn = relations.includes('author');
  return {
    id,
    status,
    version,
    transitions: openTransitions(type, status, relations),
    canEdit: isOwn && isEditable(status),
    isOwn,
    reason: relations.length > 0 ? await lastReason(em, type, post) : null,
  };
}

const openTransitions = (...args: Parameters<typeof transitionsFrom>): OpenTransition[] =>
  transitionsFrom(...args).map(({ action, to }) => ({ action, to }));

async function lastReason(
  em: Em,
  type: PostType,
  { id, status }: { id: string; status: PostStatus },
): Promise<string | null> {
  if (status !== 'REJECTED' && status !== 'REMOVED') return null;
  const [event] = await em.find(
    ModerationEvent,
    { subjectType: type, subjectId: id, toStatus: status },
    { fields: ['publicReason'], orderBy: { createdAt: 'desc', id: 'desc' }, limit: 1 },
  );
  return event?.publicReason ?? null;
}

/** `canSeePost` as a filter; `open` is the type's part of `publicStatuses`. */
export function visibleTo<Open extends PostStatus>(actor: Actor | null, open: readonly Open[]) {
  const isPublic = { status: { $in: [...open] } };
  if (!actor) return isPublic;
  const moderated = moderatedCommunities(actor);
  if (moderated === 'all') return {};
  return { $or: [isPublic, { author: actor.id }, { community: { $in: moderated } }] };
}
