import { firstEditions } from '#db/content/newsletters/index.ts';
import type { Language } from '#db/enums.ts';

/** The issues that every database begins with, in a language, newest first. */
export const newslettersIn = (language: Language) =>
  firstEditions.map(({ slug, year, month, coverUrl, ...sides }) => ({
    slug,
    year,
    month,
    coverUrl,
    ...sides[language],
  }));
