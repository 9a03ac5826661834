/** A piece of a text, and whether it is what somebody searched for. */
export interface Piece {
  text: string;
  isMarked: boolean;
}

/** What the database puts before and after a word it found: characters of no language. */
export const markStart = '\ue000';
export const markEnd = '\ue001';

const isSign = (sign: string | undefined): boolean => sign === markStart || sign === markEnd;

/** How many characters a letter has once its accents are gone. */
const foldedLength = (letter: string): number =>
  /[œŒæÆ]/.test(letter) ? 2 : /[\u0300-\u0303\u0308\u0327]/.test(letter) ? 0 : 1;

/**
 * A text in pieces, those marked that stand between marks in `marked`: the same text, but without
 * accents. Where the two do not fit, nothing is marked.
 */
export function piecesOf(text: string, marked: string): Piece[] {
  const signs = [...marked];
  const pieces: Piece[] = [];
  let at = 0;
  let isMarked = false;
  for (const letter of text) {
    const length = foldedLength(letter);
    while (length > 0 && isSign(signs[at])) isMarked = signs[at++] === markStart;
    at += length;
    const last = pieces.at(-1);
    if (last?.isMarked === isMarked) last.text += letter;
    else pieces.push({ text: letter, isMarked });
  }
  return signs.slice(at).every(isSign) && at <= signs.length ? pieces : [{ text, isMarked: false }];
}

const excerptLength = 180;
const before = 60;

/** The part of a text around the first word that was found, or its beginning. */
export function excerptOf(text: string, marked: string): Piece[] {
  const pieces = piecesOf(text, marked);
  const first = pieces.findIndex(({ isMarked }) => isMarked);
  const lead = pieces
    .slice(0, Math.max(first, 0))
    .reduce((sum, { text: { length } }) => sum + length, 0);
  const from = lead > before * 2 ? startOfWord(text, lead - before) : 0;
  const to =
    from + excerptLength < text.length ? endOfWord(text, from + excerptLength) : text.length;
  return [
    ...(from > 0 ? [ellipsis] : []),
    ...cut(pieces, from, to),
    ...(to < text.length ? [ellipsis] : []),
  ];
}

const ellipsis: Piece = { text: '…', isMarked: false };

const startOfWord = (text: string, near: number): number => text.indexOf(' ', near) + 1 || near;

const endOfWord = (text: string, near: number): number => {
  const end = text.lastIndexOf(' ', near);
  return end > near - 40 ? end : near;
};

/** The pieces between two places of the text they make. */
function cut(pieces: Piece[], from: number, to: number): Piece[] {
  let at = 0;
  return pieces.flatMap(({ text, isMarked }) => {
    const [start, end] = [Math.max(from - at, 0), to - at];
    at += text.length;
    const kept = end > start ? text.slice(start, end) : '';
    return kept === '' ? [] : [{ text: kept, isMarked }];
  });
}
