import { cityDates, formatsFor, tidied } from './format.ts';
import type { Locale } from './i18n/locale.ts';

type Days = (start: Date, end: Date | null, now?: Date) => string;

/**
 * The days something lasts, to be scanned in a list: 'Dec 2 – 25', or 'Thu, Dec 10' of one day; a year where it is not
 * this one, as in 'Nov 30 – Jan 6, 2027'. French: « Du 2 au 25 déc. ». On the server, because browsers need it nowhere.
 */
export const shortDays: Record<Locale, Days> = { en: shortDaysIn('en'), fr: shortDaysIn('fr') };

function shortDaysIn(locale: Locale): Days {
  const dates = (options: Intl.DateTimeFormatOptions) => cityDates(locale, options);
  const monthDay = { month: 'short', day: 'numeric' } as const;
  const withYear = { ...monthDay, year: 'numeric' } as const;
  const oneDay = {
    thisYear: dates({ weekday: 'short', ...monthDay }),
    otherYear: dates({ weekday: 'short', ...withYear }),
  };
  const several = { thisYear: dates(monthDay), otherYear: dates(withYear) };
  const year = dates({ year: 'numeric' });
  const { longDate } = formatsFor(locale);
  return (start, end, now = new Date()) => {
    const last = end ?? start;
    const years = (moment: Date) =>
      year.format(moment) === year.format(now) ? 'thisYear' : 'otherYear';
    if (longDate(start) === longDate(last))
      return tidied[locale](oneDay[years(start)].format(start));
    return tidied[locale](
      year.format(start) === year.format(last)
        ? several[years(start)].formatRange(start, last)
        : `${several[years(start)].format(start)} – ${several[years(last)].format(last)}`,
    );
  };
}
