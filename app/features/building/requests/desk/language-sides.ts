import { otherLanguage, type Language } from '#db/enums.ts';

/** Texts as a form has them, in each language; an empty one is not there. */
export type Sides<Texts> = Partial<Record<Language, Texts | undefined>>;

/** The columns for texts in one language or both: English comes first where both are there. Null for none. */
export function columnsOf<Texts extends object>(
  sides: Sides<Texts>,
): (Texts & { language: Language; translation: Texts | null }) | null {
  const language: Language = sides.en ? 'en' : 'fr';
  const own = sides[language];
  if (!own) return null;
  return { ...own, language, translation: sides[otherLanguage[language]] ?? null };
}

/** The other way round: what a form shows of stored texts. */
export function sidesIn<Texts extends object>({
  language,
  translation,
  ...own
}: Texts & { language: Language; translation: Texts | null }): Sides<Omit<Texts, 'language'>> {
  return { [language]: own, [otherLanguage[language]]: translation ?? undefined };
}
