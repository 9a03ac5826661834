import { ModerationEvent } from '#db/entities/index.ts';
import { moderatedCommunities } from '#app/features/communities/policy.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { nouns } from '../labels.ts';
import { capacities, type Subject } from '../policy.ts';
import {
  isEditable,
  waysFrom,
  type DecisionAction,
  type Status,
  type SubjectType,
} from '../state-machine.ts';

/** How an item stands, and what the viewer may do about it. */
export interface Standing {
  id: string;
  status: Status;
  version: number;
  ways: { action: DecisionAction; to: Status }[];
  canEdit: boolean;
  isOwn: boolean;
  /** Why the board decided as it did; for its author and the moderators only. */
  reason: string | null;
}

/** How a listing or an activity stands, for this viewer. */
export async function standingOf(
  { em, actor }: Ctx,
  type: SubjectType,
  item: Subject & { id: string; version: number },
): Promise<Standing> {
  const held = capacities(actor, item);
  return {
    id: item.id,
    status: item.status,
    version: item.version,
    ways: waysFrom(type, item.status, held).map(({ action, to }) => ({ action, to })),
    canEdit: held.includes('author') && isEditable(item.status),
    isOwn: held.includes('author'),
    reason: held.length > 0 ? await lastReason(em, type, item) : null,
  };
}

async function lastReason(
  em: Em,
  type: SubjectType,
  { id, status }: { id: string; status: Status },
): Promise<string | null> {
  if (status !== 'REJECTED' && status !== 'REMOVED') return null;
  const [event] = await em.find(
    ModerationEvent,
    { subjectType: type, subjectId: id, toStatus: status },
    { fields: ['publicReason'], orderBy: { createdAt: 'desc', id: 'desc' }, limit: 1 },
  );
  return event?.publicReason ?? null;
}

/** The same rule as `canSeeItem`, as a filter; `open` is the type's part of `seenByAll`. */
export function visibleTo<Open extends Status>(actor: Actor | null, open: readonly Open[]) {
  const inTheHub = { status: { $in: [...open] } };
  if (!actor) return inTheHub;
  const moderated = moderatedCommunities(actor);
  if (moderated === 'all') return {};
  return { $or: [inTheHub, { author: actor.id }, { community: { $in: moderated } }] };
}

/**
 * Lets only the author of an item on, and only while it can be edited.
 * Throws AppError: `forbidden` (another's), `conflict` (closed).
 */
export function requireEditable(actor: Actor, type: SubjectType, item: Subject): void {
  if (item.authorId !== actor.id) {
    throw new AppError(
      'forbidden',
      `Only the person who posted this ${nouns[type]} can change it.`,
    );
  }
  if (!isEditable(item.status)) {
    throw new AppError(
      'conflict',
      `This ${nouns[type]} is closed. Bring it back before you change it.`,
    );
  }
}
