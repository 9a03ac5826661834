import { sql } from 'kysely';
import type { LogAction, PostType, Role } from '#db/enums.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/kysely.server.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { reasonWords } from './reasons.server.ts';

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

/**
 * The newest lines of the log about a post. Its author reads the role of who decided, not the name, and
 * no note; moderators read both.
 */
export async function postHistory(
  { em, locale }: { em: Em; locale: Locale },
  type: PostType,
  { id, isModerator, actorId }: { id: string; isModerator: boolean; actorId: string | undefined },
): Promise<PostHistory | null> {
  const rows = await kysely(em)
    .selectFrom('moderation_events as event')
    .leftJoin('users as actor', 'actor.id', 'event.actor')
    .select([
      'event.id',
      'event.action',
      'event.actor as actorId',
      sql<Role | null>`event.actor_role`.as('role'),
      'actor.name as actorName',
      'event.reasonCode',
      'event.publicReason',
      'event.internalNote',
      'event.createdAt',
      sql<boolean>`event.snapshot->'ofRevision' is not null`.as('ofRevision'),
    ])
    .where('event.subjectType', '=', type)
    .where('event.subjectId', '=', id)
    .orderBy('event.createdAt', 'desc')
    .orderBy('event.id', 'desc')
    .limit(mostLines)
    .execute();
  if (rows.length === 0) return null;
  const who = ({ actorId: by, role, actorName }: (typeof rows)[number]): string => {
    if (by === actorId) return translate(locale, 'log.history.you');
    return isModerator && actorName !== null ? actorName : officeOf(locale, role);
  };
  return {
    title: translate(locale, 'log.history.title'),
    lines: rows.map((row) => ({
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

const told = [
  'SUBMIT',
  'EDIT',
  'RESUBMIT',
  'APPROVE',
  'REJECT',
  'REMOVE',
  'RESTORE',
  'WITHDRAW',
  'SELL',
  'RELIST',
  'CANCEL',
  'REPOST',
  'APPEAL',
  'UPHOLD',
  'GRANT',
] as const satisfies LogAction[];

/** The key of the words for what happened; CHANGE where there are none of its own. */
function keyOf(action: LogAction, ofRevision: boolean) {
  if (ofRevision && (action === 'APPROVE' || action === 'REJECT' || action === 'WITHDRAW')) {
    return `${action}_CHANGE` as const;
  }
  return told.find((one) => one === action) ?? 'CHANGE';
}
