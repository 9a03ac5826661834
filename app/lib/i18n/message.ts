import { isolated } from '../isolated.ts';
import { languageTags, type Locale } from './locale.ts';

type Category = Intl.LDMLPluralRule;

/**
 * A message that depends on `{count}`: one form for each plural category of the language, such as
 * `{ one: '{count} photo', other: '{count} photos' }`.
 */
type Plural = Readonly<Partial<Record<Category, string>> & { other: string }>;

/** A text with `{name}` where a parameter goes, or a plural. */
export type Message = string | Plural;

/** Messages by key; related ones, such as the labels of an enum, in a group of their own. */
export interface Messages {
  readonly [key: string]: Message | Messages;
}

export type MessageParams = Readonly<Record<string, string | number>>;

/** A group has keys that are no plural categories; a plural has nothing else. */
type IsMessage<M> = M extends string
  ? true
  : M extends { readonly other: string }
    ? [Exclude<keyof M, Category>] extends [never]
      ? true
      : false
    : false;

/** The keys of messages; a group's are joined by a dot: 'categories.books'. */
export type KeyOf<M> = {
  [K in keyof M & string]: IsMessage<M[K]> extends true ? K : `${K}.${KeyOf<M[K]>}`;
}[keyof M & string];

type MessageAt<M, K extends string> = K extends keyof M
  ? M[K]
  : K extends `${infer Group}.${infer Rest}`
    ? Group extends keyof M
      ? MessageAt<M[Group], Rest>
      : never
    : never;

type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

type NamesOf<M> = M extends string ? NamesIn<M> : 'count' | NamesIn<M[keyof M]>;

/** The parameters a message needs, as the rest of an argument list: none, or one object. */
export type ParamsOf<M, K extends string, Value = string | number> = [
  NamesOf<MessageAt<M, K>>,
] extends [never]
  ? []
  : [params: Record<NamesOf<MessageAt<M, K>>, Value>];

/** Each key of a large set of messages with the names that its text has, as a pair. */
type Named<M, Above extends string = ''> = {
  [K in keyof M & string]: IsMessage<M[K]> extends true
    ? [`${Above}${K}`, NamesOf<M[K]>]
    : Named<M[K], `${Above}${K}.`>;
}[keyof M & string];

/**
 * The names in each message of a large set, by its key. The compiler works this out once; `ParamsOf` for each key of
 * thousands would be more than it is willing to do.
 */
export type NamesByKey<M> = {
  [
    Pair in Named<M> as Pair extends readonly [infer Key extends string, unknown] ? Key : never
  ]: Pair extends readonly [string, infer Names] ? Names : never;
};

/** The same messages in another language: every key, each a message of the same kind. */
export type Translation<M> = {
  readonly [K in keyof M]: M[K] extends string
    ? string
    : IsMessage<M[K]> extends true
      ? Plural
      : Translation<M[K]>;
};

type Areas = Readonly<Record<string, Messages>>;

/** Each English area with the same area in the other languages. */
const translations = new WeakMap<Messages, Partial<Record<Locale, Messages>>>();

/** An English area whose French one is found by `inLanguage` from then on. */
export function inBoth<M extends Messages>(english: M, french: Messages | undefined): M {
  translations.set(english, { fr: french });
  return english;
}

/** The same for many areas, which have the same names in both languages. */
export function addTranslations(english: Areas, french: Areas): void {
  for (const [name, area] of Object.entries(english)) inBoth(area, french[name]);
}

/** An area that a view imports, in a language. */
export const inLanguage = <M extends Messages>(area: M, locale: Locale): Translation<M> =>
  (translations.get(area)?.[locale] ?? area) as Translation<M>;

/** Finds the message of a key; undefined when there is none. */
export function messageAt(messages: Messages, key: string): Message | undefined {
  if (typeof messages[key] === 'string') return messages[key];
  let found: Message | Messages | undefined = messages;
  for (const part of key.split('.')) {
    if (typeof found !== 'object' || isPlural(found) || !Object.hasOwn(found, part))
      return undefined;
    found = found[part];
  }
  return typeof found === 'string' || isPlural(found) ? found : undefined;
}

