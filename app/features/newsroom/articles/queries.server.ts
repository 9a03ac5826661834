import type { Language } from '#db/enums.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { paragraphs } from '#app/lib/format.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { sideFor, type TwoSided } from '#app/lib/i18n/side.ts';
import { altTexts } from '#app/features/media/photos/pictures.server.ts';
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

interface ArticleTexts {
  title: string;
  excerpt?: string | null;
}

/** An article's row as lists read it. The date is text where SQL made JSON of the row. */
interface ArticleRow extends TwoSided<ArticleTexts> {
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

interface WholeArticle extends ArticleRow {
  translation: (ArticleTexts & { content: string }) | null;
  section: string;
  content: string;
}

const shownInLists = [
  'id',
  'slug',
  'language',
  'title',
  'excerpt',
  'translation',
  'author',
  'publishedAt',
  'coverImageUrl',
] as const;

const relatedShown = 3;

/** An article, also one that lists leave out, and the newest others of its section. Throws AppError `not-found`. */
export async function articlePage(
  { em, locale }: Pick<Ctx, 'em' | 'locale'>,
  slug: string,
): Promise<ArticlePage> {
  const article = await kysely(em)
    .selectFrom('editorial_articles')
    .select([...shownInLists, 'section', 'content'])
    .where('slug', '=', slug)
    .where('status', '!=', 'DRAFT')
    .where('publishedAt', '<=', new Date())
    .executeTakeFirst();
  if (!article) throw notFound();
  return toArticlePage({ em, locale }, article);
}

/** The same for the editor, of one that may be a draft. Throws AppError `not-found`. */
export async function articlePreview(
  { em, locale }: Pick<Ctx, 'em' | 'locale'>,
  id: string,
): Promise<ArticlePage> {
  const article = await kysely(em)
    .selectFrom('editorial_articles')
    .select([...shownInLists, 'section', 'content'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!article) throw notFound();
  return toArticlePage({ em, locale }, article);
}

const notFound = () => new AppError('not-found', 'articles.notFound');

async function toArticlePage(
  { em, locale }: Pick<Ctx, 'em' | 'locale'>,
  article: WholeArticle,
): Promise<ArticlePage> {
  const { coverImageUrl } = article;
  const [related, altAt] = await Promise.all([
    relatedTo(em, article),
    altTexts(em, locale, coverImageUrl ? [coverImageUrl] : []),
  ]);
  return {
    ...toArticleCard(locale, article),
    pictureAlt: altAt(coverImageUrl ?? '') ?? '',
    blocks: paragraphs(sideFor(locale, article).content).map(toBlock),
    related: related.map((other) => toArticleCard(locale, other)),
  };
}

/** The newest others of an article's section. */
const relatedTo = (em: Em, { id, section }: WholeArticle) =>
  kysely(em)
    .selectFrom('editorial_articles')
    .select(shownInLists)
    .where('section', '=', section)
    .where('id', '!=', id)
    .where('status', '=', 'PUBLISHED')
    .where('publishedAt', '<=', new Date())
    .orderBy('publishedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(relatedShown)
    .execute();

const headingMark = /^##\s+/;

const toBlock = (text: string): ArticleBlock =>
  headingMark.test(text)
    ? { kind: 'heading', text: text.replace(headingMark, '') }
    : { kind: 'paragraph', text };
