/** The most characters that a search looks at. */
export const searchLength = 100;

/** The text in a search box, with single spaces. */
export const typedIn = (query: URLSearchParams): string =>
  (query.get('q') ?? '').replace(/\s+/g, ' ').trim().slice(0, searchLength).trim();

const special: Record<string, string> = { ø: 'o', Ø: 'o', œ: 'oe', Œ: 'oe', æ: 'ae', Æ: 'ae' };

/**
 * A text as searches compare it: lower case, without accents, and with spaces for all but digits,
 * letters and straight double quotes, which hold a phrase together. The database's `search_fold` does
 * the same.
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

/** Small French words, without accents, that the database's list lacks. */
const frenchFillers = new Set(['a', 'les', 'meme', 'cet', 'cette', 'ca']);

interface SearchWords {
  /** Phrases stay in quotes; all other signs are gone. */
  text: string;
  /** Null if quotes ask for exact words. */
  loose: string[] | null;
}

/** Null if the text has no word. */
export function searchWords(typed: string): SearchWords | null {
  const text = foldText(typed);
  if (text.includes('"')) return /[^" ]/.test(text) ? { text, loose: null } : null;
  const loose = text.split(' ').filter((word) => word !== '' && !frenchFillers.has(word));
  return loose.length > 0 ? { text: loose.join(' '), loose } : null;
}
