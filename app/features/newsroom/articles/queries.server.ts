import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { paragraphs } from '#app/lib/format.ts';
import { type Locale, sideFor, type TwoSided } from '#app/lib/i18n/locale.ts';
import { altTexts } from '#app/features/media/photos/pictures.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';

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

export const toArticleCard = (locale: Locale, row: ArticleRow) => {
  const { language, title, excerpt = null } = sideFor(locale, row);
  return {
    id: row.id,
    slug: row.slug,
    /** Of the title and the excerpt. */
    language,
    title,
    excerpt,
    author: row.author ?? null,
    publishedAt: new Date(row.publishedAt),
    picture: row.coverImageUrl ?? null,
  };
};

export type ArticleCard = ReturnType<typeof toArticleCard>;

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

/** An article, also one that lists leave out, and the newest others of its section. Throws AppError `not-found`. */
export const articlePage = async (ctx: Pick<Ctx, 'em' | 'locale'>, slug: string) =>
  toArticlePage(
    ctx,
    await wholeArticles(ctx)
      .where('slug', '=', slug)
      .where('status', '!=', 'DRAFT')
      .where('publishedAt', '<=', new Date())
      .executeTakeFirst(),
  );

/** The same for the editor, of one that may be a draft. Throws AppError `not-found`. */
export const articlePreview = async (ctx: Pick<Ctx, 'em' | 'locale'>, id: string) =>
  toArticlePage(ctx, await wholeArticles(ctx).where('id', '=', id).executeTakeFirst());

const wholeArticles = ({ em }: Pick<Ctx, 'em'>) =>
  kysely(em)
    .selectFrom('editorial_articles')
    .select([...shownInLists, 'section', 'content']);

async function toArticlePage(
  { em, locale }: Pick<Ctx, 'em' | 'locale'>,
  article: WholeArticle | undefined,
) {
  if (!article) throw new AppError('not-found', 'articles.notFound');
  const { coverImageUrl } = article;
  const [related, altAt] = await Promise.all([
    relatedTo(em, article),
    altTexts(em, locale, coverImageUrl ? [coverImageUrl] : []),
  ]);
  return {
    ...toArticleCard(locale, article),
    /** What its picture shows; empty where nobody said. */
    pictureAlt: altAt(coverImageUrl ?? '') ?? '',
    blocks: paragraphs(sideFor(locale, article).content).map(toBlock),
    related: related.map((other) => toArticleCard(locale, other)),
  };
}

export type ArticlePage = Awaited<ReturnType<typeof articlePage>>;

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
    .limit(3)
    .execute();

const headingMark = /^##\s+/;

/** A heading or a paragraph of an article's text. */
const toBlock = (text: string) =>
  headingMark.test(text)
    ? { kind: 'heading' as const, text: text.replace(headingMark, '') }
    : { kind: 'paragraph' as const, text };
