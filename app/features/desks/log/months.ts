import { cityZone } from '#app/lib/format.ts';

const day = new Intl.DateTimeFormat('sv-SE', { timeZone: cityZone, dateStyle: 'short' });

/** This month and the last one: their first and last days. */
export type Months = Record<'thisMonth' | 'lastMonth', { from: string; to: string }>;

/** The first and last days of this month and the last one in Ottawa, as 'YYYY-MM-DD'. */
export function monthsUntil(now: Date): Months {
  const [year = 0, month = 1] = day.format(now).split('-').map(Number);
  const monthAt = (index: number) => ({
    from: iso(Date.UTC(year, index, 1)),
    to: iso(Date.UTC(year, index + 1, 0)),
  });
  return { thisMonth: monthAt(month - 1), lastMonth: monthAt(month - 2) };
}

/** The year and month of a period that is exactly one month; null for any other. */
export function wholeMonth(from: string | undefined, to: string | undefined) {
  const [year = 0, month = 0] = (from ?? '').split('-').map(Number);
  const isWhole =
    from === iso(Date.UTC(year, month - 1, 1)) && to === iso(Date.UTC(year, month, 0));
  return isWhole ? { year, month } : null;
}

/** Whether a period ends before it begins. */
export const isReversed = (period: {
  from?: string | undefined;
  to?: string | undefined;
}): boolean => period.from !== undefined && period.to !== undefined && period.from > period.to;

const iso = (utc: number) => new Date(utc).toISOString().slice(0, 10);
