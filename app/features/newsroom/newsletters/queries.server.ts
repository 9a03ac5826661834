import slugify from '@sindresorhus/slugify';
import { sql } from 'kysely';
import type { NewsletterIssue } from '#db/entities/index.ts';
import { isKnownTo } from '#app/features/communities/communities/access.server.ts';
import { canSeeHub } from '#app/lib/session/actor.ts';
import { filterForm } from '#app/features/communities/matching/filters.server.ts';
import {
  isFound,
  matchParams,
  plannedForWords,
  type MatchParams,
} from '#app/features/communities/matching/match.server.ts';
import { typedIn } from '#app/features/communities/matching/words.ts';
import { compiledRead, kysely, type Params } from '#app/lib/db/read.server.ts';
import { fromKey } from '#app/lib/db/from-key.server.ts';
import { keyFormat, readPage, type ListPosition, type ReadFrom } from '#app/lib/db/read-page.ts';
import { AppError } from '#app/lib/errors.ts';
import { fileResponse } from '#app/lib/http/file-response.server.ts';
import { parseIdParam } from '#app/lib/http/addresses.ts';
import { type Locale, sideFor } from '#app/lib/i18n/locale.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';

/**
 * A community's own newsletters that have the words of an address in their titles, newest first, a page
 * at a time. The caller has checked the viewer.
 */
export async function hubIssues(
  { em, locale }: Ctx,
  community: { id: string; slug: string },
  query: URLSearchParams,
  position: ListPosition | null,
) {
  const typed = typedIn(query);
  const values = { ...matchParams(typed), communityId: community.id };
  const page = await readPage(position, {
    size: 12,
    format: keyFormat,
    read: (from) => issueRows(em, { ...values, ...from }),
    keyOf: ({ publishedAt, id }) => ({ at: publishedAt, id }),
  });
  return {
    page: { ...page, items: page.items.map((row) => toCard(locale, row)) },
    filters: filterForm(locale, {
      list: 'newsletters',
      hub: `/communities/${community.slug}`,
      tab: 'newsletters',
      query,
      fields: [],
      unread: [],
      isActive: typed !== '',
      count: position && !page.items[0] ? null : (page.items[0]?.count ?? 0),
    }),
  };
}

export type HubIssues = Awaited<ReturnType<typeof hubIssues>>;

const issueRows = compiledRead(
  (db, params: Params<ReadFrom & MatchParams & { communityId: string }>) => {
    const { param, given } = params;
    const fitting = db
      .selectFrom('newsletter_issues')
      .where('community', '=', param('communityId'))
      .where(isFound(params));
    const count = fitting
      .select(sql<number>`count(*)::int`.as('count'))
      .$asScalar()
      .$notNull();
    return fitting
      .select(['id', 'language', 'title', 'month', 'year', 'coverImageUrl', 'pdfUrl'])
      .select(['publishedAt', sql<NewsletterIssue['translation']>`translation`.as('translation')])
      .select(given('text') || given('signs') ? count.as('count') : sql<number>`0`.as('count'))
      .$call(fromKey(params, ['publishedAt', 'id'], 'desc'));
  },
  plannedForWords,
);

const toCard = (locale: Locale, issue: Awaited<ReturnType<typeof issueRows>>[number]) => ({
  id: issue.id,
  ...titleOf(locale, issue),
  /** From 1 to 12. */
  month: issue.month,
  year: issue.year,
  cover: issue.coverImageUrl,
  pdfUrl: issue.pdfUrl,
});

const titleOf = (
  locale: Locale,
  issue: Pick<NewsletterIssue, 'language' | 'title' | 'translation'>,
) => {
  const { language, title } = sideFor(locale, issue);
  return { language, title };
};

/**
 * An issue for those who may read it: everyone for a city-wide issue, otherwise the members and
 * moderators of its community. Throws AppError: `not-found`, `unauthenticated` for a visitor,
 * `forbidden` for an outsider, who is told which community it belongs to.
 */
async function requireIssue(
  { em, actor, locale }: Ctx,
  id: string,
): Promise<{ id: string; title: string; isCityWide: boolean }> {
  const issue = await kysely(em)
    .selectFrom('newsletter_issues as issue')
    .leftJoin('communities as owner', 'owner.id', 'issue.community')
    .select(['issue.id', 'issue.language', 'issue.title', 'issue.translation', 'issue.community'])
    .select(['owner.name', 'owner.openedAt'])
    .where('issue.id', '=', id)
    .executeTakeFirst();
  const owner = issue?.community ?? null;
  if (!issue || (owner && !isKnownTo(actor, { id: owner, openedAt: issue.openedAt }))) {
    throw new AppError('not-found', 'newsletters.notFound');
  }
  if (owner && !canSeeHub(actor, owner)) {
    throw new AppError(actor ? 'forbidden' : 'unauthenticated', 'newsletters.membersOnly', {
      params: { community: issue.name ?? '' },
    });
  }
  return { id, title: titleOf(locale, issue).title, isCityWide: owner === null };
}

/** The PDF of an issue. Throws AppError as `requireIssue` does. */
export async function issueFile(ctx: Ctx, issueId: string | undefined): Promise<Response> {
  const issue = await requireIssue(ctx, parseIdParam(issueId, 'newsletters.notFound'));
  return fileResponse(`newsletters/${issue.id}.pdf`, 'newsletters.notFound', {
    type: 'application/pdf',
    filename: `${slugify(issue.title)}.pdf`,
    cacheControl: `${issue.isCityWide ? 'public' : 'private'}, max-age=3600`,
    locale: ctx.locale,
  });
}
