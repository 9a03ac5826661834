import { z } from 'zod';
import { postApiSchema } from '#app/features/posts/posts/api-schema.ts';
import { moment } from '#app/lib/api/fields.ts';

/** An activity as /api/activities answers it. */
export const activityApiSchema = postApiSchema
  .extend({
    when: moment.nullable().meta({ description: 'The start; null if it is not set yet' }),
    endsAt: moment.nullable().meta({ description: 'The end; null if none was given' }),
    place: z.string().nullable(),
    capacity: z
      .int()
      .nullable()
      .meta({ description: 'How many can go besides the organizer; null for no limit' }),
    tags: z.array(z.string()),
    attendeeIds: z
      .array(z.uuid())
      .meta({ description: 'The attendees; empty if the caller may not see them' }),
    attendeeCount: z.int().meta({ description: 'The number of attendees, for every caller' }),
    waitingCount: z.int().meta({ description: 'How many people are on the waiting list' }),
    waitingPosition: z.int().nullable().meta({
      description: 'Your position on the waiting list, starting at 1; null if you’re not on it',
    }),
  })
  .meta({ id: 'Activity' });

export type ActivityJson = z.output<typeof activityApiSchema>;

/** Somebody who comes, as /api/activities/{id}/attendees answers. */
export const attendeeApiSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    email: z
      .string()
      .nullable()
      .meta({ description: 'Null if this person doesn’t show their address to other attendees' }),
  })
  .meta({ id: 'Attendee' });

export type Attendee = z.output<typeof attendeeApiSchema>;
