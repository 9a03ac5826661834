import { languages, type Language } from '#db/enums.ts';
import { isPlural, type Messages } from '#app/lib/i18n/message.ts';
import * as en from '#app/messages/en/index.server.ts';
import * as fr from '#app/messages/fr/index.server.ts';

const catalogues: Record<Language, Messages> = { en, fr };

const textsIn = (messages: Messages): string[] =>
  Object.values(messages).flatMap((entry) => {
    if (typeof entry === 'string') return [entry];
    return isPlural(entry) ? Object.values(entry) : textsIn(entry);
  });

const flat = (text: string) => text.replace(/\s+/g, ' ').trim();

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const hasWord = (text: string) => /\p{Script=Latin}{2}/u.test(text);

/** The texts between the parameters of a message. */
const literals = (text: string) => text.split(/\{\w+\}/).map(flat);

/** A whole text that is this message, whatever its parameters are. */
const wholeOf = (text: string) =>
  new RegExp(
    `^${text
      .split(/\{\w+\}/)
      .map(escaped)
      .join('.+')}$`,
  );

interface Marks {
  /** Messages without parameters. */
  exact: Set<string>;
  /** Messages with parameters. */
  patterns: RegExp[];
  /** Three words or more in a row, which are a message wherever they stand. */
  phrases: string[];
  /** Texts that were looked up among the patterns and phrases: most are on every page. */
  known: Map<string, boolean>;
}

/** Whether words stand in a text, not as a part of longer words. */
const contains = (text: string, words: string) =>
  text.includes(words) && new RegExp(`(?<!\\p{L})${escaped(words)}(?!\\p{L})`, 'u').test(text);

/** What tells the messages of a language from those of the others. */
function marksOf(language: Language): Marks {
  const others = languages
    .filter((other) => other !== language)
    .flatMap((other) => textsIn(catalogues[other]).map(flat));
  const isOwn = (pattern: RegExp) => !others.some((text) => pattern.test(text));
  const allOthers = others.join('\n');
  const texts = [...new Set(textsIn(catalogues[language]).map(flat))].filter((text) =>
    literals(text).some(hasWord),
  );
  const phrases = [...new Set(texts.flatMap(literals))].filter(
    (text) => text.split(/[\s'’]+/).filter(hasWord).length >= 3,
  );
  return {
    exact: new Set(texts.filter((text) => !text.includes('{') && !others.includes(text))),
    patterns: texts
      .filter((text) => text.includes('{'))
      .map(wholeOf)
      .filter(isOwn),
    phrases: phrases.filter((text) => !contains(allOthers, text)),
    known: new Map(),
  };
}

const marks = new Map(languages.map((language) => [language, marksOf(language)]));

/**
 * Those of the texts of a page that are, or contain, a message of another language than the page's.
 * `isData` tells what people wrote, in whatever language.
 */
export const inAnotherLanguage = (
  texts: string[],
  language: Language,
  isData: (text: string) => boolean = () => false,
): string[] =>
  texts
    .map(flat)
    .filter((text) => !isData(text))
    .filter((text) =>
      [...marks].some(([other, ofOther]) => other !== language && says(ofOther, text, isData)),
    );

function says(marks: Marks, text: string, isData: (text: string) => boolean): boolean {
  const parts = text.split(/ ?· ?|, |[()]/).map(flat);
  return parts.some((part) => marks.exact.has(part) && !isData(part)) || saysMore(marks, text);
}

/** Whether a text is a message with parameters, or contains a phrase. */
function saysMore({ patterns, phrases, known }: Marks, text: string): boolean {
  const before = known.get(text);
  if (before !== undefined) return before;
  const answer =
    [text, ...text.split(/ ?· ?/)].some((part) => patterns.some((whole) => whole.test(part))) ||
    phrases.some((phrase) => contains(text, phrase));
  known.set(text, answer);
  return answer;
}
