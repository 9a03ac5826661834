/** The languages of the product. The first is the default. */
const locales = ['en'] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'en';

/** What `<html lang>` says, and what Intl goes by for words and plurals. */
export const languageTags: Record<Locale, string> = { en: 'en-CA' };

/** The language of the page the browser shows, where there is no React around. */
export const documentLocale = (): Locale =>
  locales.find((locale) => languageTags[locale] === document.documentElement.lang) ?? defaultLocale;
