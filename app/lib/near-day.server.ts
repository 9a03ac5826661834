import { capitalized, cityDates, formatsFor } from './format.ts';
import type { Locale } from './i18n/locale.ts';

const halfYear = 182 * 24 * 60 * 60 * 1000;

type Day = (moment: Date, now?: Date) => string;

/**
 * A day for words beside a calendar's leaf, which has the day and the month: 'Sunday', or where they could be another
 * year's, 'Sunday, November 29, 2027'. On the server, because browsers need it nowhere.
 */
export const nearDay: Record<Locale, Day> = { en: nearDayIn('en'), fr: nearDayIn('fr') };

function nearDayIn(locale: Locale): Day {
  const weekday = cityDates(locale, { weekday: 'long' });
  const { fullDate } = formatsFor(locale);
  return (moment, now = new Date()) =>
    capitalized(
      Math.abs(moment.getTime() - now.getTime()) < halfYear
        ? weekday.format(moment)
        : fullDate(moment),
    );
}
