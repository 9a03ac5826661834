/** Everything is stored in UTC and shown in the city's own time, whatever the server's zone. */
export const cityZone = 'America/Toronto';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const inCity = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone: cityZone, ...options });

const longDateFormat = inCity({ year: 'numeric', month: 'long', day: 'numeric' });
const shortDateTimeFormat = inCity({
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});
const fullDateTimeFormat = inCity({
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});
const cardDateTimeFormat = inCity({
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});
const timeFormat = inCity({ hour: 'numeric', minute: '2-digit' });
const dayFormat = inCity({ day: 'numeric' });
const monthFormat = inCity({ month: 'short' });
const dollarsFormat = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** 'November 21, 2026' */
export const longDate = (moment: Date): string => longDateFormat.format(moment);

/** 'Nov 21, 6:30 PM': short month, day, hour and minute. */
export const shortDateTime = (moment: Date): string =>
  plainSpaces(shortDateTimeFormat.format(moment));

/** 'Saturday, November 21, 2026 at 6:30 PM'; a line breaks before 'at', never within the time. */
export const fullDateTime = (moment: Date): string =>
  plainSpaces(fullDateTimeFormat.format(moment)).replace(/ at (\S+) /, ' at\u00a0$1\u00a0');

/** 'Sat, Nov 21, 6:30 PM', short enough for one line of a card. */
export const cardDateTime = (moment: Date): string =>
  plainSpaces(cardDateTimeFormat.format(moment));

/**
 * The days something lasts: 'November 25, 2026', or 'November 25 – December 30, 2026' when it
 * ends on another day than it starts.
 */
export const dateRange = (start: Date, end: Date | null): string =>
  plainSpaces(longDateFormat.formatRange(start, end ?? start));

/** '6:00 PM' */
export const timeOfDay = (moment: Date): string => plainSpaces(timeFormat.format(moment));

/** The day and the short month, for a date set as two lines: `{ day: '21', month: 'Nov' }`. */
export const dayAndMonth = (moment: Date): { day: string; month: string } => ({
  day: dayFormat.format(moment),
  month: monthFormat.format(moment),
});

/** How long ago: 'Just now' under an hour, then whole hours under a day, then whole days. */
export function relativeTime(moment: Date, now: Date = new Date()): string {
  const passed = now.getTime() - moment.getTime();
  if (passed < hour) return 'Just now';
  if (passed < day) return ago(Math.floor(passed / hour), 'hour');
  return ago(Math.floor(passed / day), 'day');
}

const ago = (count: number, unit: string) => `${counted(count, unit)} ago`;

/** '1 listing', '2 listings'; give the plural where adding an s is not enough. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

/** Integer cents as '$1,250' or '$19.50'; 'Price not specified' when there is none. */
export function price(cents: number | null): string {
  if (cents === null) return 'Price not specified';
  const text = dollarsFormat.format(cents / 100);
  return cents % 100 === 0 ? text.slice(0, -3) : text;
}

/** Integer cents with two decimals, '$19.50', as the moderation queue shows them. */
export const exactPrice = (cents: number): string => dollarsFormat.format(cents / 100);

/** The paragraphs of a text, which blank lines part. */
export const paragraphs = (text: string): string[] =>
  text
    .split(/\r?\n[^\S\n]*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

/** Newer ICU data uses thin and no-break spaces in times and ranges, which not every font has. */
const plainSpaces = (text: string) => text.replace(/[\u202f\u00a0\u2009]/g, ' ');

const monthAndYearFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  month: 'long',
  year: 'numeric',
});

/** 'November 2026' from a calendar year and a month from 1 to 12. */
export const monthAndYear = (year: number, month: number): string =>
  monthAndYearFormat.format(Date.UTC(year, month - 1, 1));
