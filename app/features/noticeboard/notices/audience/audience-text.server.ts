import type { Locale } from '#app/lib/i18n/locale.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { audienceParams, type AudienceWords } from './audience-words.ts';

/** Who a notice is for: 'For floors 3, 5-7'. */
export const audienceText = (locale: Locale, words: AudienceWords): string =>
  translate(locale, `notices.audiences.${words.audience}`, audienceParams(words));
