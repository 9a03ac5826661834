import { EditorialArticle } from '#db/entities/index.ts';
import type { PageQuery } from '#app/lib/api/page-query.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { afterCursor, cursorAt, paginateBy, type Page } from '#app/lib/db/pagination.ts';
import { longDate, paragraphs } from '#app/lib/format.ts';
import type { ArticleJson } from './api-schema.ts';

/** What a list shows of an article. */
export interface ArticleCard {
  id: string;
  slug: string;
  title: string;
  excerpt: string | null;
  author: string | null;
  publishedOn: string;
  picture: string | null;
}

/** A part of an article's text: a sub-heading or a paragraph. */
export interface ArticleBlock {
  kind: 'heading' | 'paragraph';
  text: string;
}

export interface ArticlePage extends ArticleCard {
  blocks: ArticleBlock[];
  related: ArticleCard[];
}

/** The row of an article as lists read it; SQL that made JSON of it gives the date as text. */
export interface ArticleRow {
  id: string;
  slug: string;
  title: string;
  excerpt?: string | null;
  author?: string | null;
  publishedAt: Date | string;
  coverImageUrl?: string | null;
}

export const toArticleCard = (row: ArticleRow): ArticleCard => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  excerpt: row.excerpt ?? null,
  author: row.author ?? null,
  publishedOn: longDate(new Date(row.publishedAt)),
  picture: row.coverImageUrl ?? null,
});

const relatedShown = 3;

/** An article and the newest others of its section. Throws AppError `not-found`. */
export async function articlePage({ em }: Pick<Ctx, 'em'>, slug: string): Promise<ArticlePage> {
  const published = { publishedAt: { $lte: new Date() } };
  const article = await em.findOne(EditorialArticle, { slug, ...published });
  if (!article) throw new AppError('not-found', 'Article not found');
  const related = await em.find(
    EditorialArticle,
    { section: article.section, id: { $ne: article.id }, ...published },
    {
      fields: ['slug', 'title', 'excerpt', 'author', 'publishedAt', 'coverImageUrl'],
      orderBy: { publishedAt: 'desc', id: 'desc' },
      limit: relatedShown,
    },
  );
  return {
    ...toArticleCard(article),
    blocks: paragraphs(article.content).map(toBlock),
    related: related.map(toArticleCard),
  };
}

const headingMark = /^##\s+/;

const toBlock = (text: string): ArticleBlock =>
  headingMark.test(text)
    ? { kind: 'heading', text: text.replace(headingMark, '') }
    : { kind: 'paragraph', text };

/** Published articles of every section, newest first, a part at a time. */
export async function articlesJson(
  { em }: Pick<Ctx, 'em'>,
  { after: cursor, limit }: PageQuery,
): Promise<Page<ArticleJson>> {
  const rows = await em.find(
    EditorialArticle,
    { $and: [{ publishedAt: { $lte: new Date() } }, afterCursor(cursor, 'publishedAt')] },
    { orderBy: { publishedAt: 'desc', id: 'desc' }, limit: limit + 1 },
  );
  const toJson = (row: EditorialArticle): ArticleJson => ({
    id: row.id,
    section: row.section,
    title: row.title,
    slug: row.slug,
    excerpt: row.excerpt ?? null,
    content: row.content,
    coverImageUrl: row.coverImageUrl ?? null,
    author: row.author ?? null,
    publishedAt: row.publishedAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
  });
  return paginateBy(rows, limit, toJson, ({ publishedAt, id }) => cursorAt(publishedAt, id));
}
