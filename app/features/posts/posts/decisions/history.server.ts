import { sql } from 'kysely';
import { ModerationEvent } from '#db/entities/index.ts';
import {
  moderationActions,
  type Language,
  type ModerationAction,
  type PostStatus,
  type PostType,
  type ReasonCode,
} from '#db/enums.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import type { Actor } from '#app/lib/session/actor.ts';

/** What happens to a post: its transitions, what is written, and the undoing of a decision. */
type PostAction = ModerationAction | 'UNDO';

export interface PostEvent {
  actor: Actor;
  type: PostType;
  /** The post as it was when it happened; `status` is null for a new one. */
  post: {
    id: string;
    communityId: string;
    title: string;
    description: string;
    language: Language;
    version: number;
    status: PostStatus | null;
  };
  action: PostAction;
  to: PostStatus;
  /** The entry of the list of reasons. */
  reasonCode?: ReasonCode | undefined;
  /** Shown to the author. */
  reason?: string | undefined;
  /** Shown to moderators. */
  note?: string | undefined;
  /** True when authors decided on their own post because nobody else moderates the community. */
  noOtherModerator?: boolean | undefined;
  /** True for what happens to an edit that waits beside its published post. */
  ofRevision?: boolean | undefined;
}

/**
 * Adds an event to the history of a post. Call it inside the transaction of the change. Returns the id of
 * the line.
 */
export async function recordPostEvent(
  tx: Em,
  { actor, type, post, action, to, reasonCode, reason, note, ...marks }: PostEvent,
): Promise<string> {
  const { id, communityId, status, title, description, language, version } = post;
  const event = tx.create(ModerationEvent, {
    subjectType: type,
    subjectId: id,
    community: communityId,
    actor: actor.id,
    actorRole: actor.role,
    action,
    fromStatus: status,
    toStatus: to,
    reasonCode: reasonCode ?? null,
    publicReason: reason ?? null,
    internalNote: note ?? null,
    snapshot: { title, description, language, version, ...trueOnes(marks) },
  });
  await tx.flush();
  return event.id;
}

const trueOnes = (marks: Record<string, boolean | undefined>) =>
  Object.fromEntries(Object.entries(marks).filter(([, isSet]) => isSet));

/** What happened to a post: who did it, and when. */
export interface LastEvent {
  action: PostAction;
  /** Whether it happened to an edit beside the post, not to the post itself. */
  ofRevision: boolean;
  actorName: string;
  createdAt: Date;
}

/** The newest event of a post; null when it has none. */
export async function lastEvent(
  em: Em,
  { type, id }: { type: PostType; id: string },
): Promise<LastEvent | null> {
  const event = await kysely(em)
    .selectFrom('moderation_events as event')
    .leftJoin('users as person', 'person.id', 'event.actor')
    .select(['event.action', 'event.createdAt', 'event.snapshot', 'person.name'])
    .where('event.subjectType', '=', type)
    .where('event.subjectId', '=', id)
    .where('event.action', 'in', [...moderationActions, 'UNDO'])
    .orderBy('event.createdAt', 'desc')
    .orderBy('event.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!event) return null;
  const { action, name, createdAt, snapshot } = event;
  return {
    action: action as PostAction,
    ofRevision: snapshot.ofRevision === true,
    actorName: name ?? '',
    createdAt,
  };
}

/** Whether a version of a post was published; a decision on it was then on an edit beside the post. */
export async function wasPublished(
  em: Em,
  { type, id, version }: { type: PostType; id: string; version: number },
): Promise<boolean> {
  const next = await kysely(em)
    .selectFrom('moderation_events')
    .select(['fromStatus', sql<boolean>`snapshot->'ofRevision' is not null`.as('ofRevision')])
    .where('subjectType', '=', type)
    .where('subjectId', '=', id)
    .where(sql<number>`(snapshot->>'version')::int`, '=', version)
    .limit(1)
    .executeTakeFirst();
  return next !== undefined && (next.ofRevision || next.fromStatus === 'PUBLISHED');
}

type RevisionEvent = 'APPROVE_CHANGE' | 'REJECT_CHANGE' | 'WITHDRAW_CHANGE';

/** The key of the words that say what happened, to the post or to an edit beside it. */
export function whatHappened({
  action,
  ofRevision,
}: Pick<LastEvent, 'action' | 'ofRevision'>): PostAction | RevisionEvent {
  return ofRevision && (action === 'APPROVE' || action === 'REJECT' || action === 'WITHDRAW')
    ? `${action}_CHANGE`
    : action;
}
