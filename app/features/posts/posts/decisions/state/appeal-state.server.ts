import { sql, type RawBuilder } from 'kysely';
import type { AppealState, PostStatus, PostType } from '#db/enums.ts';
import { postPath } from '#app/features/posts/basics/post-path.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { formatsFor } from '#app/lib/format.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { decisionOf, type DecisionOnPost } from '../verdict.server.ts';

/** The last decision on a post itself and the appeal against it, as the database has them. */
export interface AppealedRow extends DecisionOnPost {
  eventId: string;
  /** The id of who decided; null once the account is gone. */
  by: string | null;
  appeal: {
    id: string;
    state: AppealState;
    /** The id of who answered it; null where nobody did. */
    answeredBy: string | null;
    answer: string | null;
    createdAt: string;
    decidedAt: string | null;
  } | null;
}

/** The last decision on a post, not on an edit beside it, with its appeal: as a column of a query. */
export const appealedColumn = (
  type: PostType,
  postId: RawBuilder<unknown>,
): RawBuilder<AppealedRow | null> => sql<AppealedRow | null>`(
  select jsonb_build_object('eventId', event.id, 'action', event.action, 'at', event.created_at,
    'by', event.actor_id, 'reasonCode', event.reason_code, 'reason', event.public_reason,
    'appeal', case when appeal.id is not null then jsonb_build_object(
      'id', appeal.id, 'state', appeal.state, 'answer', appeal.answer,
      'answeredBy', appeal.decided_by_id,
      'createdAt', appeal.created_at, 'decidedAt', appeal.decided_at) end)
  from moderation_events event left join appeals appeal on appeal.event_id = event.id
  where event.subject_type = ${sql.lit(type)} and event.subject_id = ${postId}
    and event.action in ('APPROVE', 'REJECT', 'REMOVE', 'RESTORE')
    and event.snapshot->'ofRevision' is null and event.undone_at is null
  order by event.created_at desc, event.id desc limit 1)`;

/** A granted appeal, as the database has it. */
export interface GrantedAppeal {
  answer: string | null;
  decidedAt: string;
}

/** The newest appeal of a post that was granted within the last 30 days: as a column of a query. */
export const grantedColumn = (
  type: PostType,
  postId: RawBuilder<unknown>,
): RawBuilder<GrantedAppeal | null> => sql<GrantedAppeal | null>`(
  select jsonb_build_object('answer', appeal.answer, 'decidedAt', appeal.decided_at)
  from appeals appeal
  where appeal.post_type = ${sql.lit(type)} and appeal.post_id = ${postId}
    and appeal.state = 'GRANTED' and appeal.decided_at > now() - interval '30 days'
  order by appeal.decided_at desc limit 1)`;

/** The decision that made a post rejected or removed; null for any other post. */
export async function appealedDecision(
  em: Em,
  type: PostType,
  { id, status }: { id: string; status: PostStatus },
) {
  if (!decisionOf[status]) return null;
  const { row } = await kysely(em)
    .selectNoFrom(appealedColumn(type, sql`${id}::uuid`).as('row'))
    .executeTakeFirstOrThrow();
  return decisionBehind(status, row);
}

/** The same from a row that was read already. */
function decisionBehind(status: PostStatus, row: AppealedRow | null) {
  const action = decisionOf[status];
  return action && row?.action === action ? { ...row, action } : null;
}

/** Whether the author of a post can appeal: once against each decision of somebody else. */
export function isAppealable(
  status: PostStatus,
  appealed: AppealedRow | null,
  author: string | undefined,
): boolean {
  const decision = decisionBehind(status, appealed);
  return decision !== null && decision.appeal === null && decision.by !== author;
}

/** What a post's page says of an appeal, to its author and the moderators. */
export interface ShownAppeal {
  note: string | null;
  /** The moderator's words. */
  answer: string | null;
  link: { to: string; label: string } | null;
}

/** The appeal of a post as this viewer reads it; null where there is none and none can be made. */
export function shownAppeal(
  locale: Locale,
  type: PostType,
  { appealed, granted }: { appealed: AppealedRow | null; granted: GrantedAppeal | null },
  viewer: { id: string; status: PostStatus; isOwn: boolean; actorId: string | undefined },
): ShownAppeal | null {
  const { id, status, isOwn, actorId } = viewer;
  const ago = (moment: string) => formatsFor(locale).relativeTimeWithin(new Date(moment));
  if (status === 'PUBLISHED') {
    if (!isOwn || !granted) return null;
    const note = translate(locale, 'appeals.granted', { when: ago(granted.decidedAt) });
    return { note, answer: granted.answer, link: null };
  }
  const decision = decisionBehind(status, appealed);
  if (!decision) return null;
  const { appeal } = decision;
  if (!appeal) {
    if (!isOwn || !isAppealable(status, appealed, actorId)) return null;
    const label = translate(locale, 'appeals.appeal');
    return { note: null, answer: null, link: { to: `${postPath(type, id)}/appeal`, label } };
  }
  const when = ago(appeal.decidedAt ?? appeal.createdAt);
  const reader = isOwn ? 'own' : 'others';
  if (appeal.state !== 'OPEN') {
    const note = translate(locale, `appeals.upheld.${reader}`, { when });
    return { note, answer: appeal.answer, link: null };
  }
  const to = `/moderation/appeals#appeal-${appeal.id}`;
  return {
    note: translate(locale, `appeals.open.${reader}`, { when }),
    answer: null,
    link: isOwn ? null : { to, label: translate(locale, 'appeals.toAppeal') },
  };
}
