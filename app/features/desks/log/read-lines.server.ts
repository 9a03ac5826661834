import { sql } from 'kysely';
import {
  reportReasons,
  type Language,
  type LogAction,
  type LogSubject,
  type Role,
} from '#db/enums.ts';
import { nameFor } from '#app/features/accounts/login/former-name.server.ts';
import { reasonLabel } from '#app/features/posts/posts/decisions/reasons.server.ts';
import { joinedBy, type Joined } from '#app/features/residency/memberships/joined.ts';
import { fromKey } from '#app/lib/db/from-key.server.ts';
import type { ReadFrom } from '#app/lib/db/read-page.ts';
import { paramsFor } from '#app/lib/db/read.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { detailsOf } from './changes/details.server.ts';
import { matchingLines, titleNow, type Lookup } from './matching-lines.server.ts';
import { roleChangeIn, type RoleChange } from './role-change.ts';
import type { LogFilter } from './schema.ts';

/** A line of the log as it is shown. */
export interface LogLine {
  id: string;
  at: Date;
  /** Null for what concerns no single community. */
  community: string | null;
  subject: LogSubject;
  subjectId: string;
  /** The name of what it was about, at that time. */
  title: string;
  /** The text at that time. */
  text: string | null;
  language: Language | null;
  action: LogAction;
  /** Null for the command line, for a scheduled job, and for reports. */
  by: { name: string; role: Role } | null;
  from: string | null;
  to: string;
  /** From the list of reasons. */
  entry: string | null;
  reason: string | null;
  note: string | null;
  details: string[];
  /** How somebody came in without anybody deciding; null for every other line. */
  joined: Joined | null;
  /** What became of somebody's role; null for every other line. */
  role: RoleChange | null;
  ofRevision: boolean;
  noOtherModerator: boolean;
  sameModerator: boolean;
  /** Whether it is a decision that was undone. */
  isUndone: boolean;
}

/**
 * Lines of the log from a key on, including the line of the key, without those about reports of the reader's own posts
 * or profile. A person's name is today's; `nameOf` turns a stored name into the one to show, by default in the
 * reader's language.
 */
export async function readLines(
  ctx: Ctx,
  filter: LogFilter,
  from: ReadFrom,
  lookup: Lookup | null,
  nameOf = (stored: string) => nameFor(ctx.locale, stored),
): Promise<LogLine[]> {
  const rows = await matchingLines(ctx, filter, lookup)
    .select([
      'event.id',
      'event.createdAt as at',
      'communities.name as community',
      'event.subjectType as subject',
      'event.subjectId',
      'event.action',
      'actor.name as actorName',
      sql<Role | null>`event.actor_role`.as('role'),
      'event.fromStatus as from',
      'event.toStatus as to',
      'event.reasonCode',
      'event.publicReason as reason',
      'event.internalNote as note',
      'event.snapshot',
      sql<boolean>`event.undone_at is not null`.as('isUndone'),
      titleNow.as('title'),
      successorNow.as('successor'),
      assigneeNow.as('assignee'),
    ])
    .$call(fromKey(paramsFor(from), ['event.createdAt', 'event.id'], 'desc'))
    .execute();
  return rows.map(({ actorName, role, reasonCode, snapshot, title, ...read }) => {
    const { successor, assignee, ...row } = read;
    const by = actorName !== null && role !== null ? { name: nameOf(actorName), role } : null;
    return {
      ...row,
      // A renamed moment is not mapped to a Date.
      at: new Date(row.at),
      title: nameOf(title ?? ''),
      ...snapshotOf(snapshot),
      by,
      entry: entryOf(ctx, row.action, reasonCode),
      joined: joinedBy(row.action, snapshot),
      role: roleChangeIn({ ...row, snapshot }),
      details: detailsOf(ctx.locale, {
        ...row,
        snapshot: {
          ...snapshot,
          ...(successor !== null && { successor: nameOf(successor) }),
          ...('assigneeId' in snapshot && {
            assignee: assignee ? nameOf(assignee) : translate(ctx.locale, 'logChanges.nobody'),
          }),
        },
      }),
      // An appeal has its author's words there, which are among the details.
      reason: row.action === 'APPEAL' ? null : row.reason,
    };
  });
}

/** Today's name of the successor in a hand-over; null for every other line. */
const successorNow = sql<string | null>`(
  select person.name from users person
  where event.subject_type = 'ROLE' and person.id = (event.snapshot->>'successorId')::uuid)`;

/** Today's name of the person to whom a request was assigned; null for every other line. */
const assigneeNow = sql<string | null>`(
  select person.name from users person
  where event.subject_type = 'REQUEST' and person.id = (event.snapshot->>'assigneeId')::uuid)`;

function snapshotOf(snapshot: Record<string, unknown>) {
  const { description, language } = snapshot;
  return {
    text: typeof description === 'string' ? description : null,
    language: language === 'en' || language === 'fr' ? (language as Language) : null,
    ofRevision: snapshot.ofRevision === true,
    noOtherModerator: snapshot.noOtherModerator === true,
    sameModerator: snapshot.sameModerator === true,
  };
}

function entryOf({ locale }: Ctx, action: LogAction, code: string | null): string | null {
  if (action !== 'REPORT') return reasonLabel(locale, code);
  const reason = reportReasons.find((one) => one === code);
  return reason ? translate(locale, `reports.reasons.${reason}`) : null;
}
