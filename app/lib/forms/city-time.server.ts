import { TZDate } from '@date-fns/tz';
import { cityZone } from '../format.ts';

/** Why a text is no moment in Ottawa: the clocks skip an hour on one night in March. */
export type CityTimeProblem = 'unreadable' | 'no-such-day' | 'skipped';

const clockPattern =
  /^(\d{4})-(\d{2})-(\d{2})[T ]([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d(?:\.\d+)?)?$/;

/**
 * The moment at which clocks in Ottawa show `text`, as a datetime-local field sends it
 * ('2026-12-05T18:30'; seconds are dropped). Of an hour that comes twice, the first.
 */
export function readCityTime(text: string): Date | CityTimeProblem {
  const parts = clockPattern.exec(text)?.slice(1).map(Number);
  if (!parts) return 'unreadable';
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = parts;
  const calendar = new Date(Date.UTC(year, month - 1, day));
  if (calendar.getUTCMonth() !== month - 1 || calendar.getUTCDate() !== day) return 'no-such-day';
  const local = new TZDate(year, month - 1, day, hour, minute, 0, cityZone);
  if (local.getHours() !== hour || local.getMinutes() !== minute) return 'skipped';
  return new Date(local.getTime());
}

/**
 * When Ottawa's clocks show a time ('18:30') on a day ('2026-12-05'); an hour later, on the night on which they skip
 * it. Throws RangeError for texts that are no day or no time.
 */
export function momentAt(day: string, clock: string): Date {
  const at = readCityTime(`${day}T${clock}`);
  if (at instanceof Date) return at;
  const later = `${String(Number(clock.slice(0, 2)) + 1).padStart(2, '0')}${clock.slice(2)}`;
  const next = readCityTime(`${day}T${later}`);
  if (next instanceof Date) return next;
  throw new RangeError(`Not a time: ${day} ${clock}`);
}

/** What clocks in Ottawa show at a moment, as a datetime-local field takes it: '2026-12-05T18:30'. */
export const cityTimeText = (moment: Date): string =>
  new TZDate(moment, cityZone).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length);

/** The day it is in Ottawa: '2026-11-21'. */
export const cityToday = (now = new Date()): string => cityTimeText(now).slice(0, 10);

/** An earlier day is a slip of the keys, and the database has no year 0. */
const firstDay = '1900-01-01';

/** Whether a text is a day of the calendar from 1900 on, as a date field sends it. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  text >= firstDay &&
  readCityTime(`${text}T12:00`) instanceof Date;

/** Noon of a day in Ottawa, for showing the day. */
export function noonOf(day: string): Date {
  const noon = readCityTime(`${day}T12:00`);
  if (!(noon instanceof Date)) throw new RangeError(`Not a day: ${day}`);
  return noon;
}
