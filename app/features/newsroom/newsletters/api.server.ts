import { sql } from 'kysely';
import {
  isFound,
  plannedForWords,
  type MatchParams,
} from '#app/features/communities/matching/match.server.ts';
import {
  askedWords,
  type SearchedPageQuery,
} from '#app/features/communities/matching/words-query.server.ts';
import { afterKey } from '#app/lib/db/from-key.server.ts';
import { cursorAt } from '#app/lib/db/cursors.ts';
import { paginateBy, rowAt, type After, type Page } from '#app/lib/db/pagination.ts';
import { compiledRead, type Params } from '#app/lib/db/read.server.ts';
import { type Locale, sideFor } from '#app/lib/i18n/locale.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import type { IssueJson } from './api-schema.ts';

/** The city-wide issues and those of the caller's communities, newest first, a page at a time. */
export async function listIssues(
  { em, actor, locale }: Ctx,
  { q, after, limit }: SearchedPageQuery,
): Promise<Page<IssueJson>> {
  const own = actor?.memberships.map(({ communityId }) => communityId) ?? [];
  const rows = await visibleIssues(em, {
    ...askedWords({ q }),
    ...rowAt(after),
    limit: limit + 1,
    within: actor?.role === 'ADMIN' ? null : own,
  });
  return paginateBy(
    rows,
    limit,
    (row) => toJson(locale, row),
    ({ publishedAt, id }) => cursorAt(publishedAt, id),
  );
}

interface Visible extends After, MatchParams {
  limit: number;
  /** The communities whose issues are read; null for all. */
  within: string[] | null;
}

const visibleIssues = compiledRead(
  (db, params: Params<Visible>) =>
    db
      .selectFrom('newsletter_issues')
      .selectAll()
      .where(isFound(params))
      .$if(params.given('within'), (query) =>
        query.where((is) =>
          is.or([
            is('community', 'is', null),
            is('community', '=', sql<string>`any(${params.param('within')}::uuid[])`),
          ]),
        ),
      )
      .$call(afterKey(params, ['publishedAt', 'id'], 'desc')),
  plannedForWords,
);

type IssueRow = Awaited<ReturnType<typeof visibleIssues>>[number];

const toJson = (locale: Locale, issue: IssueRow): IssueJson => {
  const { language, title } = sideFor(locale, issue);
  return {
    id: issue.id,
    communityId: issue.community,
    language,
    title,
    coverImageUrl: issue.coverImageUrl,
    pdfUrl: issue.pdfUrl,
    month: issue.month,
    year: issue.year,
    publishedAt: issue.publishedAt.toISOString(),
    createdAt: issue.createdAt.toISOString(),
  };
};
