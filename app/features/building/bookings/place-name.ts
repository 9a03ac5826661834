import type { Language } from '#db/enums.ts';
import { sideFor, type Locale } from '#app/lib/i18n/locale.ts';

interface Named {
  name: string;
  rules: string | null;
  language: Language;
  translation: { name: string; rules?: string | null } | null;
}

/** The name and the rules of a place in the reader's language, or in the other one where that is missing. */
export function placeTexts(locale: Locale, { name, rules, language, translation }: Named) {
  const side = sideFor<{
    language: Language;
    translation: { name: string; rules?: string | null } | null;
    name: string;
    rules?: string | null;
  }>(locale, { name, rules, language, translation });
  return { name: side.name, rules: side.rules ?? null, language: side.language };
}
