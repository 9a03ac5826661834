import { sql, type RawBuilder } from 'kysely';
import type { Params } from '#app/lib/db/read.server.ts';
import { pictographsIn, searchWords, wordsWithNumbers } from './words.ts';

export interface MatchParams {
  /** Everything typed; null if that has no word. */
  text: string | null;
  /** All pictographs, as a query; null if there are none. */
  signs: string | null;
  /** True if the text has neither, and so finds nothing. */
  wordless: true | null;
  /** All words, also with numbers in one piece; all but the last, and the last as a prefix; null for exact words. */
  whole: string | null;
  others: string | null;
  begun: string | null;
  /** The last word, if it has at least two letters. */
  last: string | null;
}

/** The words that are looked for as well, by the word that was typed: other spellings that texts have. */
export type OtherSpellings = ReadonlyMap<string, readonly string[]>;

/** The parameters of a search for a typed text. */
export function matchParams(typed: string, others: OtherSpellings = new Map()): MatchParams {
  const words = searchWords(typed);
  const pictographs = pictographsIn(typed);
  const exact = {
    text: words?.text ?? null,
    signs: pictographs.map((sign) => `'${sign}'`).join(' & ') || null,
    wordless: (typed !== '' && !words && pictographs.length === 0) || null,
    whole: null,
    others: null,
    begun: null,
    last: null,
  };
  if (!words?.loose) return exact;
  const last = words.loose.at(-1) ?? '';
  const terms = termsOf(words.loose, others);
  const withNumbers = wordsWithNumbers(typed);
  const all = terms.join(' & ');
  return {
    ...exact,
    whole: withNumbers ? `${all} | ${termsOf(withNumbers, others).join(' & ')}` : all,
    others: terms.slice(0, -1).join(' & '),
    begun: `${inOrder(last)}:*`,
    last: last.length < 2 ? null : inOrder(last),
  };
}

const termsOf = (words: string[], others: OtherSpellings): string[] =>
  words.map((word) => anyOf([word, ...(others.get(word) ?? [])]));

/** The French stems keep the s of words such as 'vélos'. */
const anyOf = (words: string[]): string =>
  `(${words.flatMap((word) => (word.includes(' ') ? inOrder(word) : [word, `${word}s`])).join(' | ')})`;

/** Letters that are words of their own, one after the other. */
const inOrder = (word: string): string => word.replaceAll(' ', ' <-> ');

type Match = Pick<Params<MatchParams>, 'param' | 'given'>;

/**
 * The condition for a row's words: all words of the search, in either language, because nobody says
 * which one they search in, and all its pictographs. The last word may be incomplete.
 */
export function matchOf(match: Match): RawBuilder<string> {
  const signs = sql<string>`${match.param('signs')}::tsquery`;
  if (!match.given('text')) return signs;
  return match.given('signs') ? sql<string>`(${ofWords(match)} && ${signs})` : ofWords(match);
}

function ofWords({ param, given }: Match): RawBuilder<string> {
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
  const [english, french] = [inLanguage('english', others), inLanguage('french', others)];
  // Words that are all small in one of the languages narrow nothing.
  const ofOthers = sql`case when numnode(${english}) = 0 or numnode(${french}) = 0 then ''::tsquery
    else ${english} || ${french} end`;
  return sql<string>`(${exact} || ${ofWhole}
    || case when ${isMeaningful} then ${ofOthers} && ${begun} else ''::tsquery end)`;
}

const inLanguage = (
  language: 'english' | 'french',
  terms: RawBuilder<string>,
): RawBuilder<string> => sql`to_tsquery(${sql.lit(language)}, ${terms})`;

/** Whether the words of a row match a search; true without one. */
export function isFound(match: Match, words = sql<string>`words`): RawBuilder<boolean> {
  if (match.given('wordless')) return sql<boolean>`false`;
  const asks = match.given('text') || match.given('signs');
  return asks ? sql<boolean>`${words} @@ ${matchOf(match)}` : sql<boolean>`true`;
}

/** A few words are found by their index, and others by walking the list: `compiledRead` plans anew. */
export const plannedForWords = {
  plannedAnew: (given: (name: 'text' | 'signs') => boolean): boolean =>
    given('text') || given('signs'),
};
