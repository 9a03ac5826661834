import { EditorialArticle } from '#db/entities/index.ts';
import type { Language } from '#db/enums.ts';
import type { PieceStore } from '../piece-store.server.ts';
import { namedTexts } from '../forms/named-texts.server.ts';

/** What the editor writes of an article. */
export interface ArticleColumns {
  section: string;
  title: string;
  slug: string;
  excerpt?: string | null;
  content: string;
  language: Language;
  translation?: { title: string; excerpt?: string | null; content: string } | null;
  coverImageUrl?: string | null;
  author?: string | null;
  publishedAt: Date;
}

/** Articles at the editor's desk. */
export const articleStore: PieceStore<ArticleColumns> = {
  kind: 'articles',
  find: (em, id) => em.findOne(EditorialArticle, { id }),
  insert: async (em, row) => {
    await em.insert(EditorialArticle, { ...row, createdAt: new Date() });
  },
  update: (em, at, row) => em.nativeUpdate(EditorialArticle, at, row),
  remove: (em, at) => em.nativeDelete(EditorialArticle, { ...at, status: 'DRAFT' }),
  nameOf: ({ title, language }) => ({ title, language }),
  texts: (locale, { translation, ...article }) =>
    namedTexts(locale, {
      section: article.section,
      title: article.title,
      excerpt: article.excerpt,
      content: article.content,
      otherTitle: translation?.title,
      otherExcerpt: translation?.excerpt,
      otherContent: translation?.content,
      author: article.author,
      coverImageUrl: article.coverImageUrl,
    }),
};
