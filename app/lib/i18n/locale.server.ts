import { defaultLocale, type Locale } from './locale.ts';

/** The language to answer a request in. */
export const localeOf = (_request: Request): Locale => defaultLocale;
