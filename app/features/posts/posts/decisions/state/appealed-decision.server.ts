import { sql } from 'kysely';
import type { AppealState, PostStatus, PostType } from '#db/enums.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { appealedColumn, type AppealedRow } from './appeal-columns.server.ts';

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
  if (!decisionOf[status]) return null;
  const { row } = await kysely(em)
    .selectNoFrom(appealedColumn(type, sql`${id}::uuid`).as('row'))
    .executeTakeFirstOrThrow();
  return decisionBehind(status, row);
}

/** The same from a row that was read already. */
export function decisionBehind(
  status: PostStatus,
  row: AppealedRow | null,
): AppealedDecision | null {
  const action = decisionOf[status];
  if (!action || row?.action !== action) return null;
  const { at, appeal } = row;
  return {
    ...row,
    action,
    at: new Date(at),
    appeal: appeal && {
      ...appeal,
      createdAt: new Date(appeal.createdAt),
      decidedAt: appeal.decidedAt === null ? null : new Date(appeal.decidedAt),
    },
  };
}
