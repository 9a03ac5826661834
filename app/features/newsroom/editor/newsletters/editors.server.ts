import { NewsletterEdition } from '#db/entities/index.ts';
import { otherLanguage } from '#db/enums.ts';
import type { EditionTexts } from '#app/features/newsroom/newsletters/section-types.server.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { pieceEditor, type PieceEditorPage } from '../piece-editor.server.ts';
import type { PictureField } from '../pictures/require-pictures.server.ts';
import { savePiece, type PiecePlace, type PieceStore } from '../piece-store.server.ts';
import { editorPath } from '../pieces.ts';
import { editionSchema, editionSideSchema, type EditionSideInput } from './schema.server.ts';
import { toRow, toSection } from './section-rows.ts';
import { editionStore, sideProblems, sideTexts, type EditionColumns } from './store.server.ts';

const publicPath = ({ slug }: EditionColumns) => `/newsletter/${slug}`;

/** Issues at the editor's desk, in the language they are written in first. */
export const editionEditor = pieceEditor({
  store: editionStore,
  schema: editionSchema,
  fresh: notStarted,
  values: ({ title, season, month, year, slug, standfirst, coverUrl, coverAlt, ...edition }) => ({
    ...{ title, season, month, year, slug, standfirst, coverUrl, coverAlt },
    sections: edition.sections.map(toRow),
    hasTranslation: edition.translation ? 'yes' : '',
  }),
  publicPath,
  pictures: ({ coverUrl, sections }) => [
    { field: 'coverUrl', addresses: [coverUrl] },
    ...sectionPictures(sections),
  ],
  columns: (input, { status, before }) => {
    const saved = columnsOf(before);
    return {
      ...saved,
      ...sideOf(input),
      year: input.year,
      month: input.month,
      coverUrl: input.coverUrl,
      // An address that was public once stays.
      slug: status === 'DRAFT' ? (input.slug ?? saved.slug) : saved.slug,
      publishedAt: saved.publishedAt ?? (input.press === 'publish' ? new Date() : null),
    };
  },
  check: async ({ em }, id, { slug }) => {
    if (slug === undefined) return;
    if ((await em.count(NewsletterEdition, { slug, id: { $ne: id } })) === 0) return;
    throw new AppError('invalid', 'newsletterEditor.slugTaken', { field: 'slug' });
  },
});

const sectionPictures = (sections: EditionSideInput['sections']): PictureField[] =>
  sections.map(({ picture }, index) => ({
    field: `sections[${index}].picture`,
    addresses: [picture],
  }));

/** The same issues, of which a form has only the other language. */
const sideStore: PieceStore<EditionColumns> = {
  ...editionStore,
  texts: (locale, { translation }) => (translation ? sideTexts(locale, translation) : []),
  problems: (edition) => {
    const problems = edition.translation ? sideProblems(edition.translation) : [];
    return problems.length > 0 ? problems : (editionStore.problems?.(edition) ?? []);
  },
};

/** The other language of issues. */
export const editionSideEditor = pieceEditor({
  store: sideStore,
  schema: editionSideSchema,
  fresh: notStarted,
  // While nobody has written it, the form has the kinds and pictures of the first language.
  values: ({ translation, sections }) => ({
    hasTranslation: translation ? 'yes' : '',
    title: translation?.title,
    season: translation?.season,
    standfirst: translation?.standfirst,
    coverAlt: translation?.coverAlt,
    sections:
      translation?.sections.map(toRow) ??
      sections.map((section) => {
        const { kind, picture, name, href, qr } = toRow(section);
        return { kind, picture, name, href, qr };
      }),
  }),
  publicPath,
  pictures: ({ sections }) => sectionPictures(sections),
  columns: (input, { before }) => ({ ...columnsOf(before), translation: sideOf(input) }),
  formPath: (id) => editorPath('newsletters', id, 'translation'),
});

/** The form of an issue's other language. Throws AppError as `requireEditor`, `not-found`. */
export async function editionSidePage(ctx: Ctx, id: string): Promise<PieceEditorPage> {
  const page = await editionSideEditor.page(ctx, id);
  const { piece } = page;
  return { ...page, piece: piece && { ...piece, language: otherLanguage[piece.language] } };
}

/** Takes the other language away from an issue. Throws AppError as `savePiece` does. */
export const removeTranslation = (ctx: Ctx, id: string, version: number) =>
  savePiece(ctx, editionStore, { id, version, press: 'save' }, ({ before }) => ({
    ...columnsOf(before),
    translation: null,
  }));

/** These forms are of issues that were started: see new.server.ts. */
function notStarted(): never {
  throw new AppError('not-found', 'editorDesk.notFound');
}

/** One language of an issue as it was typed. */
const sideOf = ({
  title,
  season,
  standfirst,
  coverAlt,
  sections,
}: Omit<EditionSideInput, 'version' | 'press'>): EditionTexts => ({
  ...{ title, season, standfirst, coverAlt },
  sections: sections.map(toSection),
});

/** The columns of a row, without its state. */
function columnsOf(row: PiecePlace<EditionColumns>['before']): EditionColumns {
  const { title, season, standfirst, coverAlt, sections, ...edition } = row ?? notStarted();
  const { slug, year, month, coverUrl, language, translation, publishedAt } = edition;
  return {
    ...{ title, season, standfirst, coverAlt, sections },
    ...{ slug, year, month, coverUrl, language, translation, publishedAt },
  };
}
