import { sql, type RawBuilder } from 'kysely';
import type { PostStatus, PostType } from '#db/enums.ts';
import { nameFor } from '#app/features/accounts/login/former-name.server.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { reasonWords } from './reasons.server.ts';

/** What the board said last against a post, or against an edit beside it. */
export interface Verdict {
  action: 'REJECT' | 'REMOVE';
  at: Date;
  /** Who decided, for moderators. */
  by: string | null;
  /** The words of the entry of the list of reasons. */
  entry: string | null;
  /** The moderator's own words. */
  reason: string | null;
  /** When its author sent it again since. */
  sentAgainAt: Date | null;
}

/** A decision on a post, as the database has it. */
export interface DecisionOnPost {
  action: 'APPROVE' | 'REJECT' | 'REMOVE' | 'RESTORE';
  at: string;
  reasonCode: string | null;
  reason: string | null;
}

/** The last decision on a post or an edit beside it that was not undone. */
export interface LastDecision extends DecisionOnPost {
  /** The name of who decided. */
  by: string;
  ofRevision: boolean;
  /** When the post itself was sent again since. */
  sentAgainAt: string | null;
}

/** The last decision on a post, as a column of a query. */
export const lastDecision = (
  type: PostType,
  postId: RawBuilder<unknown>,
): RawBuilder<LastDecision | null> => sql<LastDecision | null>`(
  select jsonb_build_object('action', event.action, 'at', event.created_at, 'by', actor.name,
    'reasonCode', event.reason_code,
    'reason', event.public_reason, 'ofRevision', event.snapshot->'ofRevision' is not null,
    'sentAgainAt', (
      select max(later.created_at) from moderation_events later
      where later.subject_type = event.subject_type and later.subject_id = event.subject_id
        and later.action in ('RESUBMIT', 'REPOST') and later.created_at > event.created_at))
  from moderation_events event join users actor on actor.id = event.actor_id
  where event.subject_type = ${sql.lit(type)} and event.subject_id = ${postId}
    and event.action in ('APPROVE', 'REJECT', 'REMOVE', 'RESTORE') and event.undone_at is null
  order by event.created_at desc, event.id desc limit 1)`;

/** The last decision as those it concerns read it; only moderators read who decided. */
export const verdictFor = (
  { locale, isModerator }: { locale: Locale; isModerator: boolean },
  { at, by, reasonCode, reason, sentAgainAt }: LastDecision,
  action: Verdict['action'],
): Verdict => ({
  action,
  at: new Date(at),
  by: isModerator ? nameFor(locale, by) : null,
  entry: reasonWords(locale, reasonCode),
  reason,
  sentAgainAt: sentAgainAt === null ? null : new Date(sentAgainAt),
});

/** The decision that a rejected or removed post comes from. */
export const decisionOf: Partial<Record<PostStatus, Verdict['action']>> = {
  REJECTED: 'REJECT',
  REMOVED: 'REMOVE',
};

/**
 * The decision that says why a post is rejected or removed, or was rejected before its author sent it
 * again; null where nothing was said. A decision about an edit beside the post says nothing about the post.
 */
export function decisionAgainst(
  status: PostStatus,
  decision: LastDecision | null,
): (LastDecision & { action: Verdict['action'] }) | null {
  const action = status === 'PENDING' ? 'REJECT' : decisionOf[status];
  if (!action || decision?.action !== action || decision.ofRevision) return null;
  return { ...decision, action };
}

/** The same as those it concerns read it. */
export function lastVerdict(
  reader: { locale: Locale; isModerator: boolean },
  status: PostStatus,
  decision: LastDecision | null,
): Verdict | null {
  const against = decisionAgainst(status, decision);
  return against && verdictFor(reader, against, against.action);
}
