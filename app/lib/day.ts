/** The calendar day so many days after one such as '2026-12-05'. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** A calendar day ('2026-03-01') as a moment within it in Ottawa, to be written by the formats. */
export const momentOf = (day: string): Date => new Date(`${day}T17:00:00Z`);
