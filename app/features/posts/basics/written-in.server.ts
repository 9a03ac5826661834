import type { Language } from '#db/enums.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { translate } from '#app/messages/catalogue.server.ts';

/** That a post is in another language than the page; null where nothing has to say so. */
export const writtenIn = (locale: Locale, language: Language): string | null =>
  language === locale ? null : translate(locale, `writtenIn.${language}`);

/**
 * One sentence for a list that is mostly in another language than its page, in place of a mark on each card; null
 * for every other list.
 */
export function mostlyIn(locale: Locale, posts: { language: Language }[]): string | null {
  const others = posts.filter(({ language }) => language !== locale);
  const [first] = others;
  if (!first || others.length < 2 || others.length * 2 <= posts.length) return null;
  return translate(locale, `posts.mostlyIn.${first.language}`);
}
