import { archiveEditions, demoEditions } from '#db/content/newsletters/index.ts';
import type { WrittenEdition } from '#db/content/newsletters/types.ts';
import { makeContractor } from '#db/factories/index.ts';
import { contractors } from '#db/seed/content/contractors.ts';
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

/** Gives a site what the demo city has of newsletters: its issues and its contractors. */
export async function putNewsletters(em: Em): Promise<void> {
  await putIssues(em);
  const own = em.fork();
  for (const { name, phone, trade, text, area } of contractors) {
    makeContractor(own, { name, phone, trade, description: text, area });
  }
  await own.flush();
}

/** Gives a site the issues of the demo city, once. */
export const putIssues = (em: Em) =>
  em.fork().transactional((tx) => insertEditions(tx, demoEditions));
