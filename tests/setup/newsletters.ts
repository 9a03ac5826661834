import { archiveEditions, demoEditions } from '#db/content/newsletters/index.ts';
import type { WrittenEdition } from '#db/content/newsletters/types.ts';
import type { Language } from '#db/enums.ts';
import { insertEditions } from '#db/newsletters.ts';
import type { Em } from './sessions.ts';

export { archiveEditions };

/** The issues that come with the product, in a language: those of the demo city, then those of the archive. */
export const newslettersIn = (language: Language) =>
  [...demoEditions, ...archiveEditions].map((edition) => sideOf(edition, language));

const sideOf = ({ slug, year, month, coverUrl, ...sides }: WrittenEdition, language: Language) => ({
  ...{ slug, year, month, coverUrl },
  ...sides[language],
});

/** Gives a site the issues of the demo city, once. */
export const putIssues = (em: Em) =>
  em.fork().transactional((tx) => insertEditions(tx, demoEditions));
