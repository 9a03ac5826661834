import type { CondoNotice } from '#db/entities/index.ts';
import type { Audience } from '#db/enums.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { audienceParams } from '../floors-text.ts';

/** Says who a notice is for: 'For floors 3, 5-7'. */
export function audienceText(locale: Locale, notice: CondoNotice): string {
  const audience: Audience = notice.audience;
  const words = { audience, floors: notice.audienceFloors, units: notice.audienceUnits ?? null };
  return translate(locale, `notices.audiences.${audience}`, audienceParams(words));
}
