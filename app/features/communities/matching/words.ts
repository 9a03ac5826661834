/** The most characters that a search looks at. */
export const searchLength = 100;

/** What somebody typed into a search box, with single spaces; empty for nothing. */
export const typedIn = (query: URLSearchParams): string =>
  (query.get('q') ?? '').replace(/\s+/g, ' ').trim().slice(0, searchLength).trim();

const special: Record<string, string> = { ø: 'o', Ø: 'o', œ: 'oe', Œ: 'oe', æ: 'ae', Æ: 'ae' };

/**
 * A text as searches compare it: small letters without accents, and spaces for all else but digits and
 * straight double quotes, which hold a phrase together. The function `search_fold` of the database does
 * the same to what is found.
 */
export const foldText = (text: string): string =>
  text
    .replace(/[øØœŒæÆ]/g, (letter) => special[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[“”„«»]/g, '"')
    .replace(/[^\p{L}\p{N}"]+/gu, ' ')
    .trim();

/** Small French words that the database's list of them lacks, as they are without accents. */
const frenchFillers = new Set(['a', 'les', 'meme', 'cet', 'cette', 'ca']);

/** What is looked for: everything typed, and its words one by one. */
export interface SearchWords {
  /** With quotes around what has to stand together; every other sign is gone. */
  text: string;
  /** The words that count; null where quotes ask for words exactly as they were typed. */
  loose: string[] | null;
}

/** The words of a search; null where nothing in it is a word. */
export function searchWords(typed: string): SearchWords | null {
  const text = foldText(typed);
  if (text.includes('"')) return /[^" ]/.test(text) ? { text, loose: null } : null;
  const loose = text.split(' ').filter((word) => word !== '' && !frenchFillers.has(word));
  return loose.length > 0 ? { text: loose.join(' '), loose } : null;
}
