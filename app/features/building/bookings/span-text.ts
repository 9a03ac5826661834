import type { Formats } from '#app/lib/format.ts';
import type { Translator } from '#app/lib/i18n/use-messages.tsx';
import type { bookings } from '#app/messages/en/bookings.ts';

interface Span {
  start: Date;
  end: Date;
}

/** When a booking is: 'Saturday, December 5, 2026, 8:00 AM to 12:00 PM', with both days where it ends on another. */
export function spanText(
  { fullDate, longDate, fullDateTime, timeOfDay }: Formats,
  say: Translator<typeof bookings>,
  { start, end }: Span,
): string {
  return longDate(start) === longDate(end)
    ? say('span.sameDay', { day: fullDate(start), begins: timeOfDay(start), ends: timeOfDay(end) })
    : say('span.overNight', { from: fullDateTime(start), until: fullDateTime(end) });
}

/** The same where the day is said already: '8:00 AM to 12:00 PM'. */
export function hoursText(
  { longDate, shortDateTime, timeOfDay }: Formats,
  say: Translator<typeof bookings>,
  { start, end }: Span,
): string {
  const ends = longDate(start) === longDate(end) ? timeOfDay(end) : shortDateTime(end);
  return say('span.hours', { begins: timeOfDay(start), ends });
}
