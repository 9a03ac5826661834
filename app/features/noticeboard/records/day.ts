/** A calendar day ('2026-03-01') as a moment within it in Ottawa, to be written by the formats. */
export const momentOf = (day: string): Date => new Date(`${day}T17:00:00Z`);

/** The calendar day it is in Ottawa at a moment. */
export const dayIn = (moment: Date): string =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone: 'America/Toronto',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(moment);
