import { sql, type RawBuilder } from 'kysely';
import { moderationActions, type LogAction, type PostType, type Role } from '#db/enums.ts';
import { nameFor } from '#app/features/accounts/login/former-name.server.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { reasonWords } from '../reasons.server.ts';

/** What happened to a post, for its author and the moderators. */
export interface PostHistory {
  /** The words of what opens it. */
  title: string;
  lines: HistoryLine[];
  /** The way to all of it, for moderators. */
  more: { to: string; label: string } | null;
}

interface HistoryLine {
  id: string;
  at: Date;
  /** What happened and who did it, as a sentence. */
  what: string;
  /** The words of the entry of the list of reasons. */
  entry: string | null;
  reason: string | null;
  /** What moderators alone read. */
  note: string | null;
}

const mostLines = 20;

/** A line of the log about a post, as the database has it. */
export interface HistoryRow {
  id: string;
  action: LogAction;
  actorId: string | null;
  role: Role | null;
  actorName: string | null;
  reasonCode: string | null;
  publicReason: string | null;
  internalNote: string | null;
  createdAt: string;
  ofRevision: boolean;
  isUndone: boolean;
}

/** The newest lines of the log about a post, the last one first: as a column of a query. */
export const historyColumn = (
  type: PostType,
  postId: RawBuilder<unknown>,
): RawBuilder<HistoryRow[]> => sql<HistoryRow[]>`(
  select coalesce(jsonb_agg(to_jsonb(line) order by line."createdAt" desc, line.id desc), '[]')
  from (
    select event.id, event.action, event.actor_id as "actorId", event.actor_role as "role",
      actor.name as "actorName", event.reason_code as "reasonCode",
      event.public_reason as "publicReason", event.internal_note as "internalNote",
      event.created_at as "createdAt", event.snapshot->'ofRevision' is not null as "ofRevision",
      event.undone_at is not null as "isUndone"
    from moderation_events event left join users actor on actor.id = event.actor_id
    where event.subject_type = ${sql.lit(type)} and event.subject_id = ${postId}
    order by event.created_at desc, event.id desc limit ${sql.lit(mostLines)}) line)`;

/**
 * What happened to a post as this viewer reads it. Its author reads the role of who decided, not the
 * name, no note, and nothing of a decision that was undone; moderators read all of it.
 */
export function postHistory(
  locale: Locale,
  type: PostType,
  rows: HistoryRow[],
  { id, isModerator, actorId }: { id: string; isModerator: boolean; actorId: string | undefined },
): PostHistory | null {
  const told = rows.filter(({ isUndone }) => isModerator || !isUndone);
  if (told.length === 0) return null;
  const who = ({ actorId: by, role, actorName }: HistoryRow): string => {
    if (by === actorId) return translate(locale, 'log.history.you');
    return isModerator && actorName !== null ? nameFor(locale, actorName) : officeOf(locale, role);
  };
  return {
    title: translate(locale, 'log.history.title'),
    lines: told.map((row) => ({
      id: row.id,
      at: new Date(row.createdAt),
      what: translate(locale, `log.history.did.${keyOf(row.action, row.ofRevision)}`, {
        who: who(row),
      }),
      entry: reasonWords(locale, row.reasonCode),
      reason: row.publicReason,
      note: isModerator ? row.internalNote : null,
    })),
    more: isModerator
      ? {
          to: `/moderation/log?post=${type}:${id}`,
          label: translate(locale, 'log.history.all'),
        }
      : null,
  };
}

/** Who somebody is to the author of a post, without a name. */
const officeOf = (locale: Locale, role: Role | null): string =>
  translate(locale, `log.history.offices.${role ?? 'NOBODY'}`);

const named = [
  ...moderationActions,
  ...(['APPEAL', 'UPHOLD', 'GRANT', 'UNDO'] as const),
] satisfies LogAction[];

/** The key of the words for what happened; CHANGE where there are none of its own. */
function keyOf(action: LogAction, ofRevision: boolean) {
  if (ofRevision && (action === 'APPROVE' || action === 'REJECT' || action === 'WITHDRAW')) {
    return `${action}_CHANGE` as const;
  }
  return named.find((one) => one === action) ?? 'CHANGE';
}
