import { z } from 'zod';
import { EditorialArticle } from '#db/entities/index.ts';
import { languages } from '#db/enums.ts';
import { slugFor } from '#db/slug.ts';
import {
  checkOtherSide,
  freeText,
  namedTexts,
  neededText,
  otherSide,
  pictureOrNull,
  pieceFields,
  textLength,
  textOrNull,
} from './fields.server.ts';
import { pieceEditor } from './piece-editor.server.ts';
import { pictureText } from './pictures/site-pictures.server.ts';
import { titleIn, type PieceState, type PieceStore } from './piece-store.server.ts';

const longest = 2 * textLength;

const schema = z
  .object({
    ...pieceFields,
    section: z
      .string({ error: 'editorialForms.sectionRequired' })
      .trim()
      .toUpperCase()
      .regex(/^[A-Z][A-Z0-9 -]{1,39}$/, 'editorialForms.sectionUnreadable'),
    language: z.enum(languages),
    title: neededText('editorialForms.titleRequired'),
    excerpt: textOrNull(400),
    content: neededText('editorialForms.contentRequired', longest),
    author: textOrNull(120),
    coverImageUrl: pictureOrNull,
    other: z
      .object({ title: freeText(), excerpt: freeText(400), content: freeText(longest) })
      .prefault({}),
  })
  .superRefine(({ title, excerpt, content, other }, ctx) =>
    checkOtherSide({ title, excerpt, content }, other, ctx),
  );

const store: PieceStore<Omit<EditorialArticle, keyof PieceState | 'createdAt'>> = {
  kind: 'articles',
  find: (em, id) => em.findOne(EditorialArticle, { id }),
  insert: async (em, row) => {
    await em.insert(EditorialArticle, { ...row, createdAt: new Date() });
  },
  update: (em, at, row) => em.nativeUpdate(EditorialArticle, at, row),
  remove: (em, at) => em.nativeDelete(EditorialArticle, { ...at, status: 'DRAFT' }),
  nameOf: titleIn,
  texts: (locale, { section, title, excerpt, content, author, coverImageUrl, translation }) =>
    namedTexts(locale, {
      ...{ section, title, excerpt, content },
      otherTitle: translation?.title,
      otherExcerpt: translation?.excerpt,
      otherContent: translation?.content,
      author,
      coverImageUrl: pictureText(locale, coverImageUrl),
    }),
};

/** Articles at the editor's desk. */
export const articleEditor = pieceEditor({
  store,
  schema,
  fresh: ({ locale }) => ({ language: locale, section: 'LIFESTYLE' }),
  values: ({ section, language, title, excerpt, content, author, coverImageUrl, translation }) => ({
    ...{ section, language, title, excerpt, content, author, coverImageUrl },
    other: translation,
  }),
  pictures: ({ coverImageUrl }) => [{ field: 'coverImageUrl', addresses: [coverImageUrl] }],
  describesPictures: true,
  publicPath: ({ slug }) => `/articles/${slug}`,
  columns: ({ version: _version, press: _press, other, ...columns }, { id, status, before }) => ({
    ...columns,
    translation: otherSide(other),
    // Its address and its date stay once it was public.
    ...(before && status !== 'DRAFT'
      ? { slug: before.slug, publishedAt: before.publishedAt }
      : { slug: slugFor(columns.title, id), publishedAt: new Date() }),
  }),
});
