import { z } from 'zod';
import { statusSchema } from '#app/features/moderation/contract.ts';
import { moment } from '#app/lib/api-fields.ts';

/** An activity as /api/activities answers it. */
export const activityContract = z
  .object({
    id: z.uuid(),
    communityId: z.uuid(),
    authorId: z.uuid(),
    title: z.string(),
    slug: z.string(),
    description: z.string(),
    when: moment.nullable().meta({ description: 'The start; null while the day is still open' }),
    tags: z.array(z.string()),
    images: z.array(z.string()).meta({ description: 'Addresses of its pictures on this site' }),
    contactEmail: z
      .string()
      .nullable()
      .meta({ description: 'Null for others once the activity is called off or gone' }),
    attendeeIds: z
      .array(z.uuid())
      .meta({ description: 'Who comes; empty for those who may not see it' }),
    attendeeCount: z.int().meta({ description: 'How many come, whoever asks' }),
    status: statusSchema,
    version: z.int().meta({ description: 'Goes up by one with each edit and decision' }),
    createdAt: moment,
    updatedAt: moment,
  })
  .meta({ id: 'Activity' });

export type ActivityJson = z.output<typeof activityContract>;

/** Somebody who comes, as /api/activities/{id}/attendees answers. */
export const attendeeContract = z
  .object({ id: z.uuid(), name: z.string(), email: z.string() })
  .meta({ id: 'Attendee' });

export type Attendee = z.output<typeof attendeeContract>;
