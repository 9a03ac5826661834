import { apiTexts } from '#app/features/site/api-docs/content/index.server.ts';
import { guideBySlug, guideSlugs } from '#app/features/newsroom/guides/content/index.ts';
import { archiveIn } from '#app/features/newsroom/newsletters/content/index.ts';
import { entities } from '#db/entities/index.ts';
import type { Language } from '#db/enums.ts';
import { newslettersIn } from './newsletters.ts';
import type { Em } from './sessions.ts';
import { everyone, personOf, type Town } from './town.ts';

const flat = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Where a text may be cut: its lines, links and marks, its sentences, and the telephone numbers in it. */
const cuts = /\n+|<[^>]*>|\[|\]\([^)]*\)|\*\*|^#+ |(?<=[.!?]['’”»]?) (?=\S)|\d{3}-\d{3}-\d{4}/m;
const withoutSentences = /\n+|<[^>]*>|\[|\]\([^)]*\)|\*\*|^#+ |\d{3}-\d{3}-\d{4}/m;
const byMarks = /\n+|<[^>]*>|\[|\]\([^)]*\)|\*\*|^#+ /m;

/** Every text within a value, whole and by its parts; of an address, also its host. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') {
    const [, host = ''] = /^https:\/\/(?:www\.)?([^/]+)/.exec(value) ?? [];
    return [
      value,
      host,
      ...[cuts, withoutSentences, byMarks].flatMap((cut) => value.split(cut)),
    ].map(flat);
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** Every text of the guides, the newsletters and the API document in a language. */
export const contentOf = (language: Language): Set<string> => {
  const guides = guideSlugs.map((slug) => guideBySlug(slug, language));
  const ofDocument = Object.entries(apiTexts.fr).map(([en, fr]) => ({ en, fr })[language]);
  const api = ofDocument.map((text) => text.replace(/`[^`]*`/g, ''));
  return new Set(textsOf([guides, newslettersIn(language), archiveIn(language), api]));
};

/**
 * What pages in a language show besides messages: every text of the database and of the written
 * content. Returns whether a text is one of them, or the beginning of one: descriptions in the head
 * are cut.
 */
export async function dataOf(
  em: Em,
  town: Town,
  language: Language,
): Promise<(text: string) => boolean> {
  const rows = await Promise.all(entities.map((entity) => em.fork().find(entity as never, {})));
  const people = everyone.flatMap((who) => {
    const person = personOf(town, who);
    return person ? [person.name.split(' ')[0] ?? '', person.email] : [];
  });
  const texts = new Set([
    ...textsOf(JSON.parse(JSON.stringify(rows))),
    ...contentOf(language),
    ...people,
    'nobody-of-this-name',
  ]);
  return (text) =>
    texts.has(text) ||
    (text.endsWith('…') && [...texts].some((whole) => whole.startsWith(text.slice(0, -1))));
}
