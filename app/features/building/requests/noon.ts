/** A moment of a day such as '2026-12-05' that is on that day in Ottawa too, for showing it. */
export const noon = (day: string): Date => new Date(`${day}T17:00:00Z`);
