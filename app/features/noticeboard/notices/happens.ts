import type { Formats } from '#app/lib/format.ts';

/** When what a notice is about happens: a day in Ottawa, and hours of it as clocks there show them. */
export interface HappensFields {
  /** '2026-12-05' */
  happensOn?: string | null | undefined;
  /** '09:00'; without it, the whole day. */
  happensFrom?: string | null | undefined;
  happensUntil?: string | null | undefined;
}

/** The same as moments. */
export interface Happens {
  /** The beginning; noon where it is the whole day. */
  at: Date;
  until: Date | null;
  isWholeDay: boolean;
}

/**
 * Which of the messages `notices.happens` says it, and its parameters: 'Saturday, December 5, 2026, 9:00 AM to 3:00
 * PM'.
 */
export const happensWords = (
  { at, until, isWholeDay }: Happens,
  { fullDate, timeOfDay }: Pick<Formats, 'fullDate' | 'timeOfDay'>,
) => ({
  key: isWholeDay ? ('day' as const) : until ? ('span' as const) : ('start' as const),
  params: { day: fullDate(at), begins: timeOfDay(at), ends: until ? timeOfDay(until) : '' },
});
