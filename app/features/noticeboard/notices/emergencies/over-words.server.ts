import { otherLanguage, type Language } from '#db/enums.ts';
import { formatsFor } from '#app/lib/format.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { unbroken } from '#app/lib/unbroken.ts';
import { translate } from '#app/messages/catalogue.server.ts';

interface OverFields {
  overAt?: Date | null | undefined;
  overWords?: Partial<Record<Language, string>> | null | undefined;
}

/** An emergency that is over, as views show it. */
export type Over = NonNullable<ReturnType<typeof overOf>>;

/** Since when an emergency is over and the sentence that says so, in the reader's language if there is one; or null. */
export function overOf(locale: Locale, { overAt, overWords }: OverFields) {
  return overAt
    ? { at: overAt, since: overSince(locale, overAt), ...sentenceIn(locale, overWords) }
    : null;
}

/** 'Over since 7:50 PM', with the day where it is not today. */
export const overSince = (locale: Locale, at: Date): string => sinceText(locale, 'over', at);

/** 'Up since 7:50 PM', with the day where it is not today. */
export const upSince = (locale: Locale, at: Date): string => sinceText(locale, 'up', at);

function sinceText(locale: Locale, state: 'over' | 'up', at: Date, now = new Date()): string {
  const { longDate, shortDateTime, timeOfDay } = formatsFor(locale);
  return longDate(at) === longDate(now)
    ? translate(locale, `notices.since.${state}`, { time: timeOfDay(at) })
    : translate(locale, `notices.sinceDay.${state}`, { when: shortDateTime(at, now) });
}

/** The sentence in a language, or in the other one, with the language that it is in. */
export function sentenceIn(
  locale: Locale,
  words: OverFields['overWords'],
): { language: Language; words: string } {
  const language = words?.[locale] === undefined ? otherLanguage[locale] : locale;
  return { language, words: unbroken(words?.[language] ?? '') };
}
