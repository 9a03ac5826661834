import { foldLetters } from '#app/lib/i18n/letters.ts';

/** The most characters that a search looks at. */
export const searchLength = 100;

/** The text in a search box, with single spaces. */
export const typedIn = (query: URLSearchParams): string =>
  (query.get('q') ?? '').replace(/\s+/g, ' ').trim().slice(0, searchLength).trim();

/** Separators of words: spaces, punctuation and symbols. The same list as in the database's `search_fold`. */
const between =
  /[\s!#-/:-@[-`{-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u00d7\u00f7\u055a-\u055f\u0589\u058a\u05be\u05c0\u05c3\u05c6\u05f3\u05f4\u0600-\u060f\u061b-\u061f\u066a-\u066d\u06d4\u0700-\u070d\u0964\u0965\u0970\u0e3f\u0e4f\u0e5a\u0e5b\u104a-\u104f\u1360-\u1368\u1680\u17d4-\u17da\u1800-\u180a\u2000-\u206f\u207a-\u207e\u208a-\u208e\u20a0-\u20cf\u2116\u2122\u2190-\u245f\u2500-\u2bff\u2e00-\u2e7f\u2ff0-\u3004\u3008-\u3020\u3030\u303d-\u303f\u309b\u309c\u30a0\u30fb\ue000-\uf8ff\ufe10-\ufe1f\ufe30-\ufe6f\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65\uffe0-\uffff\u{1f000}-\u{1faff}]/gu;

/** A letter of a script that is written without spaces between words, with its marks. */
const unspaced =
  /[\u0e01-\u0e30\u0e32\u0e33\u0e40-\u0e46\u0e81-\u0eb0\u0eb2\u0eb3\u0ebd-\u0ec6\u0edc-\u0edf\u1000-\u102a\u103f\u1050-\u1055\u1780-\u17b3\u2e80-\u2fdf\u3005-\u3007\u3021-\u3029\u3041-\u3096\u309d-\u309f\u30a1-\u30fa\u30fc-\u312f\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\uf900-\ufaff\uff66-\uffdc\u{20000}-\u{3ffff}][\u0e31\u0e34-\u0e3a\u0e47-\u0e4e\u0eb1\u0eb4-\u0ebc\u0ec8-\u0ecd\u102b-\u103e\u17b4-\u17d3\u17dd]*/gu;

const foldSigns = (text: string): string => foldLetters(text).replace(between, ' ');

const apart = (folded: string): string => folded.replace(unspaced, ' $& ');

/**
 * A text split into words as the database's `search_fold` does: lower case without accents. In scripts written without
 * spaces, each letter is a word of its own, so that a search finds a word inside a longer run of letters.
 */
export const searchFold = (text: string): string => apart(foldSigns(text.replaceAll('"', ' ')));

/** The same with one space between words, as the database's `search_line` has it. */
export const foldLine = (text: string): string => searchFold(text).replace(/ +/g, ' ').trim();

/** Straight double quotes hold a phrase together, however they are written. */
const withQuotes = (text: string): string => foldSigns(text.replace(/[“”„«»]/g, '"'));

/** Small French words, without accents, that the database's list lacks. */
const frenchFillers = new Set(['a', 'les', 'meme', 'cet', 'cette', 'ca']);

interface SearchWords {
  /** Phrases stay in quotes; all other signs are gone. */
  text: string;
  /** With their letters apart where they are written without spaces ('自 行 车'); null if quotes ask for exact words. */
  loose: string[] | null;
}

/** The most words that a search looks for: each asks the database for its stems in both languages. */
const mostWords = 12;

/** Null if the text has no word. A word counts once, and what comes after the twelfth is not looked for. */
export function searchWords(typed: string): SearchWords | null {
  const folded = withQuotes(typed);
  if (folded.includes('"')) return exactWords(folded);
  const words = folded.split(' ').filter((word) => word !== '' && !frenchFillers.has(word));
  const loose = atMost(new Set(words));
  return loose.length > 0 ? { text: loose.map(quoted).join(' '), loose } : null;
}

/** Words and phrases in quotes, each once. */
function exactWords(folded: string): SearchWords | null {
  const parts = folded.match(/"[^"]*"?|[^" ]+/g) ?? [];
  const text = atMost(new Set(parts.map((each) => each.replaceAll('"', '').trim()))).map(quoted);
  return text.length > 0 ? { text: text.join(' '), loose: null } : null;
}

const quoted = (words: string): string => (words.includes(' ') ? `"${words}"` : words);

/** The first of some phrases, as many as have twelve words together. */
function atMost(phrases: Iterable<string>): string[] {
  const kept: string[] = [];
  let left = mostWords;
  for (const phrase of phrases) {
    const words = apart(phrase).split(' ').filter(Boolean).slice(0, left);
    left -= words.length;
    if (words.length > 0) kept.push(words.join(' '));
  }
  return kept;
}

/** The fewest digits of a number that may be written in one piece or in groups, as a phone number. */
const fewestDigits = 7;

/**
 * The words of a search with each number in one piece, without the 1 of a call within Canada: '(613) 555-0142' is
 * '6135550142'. Null if that changes nothing.
 */
export function wordsWithNumbers(typed: string): string[] | null {
  const joined = foldSigns(typed).replace(/\d+(?: +\d+)*/g, (number) => {
    const digits = number.replaceAll(' ', '');
    return digits.length < fewestDigits ? number : digits.replace(/^1(?=\d{10}$)/, '');
  });
  const words = searchWords(joined);
  return words?.loose && words.text !== searchWords(typed)?.text ? words.loose : null;
}

/** Pictographs, each a sign of its own whatever its colour of skin, as `search_pictographs` finds them. */
const pictograph =
  /[\u2300-\u23ff\u2600-\u27bf\u2b00-\u2bff\u{1f000}-\u{1f3fa}\u{1f400}-\u{1faff}]/gu;

/** The pictographs in a text, each once. */
export const pictographsIn = (text: string): string[] => [...new Set(text.match(pictograph))];

/** Pictographs, and digits with what may stand between those of a number. */
export const signs =
  /[\u2300-\u23ff\u2600-\u27bf\u2b00-\u2bff\u{1f000}-\u{1f3fa}\u{1f400}-\u{1faff}]|\d(?:[ ()./\u00a0\u2010\u2011\u2013-]{0,3}\d)*/gu;

/** What a search has besides words: its pictographs, and the digits of its numbers. */
export const signsIn = (typed: string): string[] => [
  ...pictographsIn(typed),
  ...(wordsWithNumbers(typed) ?? searchWords(typed)?.loose ?? []).filter(
    (word) => word.length >= fewestDigits && /^\d+$/.test(word),
  ),
];
