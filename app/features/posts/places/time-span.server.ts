import { formatsFor } from '#app/lib/format.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import type { Span } from '#app/features/posts/basics/over.ts';

/** When an activity is, in words, with its end if it has one; 'Day to be agreed' without a day. */
export function timeSpan(locale: Locale, { when, endsAt }: Span): string {
  const { fullDateTime, longDate, timeOfDay } = formatsFor(locale);
  if (!when) return translate(locale, 'activities.dayOpen');
  const start = fullDateTime(when);
  if (!endsAt) return start;
  return longDate(when) === longDate(endsAt)
    ? translate(locale, 'activities.untilTime', { start, end: timeOfDay(endsAt) })
    : translate(locale, 'activities.untilDay', { start, end: fullDateTime(endsAt) });
}
