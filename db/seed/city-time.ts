import { TZDate } from '@date-fns/tz';
import type { Language } from '../enums.ts';

const zone = 'America/Toronto';
const dayLength = 24 * 60 * 60 * 1000;

/** A moment `days` ago, at a time of day that differs by `index` but is never in the future. */
export function daysAgo(now: Date, days: number, index: number): Date {
  const minutes = days === 0 ? (index * 17) % 90 : (index * 97) % (12 * 60);
  return new Date(now.getTime() - days * dayLength - minutes * 60_000);
}

/** The moment it is `hour`:`minute` in Ottawa, `days` days from today. */
export function inDaysAt(now: Date, days: number, hour: number, minute = 0): Date {
  const today = new TZDate(now, zone);
  return plain(
    new TZDate(
      today.getFullYear(),
      today.getMonth(),
      today.getDate() + days,
      hour,
      minute,
      0,
      zone,
    ),
  );
}

/** The day it is in Ottawa at a moment: '2026-11-21'. */
export const cityDay = (moment: Date): string =>
  new TZDate(moment, zone).toISOString().slice(0, 10);

/** The moment it is `hour`:`minute` in Ottawa on a day of the present month, slot 0 to 7 of 8. */
export function thisMonthAt(now: Date, slot: number, hour: number, minute: number): Date {
  const today = new TZDate(now, zone);
  const length = new TZDate(today.getFullYear(), today.getMonth() + 1, 0, zone).getDate();
  const day = 1 + Math.floor(((slot + 0.5) * length) / 8);
  return plain(new TZDate(today.getFullYear(), today.getMonth(), day, hour, minute, 0, zone));
}

/** The first day of the month `months` ago, as month number, year and moment. */
export function monthsAgo(
  now: Date,
  months: number,
): { month: number; year: number; moment: Date } {
  const today = new TZDate(now, zone);
  const first = new TZDate(today.getFullYear(), today.getMonth() - months, 1, 9, 0, 0, zone);
  return { month: first.getMonth() + 1, year: first.getFullYear(), moment: plain(first) };
}

/** The next time it is a month from 1 to 12, after the present one: 'March 2027', 'mars 2027'. */
export function nextMonth(now: Date, month: number, language: Language): string {
  const today = new TZDate(now, zone);
  const year = today.getFullYear() + (today.getMonth() + 1 < month ? 0 : 1);
  const name = new Intl.DateTimeFormat(language, { timeZone: 'UTC', month: 'long' });
  return `${name.format(Date.UTC(year, month - 1, 1))} ${year}`;
}

/** The calendar day it is in Ottawa at a moment: '2026-03-01'. */
export const dayOf = (moment: Date): string =>
  new TZDate(moment, zone).toISOString().slice(0, 'yyyy-mm-dd'.length);

const plain = (moment: Date) => new Date(moment.getTime());
