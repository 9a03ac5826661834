import { languages, type Language } from '#db/languages.ts';

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
