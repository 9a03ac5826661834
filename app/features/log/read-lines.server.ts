import { sql } from 'kysely';
import {
  reportReasons,
  type Language,
  type LogAction,
  type LogSubject,
  type ReportReason,
  type Role,
} from '#db/enums.ts';
import { moderatedCommunities } from '#app/features/communities/policy.ts';
import { requireManager } from '#app/features/manage/access.server.ts';
import { reasonLabel } from '#app/features/posts/decisions/reasons.server.ts';
import { kysely } from '#app/lib/db/kysely.server.ts';
import { readingOrder, type ReadFrom } from '#app/lib/db/read-page.ts';
import { cityZone } from '#app/lib/format.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { actionsOf } from './action-groups.ts';
import type { LogFilter } from './schema.ts';

/** A line of the log as it is shown. */
export interface LogLine {
  id: string;
  at: Date;
  /** Null for what concerns no single community. */
  community: string | null;
  subject: LogSubject;
  subjectId: string;
  /** What it was about, as it was called then. */
  title: string;
  /** The text as it stood then. */
  text: string | null;
  language: Language | null;
  action: LogAction;
  /** Null for the command line, for a date that came, and for reports. */
  by: { name: string; role: Role } | null;
  from: string | null;
  to: string;
  /** The entry of the list of reasons. */
  entry: string | null;
  reason: string | null;
  note: string | null;
  ofRevision: boolean;
  noOtherModerator: boolean;
  sameModerator: boolean;
}

/**
 * Lines from a key on, the line of the key among them. A line about somebody who deleted their account
 * calls them as they are called now. Nobody reads lines about reports of their own post or profile.
 */
export async function readLines(
  ctx: Ctx,
  filter: LogFilter,
  { at, id, back, limit }: ReadFrom,
): Promise<LogLine[]> {
  const actor = requireManager(ctx);
  const managed = moderatedCommunities(actor);
  const { operator, direction } = readingOrder('desc', back !== null);
  const pattern = `%${(filter.q ?? '').toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const rows = await kysely(ctx.em)
    .selectFrom('moderation_events as event')
    .leftJoin('users as actor', 'actor.id', 'event.actor')
    .leftJoin('communities', 'communities.id', 'event.community')
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
      titleNow.as('title'),
    ])
    .where(
      sql<boolean>`not (event.subject_type = 'REPORT' and event.snapshot->>'aboutId' = ${actor.id})`,
    )
    .$if(managed !== 'all', (query) =>
      query.where(
        sql<boolean>`event.community_id = any(${managed === 'all' ? [] : managed}::uuid[])`,
      ),
    )
    .$if(filter.community !== undefined, (query) =>
      query.where('event.community', '=', filter.community ?? ''),
    )
    .$if(filter.subject !== undefined, (query) =>
      query.where('event.subjectType', '=', filter.subject ?? 'LISTING'),
    )
    .$if(filter.post !== undefined, (query) =>
      query
        .where('event.subjectType', 'in', [filter.post?.type ?? 'LISTING', 'REPORT'])
        .where('event.subjectId', '=', filter.post?.id ?? ''),
    )
    .$if(filter.what !== undefined, (query) =>
      query.where('event.action', 'in', actionsOf[filter.what ?? 'decisions']),
    )
    .$if(filter.q !== undefined, (query) =>
      query.where(
        sql<boolean>`(lower(actor.name) like ${pattern} or lower(${titleNow}) like ${pattern})`,
      ),
    )
    .$if(filter.from !== undefined, (query) =>
      query.where(sql<boolean>`event.created_at >= ${startOf(filter.from, 0)}`),
    )
    .$if(filter.to !== undefined, (query) =>
      query.where(sql<boolean>`event.created_at < ${startOf(filter.to, 1)}`),
    )
    .$if(at !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('event.createdAt', 'event.id'), operator, tuple(at as Date, id ?? '')),
      ),
    )
    .orderBy('event.createdAt', direction)
    .orderBy('event.id', direction)
    .limit(limit)
    .execute();
  return rows.map(({ actorName, role, reasonCode, snapshot, title, ...row }) => ({
    ...row,
    // A moment under another name comes back as the driver has it.
    at: new Date(row.at),
    title: title ?? '',
    ...snapshotOf(snapshot),
    by: actorName !== null && role !== null ? { name: actorName, role } : null,
    entry: entryOf(ctx, row.action, reasonCode),
  }));
}

/** What a line is about: by its name then, but for people who asked for their account to be deleted. */
const titleNow = sql<string | null>`coalesce(
  case
    when event.subject_type in ('MEMBER', 'ROLE') then (
      select person.name from users person
      where person.deletion_asked_at is not null and (person.id = event.subject_id
        or person.id = (select place.user_id from user_communities place where place.id = event.subject_id)))
    when event.subject_type = 'REPORT' and event.snapshot->>'about' = 'USER' then (
      select person.name from users person where person.id = event.subject_id)
  end,
  event.snapshot->>'title')`;

/** The moment a day in Ottawa begins, or one of the days after it. */
const startOf = (day: string | undefined, later: number) =>
  sql`((${day ?? ''}::date + ${later}::int)::timestamp at time zone ${sql.lit(cityZone)})`;

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

/** The words of a code: of a report, or of a decision. */
function entryOf({ locale }: Ctx, action: LogAction, code: string | null): string | null {
  if (action !== 'REPORT') return reasonLabel(locale, code);
  const reason = reportReasons.find((one): one is ReportReason => one === code);
  return reason ? translate(locale, `reports.reasons.${reason}`) : null;
}
