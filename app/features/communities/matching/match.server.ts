import { sql, type RawBuilder } from 'kysely';
import type { Params } from '#app/lib/db/read.server.ts';
import { searchWords } from './words.ts';

export interface MatchParams {
  /** Everything typed; null if that has no word. */
  text: string | null;
  /** True if the text has no word, and so finds nothing. */
  wordless: true | null;
  /** All words, all but the last, and the last as a prefix; null for exact words. */
  whole: string | null;
  others: string | null;
  begun: string | null;
  /** The last word, if it has at least two letters. */
  last: string | null;
}

/** The parameters of a search for what somebody typed. */
/** The parameters of a search for a typed text. */
export function matchParams(typed: string): MatchParams {
  const words = searchWords(typed);
  const exact = { text: words?.text ?? null, whole: null, others: null, begun: null, last: null };
  const wordless = (typed !== '' && !words) || null;
  if (!words?.loose) return { ...exact, wordless };
  const last = words.loose.at(-1) ?? '';
  return {
    text: words.text,
    wordless,
    whole: words.loose.map(withPlural).join(' & '),
    others: words.loose.slice(0, -1).map(withPlural).join(' & '),
    begun: `${last}:*`,
    last: last.length < 2 ? null : last,
  };
}

/** The French stems keep the s of words such as 'vélos'. */
const withPlural = (word: string): string => `(${word} | ${word}s)`;

type Match = Pick<Params<MatchParams>, 'param' | 'given'>;

/**
 * The condition for a row's words: all words of the search, in either language, because nobody says
 * which one they search in. The last word may be incomplete.
 */
export function matchOf({ param, given }: Match): RawBuilder<string> {
  const text = param('text');
  const exact = sql<string>`websearch_to_tsquery('english', ${text}) || websearch_to_tsquery('french', ${text})`;
  if (!given('whole')) return sql<string>`(${exact})`;
  const whole = param('whole');
  const ofWhole = sql`${inLanguage('english', whole)} || ${inLanguage('french', whole)}`;
  if (!given('last')) return sql<string>`(${exact} || ${ofWhole})`;
  const [others, last] = [param('others'), param('last')];
  const begun = sql`to_tsquery('simple', ${param('begun')})`;
  // Ignores prefixes that are only a small word.
  const isMeaningful = sql`numnode(to_tsquery('english', ${last})) > 0 and numnode(to_tsquery('french', ${last})) > 0`;
  return sql<string>`(${exact} || ${ofWhole}
    || case when ${isMeaningful} then (${inLanguage('english', others)} && ${begun})
      || (${inLanguage('french', others)} && ${begun}) else ''::tsquery end)`;
}

const inLanguage = (
  language: 'english' | 'french',
  terms: RawBuilder<string>,
): RawBuilder<string> => sql`to_tsquery(${sql.lit(language)}, ${terms})`;

/** Whether the words of a row match a search; true without one. */
export function isFound(match: Match): RawBuilder<boolean> {
  if (match.given('wordless')) return sql<boolean>`false`;
  return match.given('text') ? sql<boolean>`words @@ ${matchOf(match)}` : sql<boolean>`true`;
}

/** A few words are found by their index, and others by walking the list: `compiledRead` plans anew. */
export const plannedForWords = {
  plannedAnew: (given: (name: 'text') => boolean): boolean => given('text'),
};
