import type { EditionTexts } from '#app/features/newsroom/newsletters/section-types.server.ts';
import type { EditedPiece } from '../forms/editor-page.ts';
import type { PieceState } from '../piece-store.server.ts';
import type { EditionSideInput } from './schema.server.ts';
import { toSection } from './section-rows.ts';
import type { EditionColumns } from './store.server.ts';

/** What the page of an issue's form says about it. */
export const pieceOf = (edition: EditionColumns & PieceState): EditedPiece => {
  const { id, status, version, title, language } = edition;
  return { id, status, version, title, language, publicPath: `/newsletter/${edition.slug}` };
};

/** One language of an issue as it was typed. */
export const sideOf = ({
  title,
  season,
  standfirst,
  coverAlt,
  sections,
}: Omit<EditionSideInput, 'version'>): EditionTexts => ({
  ...{ title, season, standfirst, coverAlt },
  sections: sections.map(toSection),
});

/** The columns of a row, without its state. */
export function columnsOf(row: EditionColumns): EditionColumns {
  const { title, season, standfirst, coverAlt, sections } = row;
  const { slug, year, month, coverUrl, language, translation, publishedAt } = row;
  return {
    ...{ title, season, standfirst, coverAlt, sections },
    ...{ slug, year, month, coverUrl, language, translation, publishedAt },
  };
}
