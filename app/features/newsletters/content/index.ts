import type { Locale } from '#app/lib/i18n/locale.ts';
import { archive } from './archive.ts';
import { fall2024 } from './fall-2024.ts';
import * as french from './fr/index.ts';
import { spring2024 } from './spring-2024.ts';
import { summer2024 } from './summer-2024.ts';
import type { ArchiveContent, Newsletter, NewsletterSlug } from './types.ts';
import { winter2023 } from './winter-2023.ts';

/** What is written in one language. */
interface Edition {
  /** Newest first. */
  newsletters: Newsletter[];
  archive: ArchiveContent;
}

const editions: Record<Locale, Edition> = {
  en: { newsletters: [fall2024, summer2024, spring2024, winter2023], archive },
  fr: french,
};

/** The slug of the issue that /newsletter shows. */
export const currentSlug: NewsletterSlug = 'fall-2024';

/** Every issue in a language, newest first. */
export const newslettersIn = (locale: Locale): Newsletter[] => editions[locale].newsletters;

/** What the archive page gathers from the issues, in a language. */
export const archiveIn = (locale: Locale): ArchiveContent => editions[locale].archive;
