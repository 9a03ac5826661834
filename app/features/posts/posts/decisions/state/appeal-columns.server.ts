import { sql, type RawBuilder } from 'kysely';
import type { AppealState, PostType } from '#db/enums.ts';

/** The last decision on a post itself and the appeal against it, as the database has them. */
export interface AppealedRow {
  eventId: string;
  action: 'APPROVE' | 'REJECT' | 'REMOVE' | 'RESTORE';
  at: string;
  /** Who decided; null once the account is gone. */
  by: string | null;
  reasonCode: string | null;
  reason: string | null;
  appeal: {
    id: string;
    state: AppealState;
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
      'createdAt', appeal.created_at, 'decidedAt', appeal.decided_at) end)
  from moderation_events event left join appeals appeal on appeal.event_id = event.id
  where event.subject_type = ${sql.lit(type)} and event.subject_id = ${postId}
    and event.action in ('APPROVE', 'REJECT', 'REMOVE', 'RESTORE')
    and event.snapshot->'ofRevision' is null
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
