/** The languages of the product. The first is the one for whoever asks for none of them. */
export const locales = ['en'] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'en';

/** What `<html lang>` says, and what Intl goes by for words and plurals. */
export const languageTags: Record<Locale, string> = { en: 'en-CA' };
