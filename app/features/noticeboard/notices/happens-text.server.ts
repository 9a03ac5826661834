import { formatsFor } from '#app/lib/format.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { happensWords, type Happens } from './happens.ts';

/** When what a notice is about happens, in words: 'Saturday, December 5, 2026, 9:00 AM to 3:00 PM'. */
export function happensText(locale: Locale, happens: Happens): string {
  const { key, params } = happensWords(happens, formatsFor(locale));
  return translate(locale, `notices.happens.${key}`, params);
}
