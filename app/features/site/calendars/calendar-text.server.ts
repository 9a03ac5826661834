import { TZDate } from '@date-fns/tz';
import ical, {
  ICalEventRepeatingFreq,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import { cityZone } from '#app/lib/format.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
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

interface Calendar {
  entries: CalendarEntry[];
  locale: Locale;
  /** What calendars that subscribe to it call it; a single entry needs no name. */
  name?: string;
}

/** How often calendars that subscribe should ask again, in seconds. */
const readAgainAfter = 60 * 60;

/** A calendar as iCalendar (RFC 5545). The same entries make the same text. */
export function calendarText({ entries, locale, name }: Calendar): string {
  const calendar = ical({
    prodId: { company: 'The Local Link', product: 'Calendar', language: locale.toUpperCase() },
    // Named by each entry instead: a calendar's own zone would write its stamps without UTC's Z.
    timezone: { name: null, generator: () => cityTimezone },
    ...(name && { name, ttl: readAgainAfter }),
  });
  for (const entry of entries) {
    calendar.createEvent({
      id: entry.uid,
      sequence: entry.sequence,
      stamp: entry.changedAt,
      lastModified: entry.changedAt,
      start: new TZDate(entry.start, cityZone),
      ...(entry.wholeDay
        ? {
            allDay: true,
            ...(entry.wholeDay.isYearly && { repeating: { freq: ICalEventRepeatingFreq.YEARLY } }),
          }
        : { end: new TZDate(entry.end, cityZone) }),
      timezone: cityZone,
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
