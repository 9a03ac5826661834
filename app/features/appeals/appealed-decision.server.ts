import { sql } from 'kysely';
import type { AppealState, PostStatus, PostType } from '#db/enums.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/kysely.server.ts';

/** A rejection or removal, and what its author has said against it. */
export interface AppealedDecision {
  eventId: string;
  action: 'REJECT' | 'REMOVE';
  at: Date;
  /** Who decided; null once the account is gone. */
  by: string | null;
  reasonCode: string | null;
  reason: string | null;
  appeal: {
    id: string;
    state: AppealState;
    answer: string | null;
    createdAt: Date;
    decidedAt: Date | null;
  } | null;
}

/** The decision that each status comes from. */
const decisionOf: Partial<Record<PostStatus, AppealedDecision['action']>> = {
  REJECTED: 'REJECT',
  REMOVED: 'REMOVE',
};

/** The decision that a rejected or removed post stands under; null for any other post. */
export async function appealedDecision(
  em: Em,
  type: PostType,
  { id, status }: { id: string; status: PostStatus },
): Promise<AppealedDecision | null> {
  const action = decisionOf[status];
  if (!action) return null;
  const row = await kysely(em)
    .selectFrom('moderation_events as event')
    .leftJoin('appeals as appeal', 'appeal.event', 'event.id')
    .select([
      'event.id as eventId',
      'event.action',
      'event.actor as by',
      'event.createdAt as at',
      'event.reasonCode',
      'event.publicReason as reason',
      'appeal.id as appealId',
      'appeal.state',
      'appeal.answer',
      'appeal.createdAt',
      'appeal.decidedAt',
    ])
    .where('event.subjectType', '=', type)
    .where('event.subjectId', '=', id)
    .where('event.action', 'in', ['APPROVE', 'REJECT', 'REMOVE', 'RESTORE'])
    .where(sql<boolean>`event.snapshot->'ofRevision' is null`)
    .orderBy('event.createdAt', 'desc')
    .orderBy('event.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row?.action !== action) return null;
  const { eventId, at, by, reasonCode, reason, appealId, state, answer, createdAt, decidedAt } =
    row;
  const appeal =
    appealId && state && createdAt
      ? {
          id: appealId,
          state,
          answer,
          createdAt: new Date(createdAt),
          decidedAt: decidedAt && new Date(decidedAt),
        }
      : null;
  return { eventId, action, at: new Date(at), by, reasonCode, reason, appeal };
}
