import { cityTimeText, readCityTime } from './city-time.server.ts';

/** The day it is in Ottawa: '2026-11-21'. */
export const cityToday = (now = new Date()): string => cityTimeText(now).slice(0, 10);

/** Whether a text is a day of the calendar, as a date field sends it. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && readCityTime(`${text}T12:00`) instanceof Date;

/** Noon of a day in Ottawa, for showing the day. */
export function noonOf(day: string): Date {
  const noon = readCityTime(`${day}T12:00`);
  if (!(noon instanceof Date)) throw new RangeError(`Not a day: ${day}`);
  return noon;
}
