import { ModerationEvent } from '#db/entities/index.ts';
import type { PostStatus, PostType } from '#db/enums.ts';
import { isMember, moderatedCommunities } from '#app/features/communities/policy.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { factsOf } from '../access.server.ts';
import { isOver } from '../over.ts';
import type { Post } from '../post-tables.server.ts';
import { isEditable, transitionsFrom, type DecisionAction } from '../state-machine.ts';
import { actingRelations } from './own-post.server.ts';

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
  /** True for an author who moderates here: another moderator decides. */
  leftToOthers: boolean;
  /** Why the board decided as it did; for the author and the moderators only. */
  reason: string | null;
}

/** The moderation state of a post, for this viewer. */
export async function moderationStateOf(
  { em, actor }: Ctx,
  type: PostType,
  post: Post,
): Promise<ModerationState> {
  const { id, status, version } = factsOf(post);
  const { relations, leftToOthers } = await actingRelations(em, actor, factsOf(post));
  const isOwn = relations.includes('author');
  const situation = {
    requireModeration: post.community.unwrap().requireModeration,
    isOver: isOver('when' in post ? (post.when ?? null) : null),
  };
  return {
    id,
    status,
    version,
    transitions: openTransitions(type, status, relations, situation),
    canEdit: isOwn && isMember(actor, post.community.id) && isEditable(status),
    isOwn,
    leftToOthers,
    reason: relations.length > 0 ? await lastReason(em, type, { id, status }) : null,
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
