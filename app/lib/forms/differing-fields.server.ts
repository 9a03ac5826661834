import { translate } from '#app/messages/catalogue.server.ts';
import type { Locale } from '../i18n/locale.ts';
import type { ComparedField } from './compared-field.ts';

/** A field in words as it is saved now and as somebody typed it, and its language where that is not the page's. */
export type BothSides<Name extends string> = readonly [
  name: Name,
  saved: string | null | undefined,
  typed: string | null | undefined,
  lang?: Locale | undefined,
];

/**
 * The fields whose words differ, for the comparison that a form comes back with after a change in between. A side
 * without words says so.
 */
export const differingFields = <Name extends string>(
  locale: Locale,
  labelOf: (name: Name) => string,
  fields: readonly BothSides<Name>[],
): ComparedField[] =>
  fields
    .filter(([, saved, typed]) => (saved ?? '') !== (typed ?? ''))
    .map(([name, saved, typed, lang]) => {
      const side = (words: string | null | undefined) => ({
        text: words || translate(locale, 'http.fieldIsEmpty'),
        lang,
        pictures: [],
      });
      return { name, label: labelOf(name), before: side(saved), after: side(typed) };
    });
