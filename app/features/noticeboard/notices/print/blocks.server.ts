import { breakLongWords, inks, type Pdf } from '#app/features/media/pdf/page.server.ts';
import { endOfSentence } from '../text/end-of-sentence.ts';
import { parseNoticeText, type Block, type Span } from '../text/parse-text.ts';

/** The place and the size of a text; all lengths are in points. */
interface TextStyle {
  x: number;
  width: number;
  size: number;
}

/** A paragraph, or an item of a list with what stands before it. */
interface Piece {
  marker: string;
  text: string;
  /** The space above it. */
  gap: number;
}

/** The text of a notice as it is on paper: paragraphs, and lists whose items hang from their dots or numbers. */
export function piecesOf(content: string, size: number): Piece[] {
  const pieces = parseNoticeText(content).flatMap((block) => piecesIn(block, size));
  return pieces.map((piece, index) => (index === 0 ? { ...piece, gap: 0 } : piece));
}

function piecesIn(block: Block, size: number): Piece[] {
  if (block.kind === 'paragraph') {
    return [{ marker: '', text: textOf(block.spans), gap: 0.55 * size }];
  }
  return block.items.map((spans, index) => ({
    marker: block.start === null ? '•' : `${block.start + index}.`,
    text: textOf(spans),
    gap: (index === 0 ? 0.3 : 0.15) * size,
  }));
}

const textOf = (spans: Span[]): string =>
  spans.map((span) => (typeof span === 'string' ? span : span.text)).join('');

const lineGap = (size: number) => 0.2 * size;
const lineHeight = (size: number) => 1.39 * size;
const indentOf = ({ marker }: Piece, size: number) =>
  marker === '' ? 0 : (marker === '•' ? 0.9 : 1.6) * size;

/** Chooses the font of a text, and returns its lines and how they are set. */
function set(document: Pdf, piece: Piece, { width, size }: TextStyle) {
  document.font('sans').fontSize(size).fillColor(inks.text);
  const options = { width: width - indentOf(piece, size), lineGap: lineGap(size) };
  return { options, lines: breakLongWords(document, piece.text, options.width) };
}

function heightOf(document: Pdf, piece: Piece, style: TextStyle): number {
  const { options, lines } = set(document, piece, style);
  return document.heightOfString(lines, options);
}

export const heightOfPieces = (document: Pdf, pieces: Piece[], style: TextStyle): number =>
  pieces.reduce((height, piece) => height + piece.gap + heightOf(document, piece, style), 0);

/** Draws a text at the current height, over as many pages as it takes, or at most `most` points of it. */
export function drawPieces(
  document: Pdf,
  pieces: Piece[],
  { most, ...style }: TextStyle & { most?: number },
): void {
  const kept = most === undefined ? pieces : fitting(document, pieces, { most, style });
  const { x, size } = style;
  for (const piece of kept) {
    document.y += piece.gap;
    const { options, lines } = set(document, piece, style);
    const { height, margins } = document.page;
    // The dot of an item stands where the item begins.
    if (document.y + lineHeight(size) > height - margins.bottom) document.addPage();
    const top = document.y;
    if (piece.marker) document.text(piece.marker, x, top, { lineBreak: false });
    document.text(lines, x + indentOf(piece, size), top, options);
  }
}

/** What of a text fits into a height, cut where a sentence ends or else between two words. */
function fitting(
  document: Pdf,
  pieces: Piece[],
  { most, style }: { most: number; style: TextStyle },
): Piece[] {
  const isWithin = (some: Piece[]) => heightOfPieces(document, some, style) <= most + 1;
  if (isWithin(pieces)) return pieces;
  const ends = pieces.flatMap(({ text }, index) =>
    [...text.matchAll(/\S+/g)].map(({ 0: word, index: at }) => ({ index, end: at + word.length })),
  );
  const cutAt = (count: number, endOf = (_: string, end: number) => end): Piece[] => {
    const last = ends[count - 1];
    const piece = last && pieces[last.index];
    if (!piece) return [];
    const text = `${piece.text.slice(0, endOf(piece.text, last.end))} …`;
    return [...pieces.slice(0, last.index), { ...piece, text }];
  };
  let [from, to] = [0, ends.length];
  while (from < to) {
    const middle = Math.ceil((from + to) / 2);
    if (isWithin(cutAt(middle))) from = middle;
    else to = middle - 1;
  }
  return cutAt(from, endOfSentence);
}
