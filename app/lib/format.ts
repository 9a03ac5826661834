import { format as words } from '#app/messages/en/format.ts';
import { languageTags, type Locale } from './i18n/locale.ts';
import { formatMessage, inLanguage } from './i18n/message.ts';

/** Everything is stored in UTC and shown in the city's own time, whatever the server's zone. */
export const cityZone = 'America/Toronto';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How each language writes dates: Ottawa's English writes times as '6:30 PM'. */
const dateTags: Record<Locale, string> = { en: 'en-US', fr: 'fr-CA' };

/** What each language changes about the dates that Intl writes. */
export const tidied: Record<Locale, (date: string) => string> = { en: tidyEnglish, fr: tidyFrench };

/** Dates, times and money as one language writes them. Moments come in UTC, money in cents. */
export interface Formats {
  /** 'November 21, 2026' */
  longDate(moment: Date): string;
  /** 'Nov 21, 6:30 PM': short month, day, hour and minute; 'Nov 21, 2025, 6:30 PM' in another year. */
  shortDateTime(moment: Date, now?: Date): string;
  /** 'Saturday, November 21, 2026 at 6:30 PM'; a line breaks before 'at', never within the time. */
  fullDateTime(moment: Date): string;
  /** 'Nov 21'; 'Nov 21, 2025' in another year. */
  shortDate(moment: Date, now?: Date): string;
  /** 'Saturday, November 21, 2026' */
  fullDate(moment: Date): string;
  /** 'Sat, Nov 21, 6:30 PM', short enough for one line of a card; with the year in another one. */
  cardDateTime(moment: Date, now?: Date): string;
  /**
   * The days something lasts: 'November 25, 2026', or 'November 25 – December 30, 2026' when it
   * ends on another day than it starts. French has articles: « Du 25 novembre au 30 décembre 2026 ».
   */
  dateRange(start: Date, end: Date | null): string;
  /** '6:00 PM' */
  timeOfDay(moment: Date): string;
  /** 'today at 3:10 PM' within a sentence, and on other days as `shortDateTime` writes it. */
  dayAndTime(moment: Date, now?: Date): string;
  /** The parts of a date set as lines: `{ day: '21', month: 'Nov', year: '2026' }`. */
  dateParts(moment: Date, now?: Date): DateParts;
  /** 'November 2026' from a calendar year and a month from 1 to 12. */
  monthAndYear(year: number, month: number): string;
  /** How long ago: 'Just now' under an hour, then whole hours under a day, then whole days. */
  relativeTime(moment: Date, now?: Date): string;
  /** The same within a sentence: 'just now'. */
  relativeTimeWithin(moment: Date, now?: Date): string;
  /** '1,250' */
  number(value: number): string;
  /** Cents as '$1,250' or '$19.50'; 'Free' for 0, 'Price not specified' when there is none. */
  price(cents: number | null): string;
  /** Cents with two decimals, '$19.50', as the moderation queue shows them. */
  exactPrice(cents: number): string;
  /** Cents as a person types them into a field: '1250.00'. */
  typedPrice(cents: number): string;
}

interface DateParts {
  day: string;
  /** Short. */
  month: string;
  year: string;
  isThisYear: boolean;
}

