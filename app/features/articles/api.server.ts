import { EditorialArticle } from '#db/entities/index.ts';
import type { PageQuery } from '#app/lib/api/page-query.server.ts';
import { afterCursor, cursorAt, paginateBy, type Page } from '#app/lib/db/pagination.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { sideFor } from '#app/lib/i18n/side.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import type { ArticleJson } from './api-schema.ts';

/** Published articles of every section, newest first, a page at a time. */
export async function listArticles(
  { em, locale }: Pick<Ctx, 'em' | 'locale'>,
  { after, limit }: PageQuery,
): Promise<Page<ArticleJson>> {
  const rows = await em.find(
    EditorialArticle,
    {
      $and: [
        { status: 'PUBLISHED', publishedAt: { $lte: new Date() } },
        afterCursor(after, 'publishedAt'),
      ],
    },
    { orderBy: { publishedAt: 'desc', id: 'desc' }, limit: limit + 1 },
  );
  return paginateBy(
    rows,
    limit,
    (row) => toJson(locale, row),
    ({ publishedAt, id }) => cursorAt(publishedAt, id),
  );
}

const toJson = (locale: Locale, article: EditorialArticle): ArticleJson => {
  const { language, title, excerpt = null, content } = sideFor(locale, article);
  return {
    id: article.id,
    section: article.section,
    language,
    title,
    slug: article.slug,
    excerpt,
    content,
    coverImageUrl: article.coverImageUrl ?? null,
    author: article.author ?? null,
    publishedAt: article.publishedAt.toISOString(),
    createdAt: article.createdAt.toISOString(),
  };
};
