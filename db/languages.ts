/**
 * The languages, apart from the other enums: every page loads this file, and none should load the names
 * of everything that can happen at the desk with it.
 */

/** The languages of the product and of what people write. The first is the default. */
export const languages = ['en', 'fr'] as const;
export type Language = (typeof languages)[number];

/** The language of the other side of what has two. */
export const otherLanguage: Record<Language, Language> = { en: 'fr', fr: 'en' };