const categories = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);

/** Whether an entry of the messages is a plural, not a group. */
export const isPlural = (entry: Message | Messages | undefined): entry is Plural =>
  typeof entry === 'object' &&
  typeof entry.other === 'string' &&
  Object.keys(entry).every((key) => categories.has(key));

/**
 * The texts and the parameters of a message, in order: texts at even places, names of parameters
 * at odd ones. A name may have a word before it that changes with the value: 'de:name'.
 */
export function partsOf(message: Message, locale: Locale, count: unknown): string[] {
  const text = typeof message === 'string' ? message : formOf(message, locale, Number(count));
  return decorate(text.includes('{') ? text.split(/\{((?:\p{L}+:)?\w+)\}/u) : [text]);
}

function formOf(plural: Plural, locale: Locale, count: number): string {
  return plural[pluralRules(locale).select(count)] ?? plural.other;
}

/**
 * A message as text. Numbers are written as the language writes them, and a value that is written from right to left
 * leaves the words beside it in their places.
 */
export function formatMessage(
  message: Message,
  locale: Locale,
  params: MessageParams = {},
): string {
  return partsOf(message, locale, params.count)
    .map((part, index) => (index % 2 === 0 ? part : valueAt(part, params, locale)))
    .join('');
}

function valueAt(part: string, params: MessageParams, locale: Locale): string {
  const { word, name } = slotOf(part);
  const text = valueText(params[name] ?? `{${part}}`, locale);
  if (!word) return isolated(text);
  const [before, rest] = splitName(word, text);
  return before + isolated(rest);
}

/** The parameter of an odd part of a message, and the word that goes before it. */
export function slotOf(part: string): { word: WordBeforeName | null; name: string } {
  const [first = '', second] = part.split(':');
  return second === undefined
    ? { word: null, name: first }
    : { word: first as WordBeforeName, name: second };
}

/** A parameter's value as text. */
export const valueText = (value: string | number, locale: Locale): string =>
  typeof value === 'number' ? numberFormat(locale).format(value) : value;

const pluralRules = memoized((locale) => new Intl.PluralRules(languageTags[locale]));
const numberFormat = memoized((locale) => new Intl.NumberFormat(languageTags[locale]));

function memoized<Value>(make: (locale: Locale) => Value): (locale: Locale) => Value {
  const made = new Map<Locale, Value>();
  return (locale) => {
    const value = made.get(locale) ?? make(locale);
    made.set(locale, value);
    return value;
  };
}

let decorate = (parts: string[]): string[] => parts;

/** Makes every message pass through `change`: how the tests tell messages from other words. */
export function decorateMessages(change: (parts: string[]) => string[]): void {
  decorate = change;
}

/** A word that a French message puts before a name, and that changes with it: `{de:name}`, `{à:community}`. */
export type WordBeforeName = 'de' | 'à';

/**
 * Names that `de` loses its e before: a vowel, a y that sounds like one, as in Yves and not in Yasmine,
 * or a silent h, as in Hélène or Henri. Other names with an h keep the full word: de Hillsview Place.
 * Accents are apart from their letters here.
 */
const elided =
  /^(?:[aeiouœæ]|y(?![aeiou])|h(?:e\u0301|e\u0300?len|enr|erv|ippol|ilair|onor|ortens|ubert|ugue|yacin))/i;

/**
 * What stands before a name, and what is left of the name: « d’ » and « Ada », « au » and « 18 Nepean »,
 * « du » and « Carillon ». A name that begins with a number is an address, which has an article; one that
 * begins with its own article gives it up.
 */
export function splitName(word: WordBeforeName, name: string): [before: string, rest: string] {
  const [one, more] = word === 'de' ? ['du ', 'des '] : ['au ', 'aux '];
  const [, article, rest] = /^(les?) (.+)/i.exec(name) ?? [];
  if (article && rest) return [article.length > 2 ? more : one, rest];
  if (/^\d/.test(name)) return [one, name];
  return [word === 'de' && elided.test(name.normalize('NFD')) ? 'd’' : `${word} `, name];
}
