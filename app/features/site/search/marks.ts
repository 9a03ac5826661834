import { searchFold, signs } from '#app/features/communities/matching/words.ts';

/** A piece of a text, and whether it is what somebody searched for. */
export interface Piece {
  text: string;
  isMarked: boolean;
}

/** What the database puts before and after a word it found: characters of no language. */
export const markStart = '\ue000';
export const markEnd = '\ue001';

const isMark = (sign: string | undefined): boolean => sign === markStart || sign === markEnd;

const lengths = new Map<string, number>();

/** How many characters a letter with its marks has in the texts that the database marks. */
function foldedLength(letter: string): number {
  if (letter.length === 1 && letter < '\u0080') return 1;
  const known = lengths.get(letter);
  if (known !== undefined) return known;
  const { length } = [...searchFold(letter)];
  if (lengths.size < 10_000) lengths.set(letter, length);
  return length;
}

/** Letters with their marks. */
const letterPattern = /\P{M}\p{M}*|\p{M}+/gu;

/**
 * A text in pieces, those marked that stand between marks in `marked`: the same text as `search_fold` has it. Where the
 * two do not fit, nothing is marked.
 */
export function piecesOf(text: string, marked: string): Piece[] {
  const marks = [...marked];
  const pieces: Piece[] = [];
  let at = 0;
  let isInside = false;
  for (const letter of text.match(letterPattern) ?? []) {
    let isMarked = false;
    for (let left = foldedLength(letter); left > 0; left--) {
      while (isMark(marks[at])) isInside = marks[at++] === markStart;
      isMarked ||= isInside;
      at++;
    }
    add(pieces, letter, isMarked);
  }
  return marks.slice(at).every(isMark) && at <= marks.length ? pieces : [{ text, isMarked: false }];
}

function add(pieces: Piece[], text: string, isMarked: boolean): void {
  const last = pieces.at(-1);
  if (last?.isMarked === isMarked) last.text += text;
  else if (text !== '') pieces.push({ text, isMarked });
}

/** A text in pieces, those marked that are pictographs or numbers somebody searched for. */
export function piecesLike(text: string, wanted: string[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { 0: found, index } of text.matchAll(signs)) {
    const bare = found.replace(/\D/g, '') || found;
    add(pieces, text.slice(at, index), false);
    add(
      pieces,
      found,
      wanted.some((sign) => bare.includes(sign)),
    );
    at = index + found.length;
  }
  add(pieces, text.slice(at), false);
  return pieces;
}

const excerptLength = 180;
const before = 60;

/** The part of a text around the first piece that was found, or its beginning. */
export function excerptOf(text: string, pieces: Piece[]): Piece[] {
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
