import type { PlaceTime } from '#db/entities/bookings/bookable-place.entity.ts';
import { addDays } from '#app/lib/day.ts';
import { cityToday, isDay, momentAt } from '#app/lib/forms/city-time.server.ts';

/** When a place can be booked. */
export interface SlotRules {
  times: PlaceTime[];
  mostNights: number | null;
  aheadDays: number;
  leadHours: number;
  closedDays: string[];
}

/** A time that can be booked. */
export interface Slot {
  start: Date;
  end: Date;
  /** Null for one of hours. */
  nights: number | null;
}

const hour = 60 * 60 * 1000;
const noon = (day: string) => new Date(`${day}T12:00:00Z`);

/** The weekday of a day: 1 is Monday. */
export const weekdayOf = (day: string): number => noon(day).getUTCDay() || 7;

/** Whether a text is a day whose times can be worked out and stored: the calendar ends with the year 9999. */
export const hasTimes = (text: string): boolean =>
  isDay(text) && text >= '1900-01-01' && text < '9999-12-01';

/** The moment at which a day in Ottawa begins. */
export const startOfDay = (day: string): Date => momentAt(day, '00:00');

/** The times of a place that begin on a day, the first first, whether or not they can be booked now. */
export function slotsOn(
  { times, mostNights, closedDays }: Pick<SlotRules, 'times' | 'mostNights' | 'closedDays'>,
  day: string,
): Slot[] {
  const on = (one: string) =>
    closedDays.includes(one) ? [] : times.filter(({ weekday }) => weekday === weekdayOf(one));
  if (mostNights !== null) return nightsFrom(day, on, mostNights);
  return on(day)
    .map(({ from, until }): Slot => {
      const lastDay = until <= from ? addDays(day, 1) : day;
      return { start: momentAt(day, from), end: momentAt(lastDay, until), nights: null };
    })
    .filter(({ start, end }) => start < end)
    .sort((one, other) => one.start.getTime() - other.start.getTime());
}

/** A stay of one night, of two and so on, for as long as each night can be had. */
function nightsFrom(day: string, on: (day: string) => PlaceTime[], most: number): Slot[] {
  const [first] = on(day);
  if (!first) return [];
  const start = momentAt(day, first.from);
  const slots: Slot[] = [];
  for (let nights = 1; nights <= most; nights++) {
    const [last] = on(addDays(day, nights - 1));
    if (!last) break;
    slots.push({ start, end: momentAt(addDays(day, nights), last.until), nights });
  }
  return slots;
}

/** The times of a place that begin on a day and can be booked now. */
export function offeredOn(place: SlotRules, day: string, now: Date): Slot[] {
  if (day < cityToday(now) || day > lastDay(place, now)) return [];
  const earliest = now.getTime() + place.leadHours * hour;
  return slotsOn(place, day).filter(({ start }) => start.getTime() > earliest);
}

/** The last day on which a booking can begin. */
export const lastDay = ({ aheadDays }: Pick<SlotRules, 'aheadDays'>, now: Date): string =>
  addDays(cityToday(now), aheadDays);

/** The days on which a booking can begin now, the next first, each with its times. */
export function offeredDays(place: SlotRules, now: Date): { day: string; slots: Slot[] }[] {
  const today = cityToday(now);
  return Array.from({ length: place.aheadDays + 1 }, (_, days) => addDays(today, days)).flatMap(
    (day) => {
      const slots = offeredOn(place, day, now);
      return slots.length > 0 ? [{ day, slots }] : [];
    },
  );
}

/** The time that somebody asks for, by its start and, where several begin then, its end; null for none of these. */
export const slotAmong = (
  slots: readonly Slot[],
  { start, end }: { start: Date; end: Date | null },
): Slot | null =>
  slots.find(
    (slot) =>
      slot.start.getTime() === start.getTime() &&
      (end === null || slot.end.getTime() === end.getTime()),
  ) ?? null;

/** Whether a place still has the time of a booking: it takes bookings, and that day is not closed. */
export const stillHas = (
  place: Pick<SlotRules, 'times' | 'mostNights' | 'closedDays'> & { archivedAt: Date | null },
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
): boolean =>
  place.archivedAt === null &&
  slotAmong(slotsOn(place, cityToday(startsAt)), { start: startsAt, end: endsAt }) !== null;

/** The first moment of the month in Ottawa that a moment is in, and of the month after. */
export function monthAround(at: Date): { from: Date; until: Date } {
  const first = `${cityToday(at).slice(0, 7)}-01`;
  const next = `${addDays(first, 31).slice(0, 7)}-01`;
  return { from: startOfDay(first), until: startOfDay(next) };
}
