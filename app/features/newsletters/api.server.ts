import { NewsletterIssue } from '#db/entities/index.ts';
import type { PageQuery } from '#app/lib/api/page-query.server.ts';
import { afterCursor, cursorAt, paginateBy, type Page } from '#app/lib/db/pagination.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { sideFor } from '#app/lib/i18n/side.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import type { IssueJson } from './api-schema.ts';

/** The city-wide issues and those of the caller's communities, newest first, a page at a time. */
export async function listIssues(
  { em, actor, locale }: Ctx,
  { after, limit }: PageQuery,
): Promise<Page<IssueJson>> {
  const rows = await em.find(
    NewsletterIssue,
    { $and: [visibleTo(actor), afterCursor(after, 'publishedAt')] },
    { orderBy: { publishedAt: 'desc', id: 'desc' }, limit: limit + 1 },
  );
  return paginateBy(
    rows,
    limit,
    (row) => toJson(locale, row),
    ({ publishedAt, id }) => cursorAt(publishedAt, id),
  );
}

function visibleTo(actor: Ctx['actor']) {
  if (actor?.role === 'ADMIN') return {};
  const own = actor?.memberships.map(({ communityId }) => communityId) ?? [];
  return { $or: [{ community: null }, { community: { $in: own } }] };
}

const toJson = (locale: Locale, issue: NewsletterIssue): IssueJson => {
  const { language, title } = sideFor(locale, issue);
  return {
    id: issue.id,
    communityId: issue.community?.id ?? null,
    language,
    title,
    coverImageUrl: issue.coverImageUrl ?? null,
    pdfUrl: issue.pdfUrl,
    month: issue.month,
    year: issue.year,
    publishedAt: issue.publishedAt.toISOString(),
    createdAt: issue.createdAt.toISOString(),
  };
};
