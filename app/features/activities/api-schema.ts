import { z } from 'zod';
import { postApiSchema } from '#app/features/posts/api-schema.ts';
import { moment } from '#app/lib/api/fields.ts';

/** An activity as /api/activities answers it. */
export const activityApiSchema = postApiSchema
  .extend({
    when: moment.nullable().meta({ description: 'The start; null while the day is still open' }),
    tags: z.array(z.string()),
    attendeeIds: z
      .array(z.uuid())
      .meta({ description: 'Who comes; empty for those who may not see it' }),
    attendeeCount: z.int().meta({ description: 'How many come, whoever asks' }),
  })
  .meta({ id: 'Activity' });

export type ActivityJson = z.output<typeof activityApiSchema>;

/** Somebody who comes, as /api/activities/{id}/attendees answers. */
export const attendeeApiSchema = z
  .object({ id: z.uuid(), name: z.string(), email: z.string() })
  .meta({ id: 'Attendee' });

export type Attendee = z.output<typeof attendeeApiSchema>;
