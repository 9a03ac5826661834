import { otherLanguage, type Language } from '#db/languages.ts';
import type { Locale } from './locale.ts';

/** A row with texts in its own language and perhaps, as its translation, in the other one. */
export interface TwoSided<Texts extends object = object> {
  language: Language;
  translation?: Texts | null;
}

type TextsOf<Row extends TwoSided> = NonNullable<Row['translation']>;

/**
 * The texts of a row in the reader's language, or in the other one where that side is missing;
 * `language` says which it is.
 */
export function sideFor<Row extends TwoSided>(
  locale: Locale,
  row: Row & TextsOf<Row>,
): TextsOf<Row> & { language: Language } {
  const { language, translation } = row;
  if (!translation || otherLanguage[language] !== locale) return row;
  return { ...(translation as TextsOf<Row>), language: locale };
}
