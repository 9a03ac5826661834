import { sql } from 'kysely';
import type { Language, PostStatus, ReportReason, ReportSubject } from '#db/enums.ts';
import { nameFor } from '#app/features/accounts/login/former-name.server.ts';
import { transitionsTo } from '#app/features/posts/posts/state-machine.ts';
import { compiledRead, kysely, type Params, paramsFor } from '#app/lib/db/read.server.ts';
import { fromKey } from '#app/lib/db/from-key.server.ts';
import { keyFormat, readPage, type ListPosition, type ReadFrom } from '#app/lib/db/read-page.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { requireModerator, requireModeratorIn, type Moderated } from '../access.server.ts';

/** The open reports about one post or person in one community. */
export type ReportGroup = Awaited<ReturnType<typeof groupRows>>[number];

/** The reports that the actor reads: where they moderate, and never about themselves. */
const readable = (alias: string, { param, given }: Pick<Params<ReportParams>, 'param' | 'given'>) =>
  sql<boolean>`(${sql.ref(`${alias}.state`)} = 'OPEN'
    and ${given('all') ? sql`true` : sql`${sql.ref(`${alias}.community_id`)} = any(${param('communities')}::uuid[])`}
    and ${sql.ref(`${alias}.about_id`)} <> ${param('actorId')}::uuid)`;

type ReportParams = Moderated & { actorId: string };

/**
 * How many posts and people have open reports that the actor decides on, everywhere or in one community.
 * Throws as `requireModerator` does.
 */
export async function openReportCount(
  ctx: Ctx,
  communityId: string | null = null,
): Promise<number> {
  const moderated = requireModeratorIn(ctx, communityId);
  const [row] = await openCount(ctx.em, { ...moderated, actorId: requireActor(ctx).id });
  return row?.count ?? 0;
}

const openCount = compiledRead((db, params: Params<ReportParams>) =>
  db
    .selectFrom('reports')
    .select(sql<number>`count(distinct (subject_type, subject_id, community_id))::int`.as('count'))
    .where(readable('reports', params)),
);

/** A page of what was reported and waits, the longest waiting first. */
export async function openReports(ctx: Ctx, position: ListPosition | null) {
  requireModerator(ctx);
  return readPage(position, {
    size: 10,
    format: keyFormat,
    read: (from) => groupRows(ctx, from),
    keyOf: ({ since, id }) => ({ at: since, id }),
  });
}

/** The most reports about one subject that a page lists. */
const mostListed = 20;

async function groupRows(ctx: Ctx, from: ReadFrom) {
  const moderated = requireModerator(ctx);
  const db = kysely(ctx.em);
  const groups = db
    .selectFrom('reports as report')
    .select([
      'report.subjectType as type',
      'report.subjectId as id',
      'report.community as communityId',
      'report.about as aboutId',
      sql<Date>`min(report.created_at)`.as('since'),
      // Later ones are not decided with these.
      sql<Date>`max(report.created_at)`.as('shownUntil'),
      sql<number>`count(*)::int`.as('count'),
      // Of the post or letter as it was reported last; null for a person.
      sql<
        string | null
      >`(array_agg(report.snapshot->>'description' order by report.created_at desc))[1]`.as('text'),
      sql<
        { at: string; reasonCode: ReportReason; words: string | null }[]
      >`jsonb_agg(jsonb_build_object('at', report.created_at, 'reasonCode', report.reason_code,
        'words', report.words) order by report.created_at)`.as('reports'),
    ])
    .where(readable('report', paramsFor({ ...moderated, actorId: requireActor(ctx).id })))
    .groupBy(['report.subjectType', 'report.subjectId', 'report.community', 'report.about'])
    .as('shown');
  const rows = await db
    .selectFrom(groups)
    .innerJoin('users as person', 'person.id', 'shown.aboutId')
    .innerJoin('communities', 'communities.id', 'shown.communityId')
    .leftJoin('listings as listing', 'listing.id', 'shown.id')
    .leftJoin('activities as activity', 'activity.id', 'shown.id')
    .selectAll('shown')
    .select((of) => [
      'person.name as aboutName',
      'communities.name as community',
      of.fn.coalesce('listing.title', 'activity.title').as('title'),
      of.fn.coalesce('listing.version', 'activity.version').as('version'),
      sql<Language | null>`coalesce(listing.language, activity.language)`.as('language'),
      sql<PostStatus | null>`coalesce(listing.status, activity.status)`.as('status'),
    ])
    .$call(fromKey(paramsFor(from), ['shown.since', 'shown.id'], 'asc'))
    .execute();
  const named = rows.map((row) => ({ ...row, aboutName: nameFor(ctx.locale, row.aboutName) }));
  return named.map(({ aboutId, aboutName, reports, since, shownUntil, ...row }) => ({
    ...row,
    // The title of the post as it is now, or the person's name.
    title: row.title ?? aboutName,
    language: row.language ?? ctx.locale,
    version: row.version ?? null,
    about: { id: aboutId, name: aboutName },
    since: new Date(since),
    shownUntil: new Date(shownUntil),
    canRemove: isRemovable(row.type, row.status),
    reports: reports.slice(0, mostListed).map((one) => ({ ...one, at: new Date(one.at) })),
  }));
}

const isRemovable = (type: ReportSubject, status: PostStatus | null): boolean =>
  type !== 'USER' &&
  type !== 'LETTER' &&
  transitionsTo(type, 'REMOVED').some(({ from }) => from === status);
