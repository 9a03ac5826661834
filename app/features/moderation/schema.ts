import { z } from 'zod';

const reason = z.string().trim().max(500, 'Please keep the reason under 500 characters').optional();

const version = z.number().int().min(1).optional();

/** PATCH /api/listings/{id} and /api/activities/{id}. */
export const decisionSchema = z.object(
  {
    status: z.enum(
      ['PENDING', 'PUBLISHED', 'REJECTED', 'WITHDRAWN', 'SOLD', 'CANCELLED', 'REMOVED'],
      { error: 'Say which status is wanted, for example PUBLISHED or REJECTED' },
    ),
    version,
    reason,
    note: reason,
  },
  { error: 'Say which status is wanted, for example PUBLISHED or REJECTED' },
);

/** The buttons of the queue, of Recent Moderation Activity and of an item's own page. */
export const decisionFormSchema = decisionSchema.extend({
  subjectType: z.enum(['LISTING', 'ACTIVITY']),
  id: z.uuid(),
});
