import { languages, type Language, otherLanguage } from '#db/languages.ts';

/** A language that the product speaks. */
export type Locale = Language;

export const defaultLocale: Locale = 'en';

/** What `<html lang>` says, and what Intl goes by for words and plurals. */
export const languageTags: Record<Locale, string> = { en: 'en-CA', fr: 'fr-CA' };

export const isLocale = (value: unknown): value is Locale =>
  languages.some((locale) => locale === value);

/** The language of the page the browser shows, where there is no React around. */
export const documentLocale = (): Locale =>
  languages.find((locale) => languageTags[locale] === document.documentElement.lang) ??
  defaultLocale;

/** A row with texts in its own language and perhaps, as its translation, in the other one. */
export interface TwoSided<Texts extends object = object> {
  language: Language;
  translation?: Texts | null;
}

type TextsOf<Row extends TwoSided> = NonNullable<Row['translation']>;

/**
 * The texts of a row in the reader's language, or in the other one where that side is missing;
 * `language` says which it is.
 */
export function sideFor<Row extends TwoSided>(
  locale: Locale,
  row: Row & TextsOf<Row>,
): TextsOf<Row> & { language: Language } {
  const { language, translation } = row;
  if (!translation || otherLanguage[language] !== locale) return row;
  return { ...(translation as TextsOf<Row>), language: locale };
}
