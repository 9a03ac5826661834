import type { RequestEntryKind, RequestState } from '#db/enums.ts';
import { canModerate, isMember, type Actor } from '#app/lib/session/actor.ts';
import { reopenDays, undoMergeMs } from './limits.ts';
import { isEnd } from './state-machine.ts';

/** What the rules need to know of a request, and whether the person who asks has joined it. */
export interface RequestFacts {
  communityId: string;
  /** Null once the account is deleted. */
  authorId: string | null;
  state: RequestState;
  isShared: boolean;
  isMerged: boolean;
  /** When it was done, declined or merged; null while it is open. */
  closedAt: Date | null;
  hasJoined: boolean;
}

/** What somebody is to a request. */
export type RequestRelation = 'author' | 'joiner' | 'desk';

/** How this person is related to a request; empty for most people. Who has left the community is no longer. */
export function relationsTo(actor: Actor | null, request: RequestFacts): RequestRelation[] {
  if (!actor) return [];
  const { communityId, authorId, hasJoined } = request;
  const relations: RequestRelation[] = [];
  if (isMember(actor, communityId)) {
    if (authorId === actor.id) relations.push('author');
    else if (hasJoined) relations.push('joiner');
  }
  if (canModerate(actor, communityId)) relations.push('desk');
  return relations;
}

/** A request is read by its author, by who joined it, and by the desk. */
export const canSeeRequest = (actor: Actor | null, request: RequestFacts): boolean =>
  relationsTo(actor, request).length > 0;

/** Only the desk decides what becomes of a request, and reads its notes and who joined. */
export const canWorkOnRequest = (actor: Actor | null, request: RequestFacts): boolean =>
  relationsTo(actor, request).includes('desk');

/** A neighbour may say that a shared request affects them too, while it is open. */
export const canJoinRequest = (actor: Actor | null, request: RequestFacts): boolean =>
  isMember(actor, request.communityId) &&
  request.authorId !== actor?.id &&
  !request.hasJoined &&
  request.isShared &&
  request.closedAt === null;

/** Somebody who joined a request may stop following it, whatever its state. */
export const canLeaveRequest = (actor: Actor | null, request: RequestFacts): boolean =>
  relationsTo(actor, request).includes('joiner');

/** Who could have joined a shared request may know that it is closed, or goes on as another one. */
export const mayKnowOfEnd = (actor: Actor | null, request: RequestFacts): boolean =>
  isMember(actor, request.communityId) && request.isShared && request.closedAt !== null;

/** The author opens a request again within 14 days after its end; one that was merged goes on in the other. */
export const canReopenRequest = (
  actor: Actor | null,
  request: RequestFacts,
  now = new Date(),
): boolean =>
  relationsTo(actor, request).includes('author') && isEnd(request.state) && isRecent(request, now);

/** The author closes a request that isn't needed any more; where neighbours follow it, only the desk is told. */
export const canCloseRequest = (actor: Actor | null, request: RequestFacts): boolean =>
  relationsTo(actor, request).includes('author') && request.closedAt === null;

/** Whoever reads a request may write about it, until 14 days after its end. */
export const canWriteAbout = (
  actor: Actor | null,
  request: RequestFacts,
  now = new Date(),
): boolean => canSeeRequest(actor, request) && isRecent(request, now);

/** Whether a merge is so new that its emails are held, and the desk can undo it. */
export const canUndoMerge = (
  { isMerged, closedAt }: Pick<RequestFacts, 'isMerged' | 'closedAt'>,
  now = new Date(),
): boolean => isMerged && closedAt !== null && now.getTime() - closedAt.getTime() < undoMergeMs;

/**
 * Whether the desk may leave what was written last without an answer, such as thanks: the request itself has had one
 * since it was sent or opened again.
 */
export const canWaiveAnswer = ({
  state,
  waitingSince = null,
  firstAnsweredAt = null,
}: {
  state: RequestState;
  waitingSince?: Date | null;
  firstAnsweredAt?: Date | null;
}): boolean => waitingSince !== null && firstAnsweredAt !== null && state !== 'REOPENED';

const reopenMs = reopenDays * 24 * 60 * 60 * 1000;

/** Until when a closed request can be opened again and written about. */
export const reopenUntil = (closedAt: Date): Date => new Date(closedAt.getTime() + reopenMs);

const isRecent = ({ closedAt, isMerged }: RequestFacts, now: Date): boolean =>
  !isMerged && (closedAt === null || now <= reopenUntil(closedAt));

/**
 * Whether the author has said that they no longer need a request, and hasn't opened it again since, by the lines of its
 * history from the oldest on.
 */
export const saidUnneeded = (
  lines: { kind: RequestEntryKind; toState?: RequestState | null }[],
): boolean =>
  lines.findLast(({ kind, toState }) => kind === 'UNNEEDED' || toState === 'REOPENED')?.kind ===
  'UNNEEDED';

/**
 * Whether a request is between its author and the desk alone, and so is what the desk writes then: neighbours who join
 * later don't read it.
 */
export const isOfAuthorAlone = ({
  isShared,
  affected,
}: {
  isShared: boolean;
  affected: number;
}): boolean => !isShared && affected === 1;

/** What the rules need to know of a line in the history. */
export interface EntryFacts {
  kind: RequestEntryKind;
  isPrivate: boolean;
  /** Who a private message is with; null for other lines, and once the account is deleted. */
  personId: string | null;
}

/** Whether a line of the history is the desk's alone: its notes, and what a contractor wrote to it. */
export const isDesksOwn = (kind: RequestEntryKind): boolean =>
  kind === 'NOTE' || kind === 'CONTRACTOR';

/**
 * Whoever reads a request reads its history, without the desk's notes and without what others and the desk wrote to
 * each other. The desk reads all of it.
 */
export function canSeeEntry(
  actor: Actor | null,
  request: RequestFacts,
  { kind, isPrivate, personId }: EntryFacts,
): boolean {
  if (canWorkOnRequest(actor, request)) return true;
  if (!canSeeRequest(actor, request) || isDesksOwn(kind)) return false;
  return !isPrivate || personId === actor?.id;
}
