import { EditorialArticle } from '#db/entities/index.ts';
import { AppError } from '#app/lib/errors.ts';
import { paragraphs } from '#app/lib/format.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';

/** What a list shows of an article. */
export interface ArticleCard {
  id: string;
  slug: string;
  title: string;
  excerpt: string | null;
  author: string | null;
  publishedAt: Date;
  picture: string | null;
}

/** A heading or a paragraph of an article's text. */
interface ArticleBlock {
  kind: 'heading' | 'paragraph';
  text: string;
}

export interface ArticlePage extends ArticleCard {
  blocks: ArticleBlock[];
  related: ArticleCard[];
}

/** An article's row as lists read it. The date is text where SQL made JSON of the row. */
interface ArticleRow {
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
  publishedAt: new Date(row.publishedAt),
  picture: row.coverImageUrl ?? null,
});

const relatedShown = 3;

/** An article and the newest others of its section. Throws AppError `not-found`. */
export async function articlePage({ em }: Pick<Ctx, 'em'>, slug: string): Promise<ArticlePage> {
  const published = { publishedAt: { $lte: new Date() } };
  const article = await em.findOne(EditorialArticle, { slug, ...published });
  if (!article) throw new AppError('not-found', 'articles.notFound');
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
