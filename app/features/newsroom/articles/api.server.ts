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
import type { ArticleJson } from './api-schema.ts';

/** Published articles of every section, newest first, a page at a time. */
export async function listArticles(
  { em, locale }: Pick<Ctx, 'em' | 'locale'>,
  { q, after, limit }: SearchedPageQuery,
): Promise<Page<ArticleJson>> {
  const rows = await publishedArticles(em, {
    ...askedWords({ q }),
    ...rowAt(after),
    limit: limit + 1,
  });
  return paginateBy(
    rows,
    limit,
    (row) => toJson(locale, row),
    ({ publishedAt, id }) => cursorAt(publishedAt, id),
  );
}

/** As the index of their words has them. */
const words = sql<string>`(search_words(language, title, coalesce(excerpt, '') || ' ' || content)
  || search_words(search_other(language), translation ->> 'title',
    coalesce(translation ->> 'excerpt', '') || ' ' || (translation ->> 'content')))`;

const publishedArticles = compiledRead(
  (db, params: Params<After & MatchParams & { limit: number }>) =>
    db
      .selectFrom('editorial_articles')
      .selectAll()
      .where('status', '=', 'PUBLISHED')
      .where('publishedAt', '<=', sql<Date>`now()`)
      .where(isFound(params, words))
      .$call(afterKey(params, ['publishedAt', 'id'], 'desc')),
  plannedForWords,
);

type ArticleRow = Awaited<ReturnType<typeof publishedArticles>>[number];

const toJson = (locale: Locale, article: ArticleRow): ArticleJson => {
  const { language, title, excerpt = null, content } = sideFor(locale, article);
  return {
    id: article.id,
    section: article.section,
    language,
    title,
    slug: article.slug,
    excerpt,
    content,
    coverImageUrl: article.coverImageUrl,
    author: article.author,
    publishedAt: article.publishedAt.toISOString(),
    createdAt: article.createdAt.toISOString(),
  };
};
