import type { Language } from '#db/enums.ts';
import { sideFor, type Locale } from '#app/lib/i18n/locale.ts';

interface Named {
  name: string;
  language: Language;
  translation: { name: string; rules?: string | null } | null;
}

/** The name of a place in the reader's language, or in the other one where that is missing. */
export function placeName(locale: Locale, { name, language, translation }: Named) {
  const side = sideFor(locale, { name, language, translation });
  return { name: side.name, language: side.language };
}

/** Its rules in that language, too. */
export function placeTexts(locale: Locale, place: Named & { rules: string | null }) {
  const { name, rules, language, translation } = place;
  const side = sideFor<Named & { rules?: string | null }>(locale, {
    ...{ name, rules, language, translation },
  });
  return { ...placeName(locale, place), rules: side.rules ?? null };
}
