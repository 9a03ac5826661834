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

/** The most words that a search looks for: each asks the database for its stems in both languages. */
const mostWords = 12;

/** Null if the text has no word. A word counts once, and what comes after the twelfth is not looked for. */
export function searchWords(typed: string): SearchWords | null {
  const folded = foldText(typed);
  if (folded.includes('"')) return exactWords(folded);
  const words = folded.split(' ').filter((word) => word !== '' && !frenchFillers.has(word));
  const loose = [...new Set(words)].slice(0, mostWords);
  return loose.length > 0 ? { text: loose.join(' '), loose } : null;
}

/** Words and phrases in quotes, each once. */
function exactWords(folded: string): SearchWords | null {
  const parts = folded.match(/"[^"]*"?|[^" ]+/g) ?? [];
  const text: string[] = [];
  let left = mostWords;
  for (const part of new Set(parts.map((each) => each.replaceAll('"', '').trim()))) {
    const words = part.split(' ').filter(Boolean).slice(0, left);
    if (words.length === 0) continue;
    left -= words.length;
    text.push(words.length > 1 ? `"${words.join(' ')}"` : words.join(' '));
  }
  return text.length > 0 ? { text: text.join(' '), loose: null } : null;
}