/** A format of dates in the city's time. */
export const cityDates = (locale: Locale, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(dateTags[locale], { timeZone: cityZone, ...options });

const made = new Map<Locale, Formats>();

/** The formats of a language, made once. */
export function formatsFor(locale: Locale): Formats {
  const formats = made.get(locale) ?? makeFormats(locale);
  made.set(locale, formats);
  return formats;
}

function makeFormats(locale: Locale): Formats {
  const dates = (options: Intl.DateTimeFormatOptions) => cityDates(locale, options);
  const tidy = tidied[locale];
  const written = (options: Intl.DateTimeFormatOptions) => {
    const format = dates(options);
    return oncePerMinute((moment) => tidy(format.format(moment)));
  };
  const money = (digits: number) => {
    const format = new Intl.NumberFormat(languageTags[locale], {
      style: 'currency',
      currency: 'CAD',
      minimumFractionDigits: digits,
    });
    return (cents: number) => format.format(cents / 100);
  };
  const time = { hour: 'numeric', minute: '2-digit' } as const;
  const date = { year: 'numeric', month: 'long', day: 'numeric' } as const;
  const long = written(date);
  const range = dates(date);
  const withYear = { year: 'numeric' } as const;
  const monthDay = { month: 'short', day: 'numeric' } as const;
  const short = { ...monthDay, ...time } as const;
  const card = { weekday: 'short', ...short } as const;
  const year = written(withYear);
  const isThisYear = (moment: Date, now = new Date()) => year(moment) === year(now);
  /** The year is written only where it is not the present one. */
  const yearWhereOther = (options: Intl.DateTimeFormatOptions) => {
    const thisYear = written(options);
    const otherYear = written({ ...options, ...withYear });
    return (moment: Date, now?: Date) => (isThisYear(moment, now) ? thisYear : otherYear)(moment);
  };
  const shortDateTime = yearWhereOther(short);
  const full = written({ weekday: 'long', ...date, ...time });
  const clock = written(time);
  const dayOfMonth = written({ day: 'numeric' });
  const shortMonth = written({ month: 'short' });
  const calendarMonth = dates({ timeZone: 'UTC', month: 'long', year: 'numeric' });
  const decimals = new Intl.NumberFormat(languageTags[locale]);
  const typed = new Intl.NumberFormat(languageTags[locale], {
    minimumFractionDigits: 2,
    useGrouping: false,
  });
  const wholeDollars = money(0);
  const dollars = money(2);
  // At each use: formats may be made before the languages are joined (`speakBothLanguages`).
  const say = () => inLanguage(words, locale);
  const ago = (moment: Date, now = new Date()): string => {
    const passed = now.getTime() - moment.getTime();
    if (passed < hour) return formatMessage(say().justNow, locale);
    const [message, unit] = passed < day ? [say().hoursAgo, hour] : [say().daysAgo, day];
    return formatMessage(message, locale, { count: Math.floor(passed / unit) });
  };
  return {
    longDate: long,
    shortDateTime,
    shortDate: yearWhereOther(monthDay),
    fullDateTime: full,
    fullDate: written({ weekday: 'long', ...date }),
    cardDateTime: yearWhereOther(card),
    dateRange: (start, end) => tidy(range.formatRange(start, end ?? start)),
    timeOfDay: clock,
    dayAndTime: (moment, now = new Date()) =>
      long(moment) === long(now)
        ? formatMessage(say().today, locale, { time: clock(moment) })
        : shortDateTime(moment, now),
    dateParts: (moment, now) => ({
      day: dayOfMonth(moment),
      month: shortMonth(moment),
      year: year(moment),
      isThisYear: isThisYear(moment, now),
    }),
    monthAndYear: (year, month) => calendarMonth.format(Date.UTC(year, month - 1, 1)),
    relativeTime: (moment, now) => capitalized(ago(moment, now)),
    relativeTimeWithin: ago,
    number: (value) => decimals.format(value),
    price(cents) {
      if (cents === null) return formatMessage(say().noPrice, locale);
      if (cents === 0) return formatMessage(say().free, locale);
      return cents % 100 === 0 ? wholeDollars(cents) : dollars(cents);
    },
    exactPrice: dollars,
    typedPrice: (cents) => typed.format(cents / 100),
  };
}

/** How many moments a format remembers before it forgets them all. */
const mostRemembered = 500;

/**
 * A format that remembers what it wrote for a minute, because `Intl` takes longer for a date than the page for
 * all around it. None of our formats shows seconds.
 */
function oncePerMinute(write: (moment: Date) => string): (moment: Date) => string {
  const texts = new Map<number, string>();
  return (moment) => {
    const at = Math.floor(moment.getTime() / minute);
    const known = texts.get(at);
    if (known !== undefined) return known;
    const text = write(moment);
    if (texts.size >= mostRemembered) texts.clear();
    texts.set(at, text);
    return text;
  };
}

/** The paragraphs of a text, separated by blank lines. */
export const paragraphs = (text: string): string[] =>
  text
    .split(/\r?\n[^\S\n]*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Newer ICU data uses thin and no-break spaces in times and ranges, which not every font has. No line breaks within
 * a time or between a month and its day, nor after 'at'.
 */
function tidyEnglish(date: string): string {
  return date
    .replace(/[\u202f\u00a0\u2009]/g, ' ')
    .replace(/([a-z]) (?=\d\d?(?:,| –|$))/g, '$1\u00a0')
    .replace(/ at (?=\d)/, ' at\u00a0')
    .replace(/ (?=[AP]M)/g, '\u00a0');
}

/**
 * As the OQLF writes them: '1er novembre à 17 h'. No line breaks within a time or a day of a month, nor
 * after 'à'.
 */
function tidyFrench(date: string): string {
  return date
    .replace(/[\u202f\u00a0\u2009]/g, ' ')
    .replace(/(\d) h (\d\d)/, (_, hours, minutes) =>
      minutes === '00' ? `${hours}\u00a0h` : `${hours}\u00a0h\u00a0${minutes}`,
    )
    .replace(/(^|\D)1(?= \p{L}| ?–)/gu, (_, before) => `${before}1er`)
    .replace(/(^|\D)(\d\d?(?:er)?) (?=\p{L})/gu, '$1$2\u00a0')
    .replace(/(?:,| à) (?=\d+\u00a0h)/, ' à\u00a0')
    .replace(/^(.+?) ?– ?/, 'Du $1 au ');
}

/**
 * What a button calls a person: the first of two or three names, each with a capital; the whole name
 * where that could be no first name.
 */
export function shortName(name: string): string {
  const [first = name, ...others] = name.trim().split(/\s+/);
  const isName = (word: string) => /^\p{Lu}[\p{L}'’-]{2,}$/u.test(word);
  return [1, 2].includes(others.length) && [first, ...others].every(isName) ? first : name;
}

/** The first letters of the first and the last word of a name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return letters
    .map((word) => (word ? [...word][0] : ''))
    .join('')
    .toUpperCase();
}
