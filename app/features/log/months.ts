import { cityZone } from '#app/lib/format.ts';

const day = new Intl.DateTimeFormat('sv-SE', { timeZone: cityZone, dateStyle: 'short' });

/** The first and last days of this month and the last one in Ottawa, as 'YYYY-MM-DD'. */
export function monthsUntil(now: Date) {
  const [year = 0, month = 1] = day.format(now).split('-').map(Number);
  const monthAt = (index: number) => ({
    from: iso(Date.UTC(year, index, 1)),
    to: iso(Date.UTC(year, index + 1, 0)),
  });
  return { thisMonth: monthAt(month - 1), lastMonth: monthAt(month - 2) };
}

const iso = (utc: number) => new Date(utc).toISOString().slice(0, 10);
