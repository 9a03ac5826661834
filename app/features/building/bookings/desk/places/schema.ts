import { z } from 'zod';
import { bookablePlaceKinds, bookers } from '#db/enums.ts';
import { photoAddresses } from '#app/features/media/photos/schema.ts';
import { isDay } from '#app/lib/forms/city-time.server.ts';
import { issueMessage, tooLong } from '#app/lib/forms/issue-text.server.ts';
import { dollars } from '#app/lib/forms/money.server.ts';
import { visibleText } from '#app/lib/forms/names.ts';
import { typedText } from '#app/lib/forms/typed-text.ts';
import {
  mostAheadDays,
  mostClosedDays,
  mostHours,
  mostNights,
  mostPictures,
  mostSeats,
  mostTimes,
  nameLength,
  rulesLength,
} from '../../limits.ts';
import { parseClock, parseHours } from '../../slots/typed-times.ts';

const name = z
  .string()
  .overwrite(visibleText)
  .max(nameLength, { error: tooLong('bookings.tooLong') })
  .optional();
const rules = z
  .string()
  .overwrite(typedText)
  .max(rulesLength, { error: tooLong('bookings.tooLong') })
  .optional();

const count = (minimum: number, maximum: number) => {
  const error = issueMessage('bookingsDesk.countUnclear', { minimum, maximum });
  return z.coerce.number({ error }).int(error).min(minimum, error).max(maximum, error);
};

/** What residents bring to the office, in integer cents. */
const deposit = dollars({
  format: 'bookingsDesk.depositFormat',
  withoutPoints: 'bookingsDesk.depositWithoutPoints',
  twoCents: 'bookingsDesk.depositTwoCents',
  tooHigh: 'bookingsDesk.depositTooHigh',
});

/** The hours of a weekday, as in '8:00–12:00, 13:00–17:00'. */
const hours = z
  .string()
  .max(300, 'bookingsDesk.hoursUnclear')
  .transform((text, context) => {
    const found = parseHours(text);
    if (found && found.length <= mostTimes) return found;
    context.addIssue({ code: 'custom', message: 'bookingsDesk.hoursUnclear' });
    return z.NEVER;
  })
  .default([]);

const clock = z
  .string()
  .transform((text, context) => {
    const found = parseClock(text);
    if (found) return found;
    context.addIssue({ code: 'custom', message: 'bookingsDesk.clockUnclear' });
    return z.NEVER;
  })
  .optional();

/** Days on which a place is closed, one a line. */
const closedDays = z
  .string()
  .max(mostClosedDays * 12, 'bookingsDesk.daysUnclear')
  .transform((text) => [...new Set(text.split(/[\s,;]+/).filter(Boolean))].sort())
  .refine((days) => days.every(isDay), 'bookingsDesk.daysUnclear')
  .refine((days) => days.length <= mostClosedDays, 'bookingsDesk.daysUnclear')
  .default([]);

/** The form of a place to book: the fields in the order it shows them. */
export const placeSchema = z
  .object({
    kind: z.enum(bookablePlaceKinds, { error: 'http.formUnreadable' }),
    nameEn: name,
    nameFr: name,
    rulesEn: rules,
    rulesFr: rules,
    /** Left out, the picture stays as it is. */
    images: photoAddresses(mostPictures).nullish(),
    byNight: z.literal('yes').optional(),
    nights: z
      .array(z.coerce.number().int().min(1).max(7))
      .transform((days) => [...new Set(days)].sort())
      .default([]),
    arrive: clock,
    leave: clock,
    mostNights: count(1, mostNights).optional(),
    ...{ mon: hours, tue: hours, wed: hours, thu: hours, fri: hours, sat: hours, sun: hours },
    capacity: count(1, mostSeats),
    bookers: z.enum(bookers, { error: 'bookingsDesk.bookersMissing' }),
    mostPerMonth: count(1, 100).optional(),
    aheadDays: count(1, mostAheadDays),
    leadHours: count(0, mostHours),
    cancelHours: count(0, mostHours),
    confirms: z.enum(['NOW', 'BY_HAND'], { error: 'bookingsDesk.confirmsMissing' }),
    deposit: deposit.optional(),
    needsCertificate: z.literal('yes').optional(),
    closedDays,
    version: z.coerce.number({ error: 'http.formUnreadable' }).int().min(0).max(2_147_483_647),
  })
  .refine(({ nameEn, nameFr }) => Boolean(nameEn ?? nameFr), {
    error: 'bookingsDesk.placeNameMissing',
    path: ['nameEn'],
  })
  .superRefine((place, context) => {
    const missing = (path: string) =>
      context.addIssue({ code: 'custom', path: [path], message: 'bookingsDesk.timesMissing' });
    if (place.byNight) {
      if (place.nights.length === 0) missing('nights');
      if (!place.arrive) missing('arrive');
      if (!place.leave) missing('leave');
      // A stay ends before the next one begins.
      if (place.arrive && place.leave && place.leave >= place.arrive) {
        context.addIssue({ code: 'custom', path: ['leave'], message: 'bookingsDesk.leaveLater' });
      }
      if (!place.mostNights) missing('mostNights');
    } else if (
      [place.mon, place.tue, place.wed, place.thu, place.fri, place.sat, place.sun].every(
        (day) => day.length === 0,
      )
    ) {
      missing('mon');
    }
  });

export type PlaceInput = z.output<typeof placeSchema>;

/** What of the form is typed, for somebody who has to log in again. */
export const placeFields: string[] = [
  ...['nameEn', 'nameFr', 'rulesEn', 'rulesFr', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
  'closedDays',
];

/** Closing a place, or opening it again, as the page that was shown said. */
export const closeSchema = z.object({
  to: z.enum(['closed', 'open'], { error: 'http.formUnreadable' }),
});
