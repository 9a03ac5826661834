import type { Locale } from '#app/lib/i18n/locale.ts';
import * as en from './en/index.ts';
import * as fr from './fr/index.ts';
import type { ArchiveContent, Newsletter, NewsletterSlug } from './types.ts';

/** What is written in one language. */
interface Edition {
  /** Newest first. */
  newsletters: Newsletter[];
  archive: ArchiveContent;
}

const editions: Record<Locale, Edition> = { en, fr };

/** The slug of the issue that /newsletter shows. */
export const currentSlug: NewsletterSlug = 'fall-2024';

/** Every issue in a language, newest first. */
export const newslettersIn = (locale: Locale): Newsletter[] => editions[locale].newsletters;

/** What the archive page gathers from the issues, in a language. */
export const archiveIn = (locale: Locale): ArchiveContent => editions[locale].archive;
