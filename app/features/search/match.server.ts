import { sql, type RawBuilder } from 'kysely';
import type { SearchWords } from './words.ts';

/**
 * What the words of a row have to match: all words of a search, in either language, because nobody says
 * which one they search in. The last word may be its beginning, as while somebody types.
 */
export function matchOf({ text, loose }: SearchWords): RawBuilder<string> {
  const exact = sql<string>`websearch_to_tsquery('english', ${text}) || websearch_to_tsquery('french', ${text})`;
  if (!loose) return sql<string>`(${exact})`;
  const last = loose.at(-1) ?? '';
  const whole = loose.map(withPlural);
  const begun = [...whole.slice(0, -1), `(${last}:* | ${last}s)`];
  return sql<string>`(${exact} || ${inBoth(whole)} || case when ${isMeaningful(last)} then ${inBoth(begun)} else ''::tsquery end)`;
}

/** The French stems keep the s of words such as 'vélos'. */
const withPlural = (word: string): string => `(${word} | ${word}s)`;

const inBoth = (terms: string[]): RawBuilder<string> => {
  const all = terms.join(' & ');
  return sql`to_tsquery('english', ${all}) || to_tsquery('french', ${all})`;
};

/** The beginning of a word says something if it has two letters and is no small word itself. */
const isMeaningful = (word: string): RawBuilder<boolean> =>
  word.length < 2
    ? sql`false`
    : sql`numnode(to_tsquery('english', ${word})) > 0 and numnode(to_tsquery('french', ${word})) > 0`;

/** The condition that the words of a row match a search. */
export const isFound = (words: SearchWords): RawBuilder<boolean> =>
  sql<boolean>`words @@ ${matchOf(words)}`;
