import { TZDate } from '@date-fns/tz';
import ical, {
  ICalEventRepeatingFreq,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import { cityZone } from '#app/lib/format.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { isolated } from '#app/lib/isolated.ts';
import { cityTimezone } from './city-timezone.ts';

/** Something that happens, as a calendar shows it. */
export interface CalendarEntry {
  /** The same for as long as it exists, wherever it is read. */
  uid: string;
  /** Grows with each change, so that calendars take the newest. */
  sequence: number;
  changedAt: Date;
  start: Date;
  end: Date;
  title: string;
  text: string;
  place: string;
  url: string;
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  /** Whether it takes the reader's time, or only shows. */
  isBusy: boolean;
  /** Whether it is the whole day on which it starts, and comes back each year. */
  wholeDay?: { isYearly: boolean };
}

/** Where something is, in one line: the names and the address that there are. */
export const placeLine = (...names: (string | null | undefined)[]): string =>
  names.flatMap((name) => (name ? isolated(name) : [])).join(', ');

interface Calendar {
  entries: CalendarEntry[];
  locale: Locale;
  /** What calendars that subscribe to it call it; a single entry needs no name. */
  name?: string;
}

/** How often calendars that subscribe should ask again, in seconds. */
const readAgainAfter = 60 * 60;

const hour = 60 * 60 * 1000;

/** What the clocks of Ottawa show at a moment, as a number that is the same for the same clock time. */
const clockAt = (time: number): number =>
  time - new TZDate(time, cityZone).getTimezoneOffset() * 60_000;

/** Whether the clocks of Ottawa show this moment's time twice: in the hour in November that they go back by. */
const isShownTwice = (moment: Date): boolean => {
  const time = moment.getTime();
  return [time - hour, time + hour].some((other) => clockAt(other) === clockAt(time));
};

/** A calendar as iCalendar (RFC 5545). The same entries make the same text. */
export function calendarText({ entries, locale, name }: Calendar): string {
  const calendar = ical({
    prodId: { company: 'The Local Link', product: 'Calendar', language: locale.toUpperCase() },
    // Named by each entry instead: a calendar's own zone would write its stamps without UTC's Z.
    timezone: { name: null, generator: () => cityTimezone },
    ...(name && { name, ttl: readAgainAfter }),
  });
  for (const entry of entries) {
    // A clock time with a zone would be the first of two moments; UTC says which.
    const isInUtc = !entry.wholeDay && [entry.start, entry.end].some(isShownTwice);
    const written = (moment: Date) => (isInUtc ? moment : new TZDate(moment, cityZone));
    calendar.createEvent({
      id: entry.uid,
      sequence: entry.sequence,
      stamp: entry.changedAt,
      lastModified: entry.changedAt,
      start: written(entry.start),
      ...(entry.wholeDay
        ? {
            allDay: true,
            ...(entry.wholeDay.isYearly && { repeating: { freq: ICalEventRepeatingFreq.YEARLY } }),
          }
        : { end: written(entry.end) }),
      timezone: isInUtc ? 'UTC' : cityZone,
      summary: entry.title,
      description: entry.text,
      location: entry.place,
      url: entry.url,
      status: ICalEventStatus[entry.status],
      transparency: entry.isBusy ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
    });
  }
  return `${calendar.toString()}\r\n`;
}
