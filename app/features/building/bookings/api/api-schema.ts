import { z } from 'zod';
import { bookablePlaceKinds, bookingStates } from '#db/enums.ts';
import { moment } from '#app/lib/api/fields.ts';
import { isDay } from '#app/lib/forms/city-time.server.ts';
import { pageQuery } from '#app/lib/api/page-query.server.ts';
import { isoTime } from '#app/features/posts/activities/schema.ts';
import { nameLength } from '../limits.ts';
import { tasks } from '../owed.ts';
import { line, words } from '../resident/schema.ts';
import { unitLength } from '#app/features/communities/communities/limits.ts';

/** The most days of one answer about what can be booked. */
export const mostBookableDays = 31;

const day = z.string().refine(isDay, 'bookings.dayUnreadable');

/** `?from=&to=`: days in Ottawa. */
export const bookableQuery = z.object({
  from: day.optional().meta({ description: 'The first day, as in 2026-12-05; today by default' }),
  to: day.optional().meta({
    description: `The last day; two weeks after the first by default, and at most ${mostBookableDays} days`,
  }),
});

const slot = z.object({
  start: moment,
  end: moment,
  free: z
    .int()
    .meta({ description: 'How many can still have it; 0 for a time with a waiting list' }),
});

/** A place that can be booked, with its times. */
export const bookablePlaceApiSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    kind: z.enum(bookablePlaceKinds),
    slots: slot.array(),
  })
  .meta({ id: 'BookablePlace' });

/** A booking. */
export const bookingApiSchema = z
  .object({
    id: z.uuid(),
    placeId: z.uuid(),
    place: z.string().meta({ description: 'The name of the place' }),
    start: moment,
    end: moment,
    state: z.enum(bookingStates).meta({
      description:
        'ASKED waits for the office; WAITING is on the waiting list. Both CONFIRMED and ASKED hold their time',
    }),
    position: z.int().nullable().meta({ description: 'The number on the waiting list' }),
    cancelUntil: moment.nullable().meta({
      description:
        'Until when its person may cancel it; null once it is over, declined or cancelled',
    }),
    owed: z.enum(tasks).array().meta({ description: 'What is still to do before it' }),
    unit: z.string(),
    name: z.string().nullable().meta({ description: 'Who it is for' }),
  })
  .meta({ id: 'Booking' });

/** POST …/bookings. */
export const bookingJsonSchema = z.object({
  placeId: z.uuid({ error: 'bookings.placeMissing' }).toLowerCase(),
  start: isoTime,
  end: isoTime.optional().meta({
    description:
      'Needed only where several times begin together, such as stays of one and two nights',
  }),
  words: words.optional().meta({ description: 'A note for the office' }),
  name: line('bookingsDesk.nameMissing', nameLength).optional().meta({
    description: 'Moderators only: who it is for, with `unit`, at the counter',
  }),
  unit: line('bookingsDesk.unitMissing', unitLength).optional().meta({
    description: 'Which of your units it is for; if omitted, your first one',
  }),
});

/** `?of=`, and the page of a list. */
export const bookingListQuery = pageQuery.extend({
  of: z.enum(['mine', 'everyone'], { error: 'bookings.ofUnknown' }).default('mine').meta({
    description: 'Your own, or those of everyone, for moderators',
  }),
});
