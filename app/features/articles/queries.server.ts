import { EditorialArticle } from '#db/entities/index.ts';
import type { Language } from '#db/enums.ts';
import { AppError } from '#app/lib/errors.ts';
import { paragraphs } from '#app/lib/format.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { sideFor, type TwoSided } from '#app/lib/i18n/side.ts';
import { altTexts } from '#app/features/photos/pictures.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';

/** What a list shows of an article. */
export interface ArticleCard {
  id: string;
  slug: string;
  /** Of the title and the excerpt. */
  language: Language;
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
  /** What its picture shows; empty where nobody said. */
  pictureAlt: string;
  blocks: ArticleBlock[];
  related: ArticleCard[];
}

/** An article's row as lists read it. The date is text where SQL made JSON of the row. */
interface ArticleRow extends TwoSided<{ title: string; excerpt?: string | null }> {
  id: string;
  slug: string;
  title: string;
  excerpt?: string | null;
  author?: string | null;
  publishedAt: Date | string;
  coverImageUrl?: string | null;
}

export const toArticleCard = (locale: Locale, row: ArticleRow): ArticleCard => {
  const { language, title, excerpt = null } = sideFor(locale, row);
  return {
    id: row.id,
    slug: row.slug,
    language,
    title,
    excerpt,
    author: row.author ?? null,
    publishedAt: new Date(row.publishedAt),
    picture: row.coverImageUrl ?? null,
  };
};

const relatedShown = 3;

/** An article, also one that lists leave out, and the newest others of its section. Throws AppError `not-found`. */
export async function articlePage(
  { em, locale }: Pick<Ctx, 'em' | 'locale'>,
  slug: string,
): Promise<ArticlePage> {
  const article = await em.findOne(EditorialArticle, {
    slug,
    status: { $ne: 'DRAFT' },
    ...begun(),
  });
  if (!article) throw notFound();
  return toArticlePage({ em, locale }, article);
}

/** The same for the editor, of one that may be a draft. Throws AppError `not-found`. */
export async function articlePreview(
  { em, locale }: Pick<Ctx, 'em' | 'locale'>,
  id: string,
): Promise<ArticlePage> {
  const article = await em.findOne(EditorialArticle, { id });
  if (!article) throw notFound();
  return toArticlePage({ em, locale }, article);
}

const notFound = () => new AppError('not-found', 'articles.notFound');

const begun = () => ({ publishedAt: { $lte: new Date() } });

async function toArticlePage(
  { em, locale }: Pick<Ctx, 'em' | 'locale'>,
  article: EditorialArticle,
): Promise<ArticlePage> {
  const related = await em.find(
    EditorialArticle,
    { section: article.section, id: { $ne: article.id }, status: 'PUBLISHED', ...begun() },
    {
      fields: [
        'slug',
        'language',
        'title',
        'excerpt',
        'translation',
        'author',
        'publishedAt',
        'coverImageUrl',
      ],
      orderBy: { publishedAt: 'desc', id: 'desc' },
      limit: relatedShown,
    },
  );
  const { coverImageUrl } = article;
  const altAt = await altTexts(em, locale, coverImageUrl ? [coverImageUrl] : []);
  return {
    ...toArticleCard(locale, article),
    pictureAlt: altAt(coverImageUrl ?? '') ?? '',
    blocks: paragraphs(sideFor(locale, article).content).map(toBlock),
    related: related.map((other) => toArticleCard(locale, other)),
  };
}

const headingMark = /^##\s+/;

const toBlock = (text: string): ArticleBlock =>
  headingMark.test(text)
    ? { kind: 'heading', text: text.replace(headingMark, '') }
    : { kind: 'paragraph', text };
