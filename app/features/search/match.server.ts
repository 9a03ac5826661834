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
  const whole = loose.map(withPlural).join(' & ');
  const others = loose.slice(0, -1).map(withPlural).join(' & ');
  const begun = sql`to_tsquery('simple', ${`${last}:*`})`;
  return sql<string>`(${exact} || ${inLanguage('english', whole)} || ${inLanguage('french', whole)}
    || case when ${isMeaningful(last)} then (${inLanguage('english', others)} && ${begun})
      || (${inLanguage('french', others)} && ${begun}) else ''::tsquery end)`;
}

/** The French stems keep the s of words such as 'vélos'. */
const withPlural = (word: string): string => `(${word} | ${word}s)`;

const inLanguage = (language: 'english' | 'french', terms: string): RawBuilder<string> =>
  sql`to_tsquery(${sql.lit(language)}, ${terms})`;

/** The beginning of a word says something if it has two letters and is no small word itself. */
const isMeaningful = (word: string): RawBuilder<boolean> =>
  word.length < 2
    ? sql`false`
    : sql`numnode(to_tsquery('english', ${word})) > 0 and numnode(to_tsquery('french', ${word})) > 0`;

/** The condition that the words of a row match a search. */
export const isFound = (words: SearchWords): RawBuilder<boolean> =>
  sql<boolean>`words @@ ${matchOf(words)}`;
