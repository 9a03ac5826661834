import { z } from 'zod';
import { tenures } from '#db/enums.ts';

const id = z.uuid({ error: 'doorQueue.personUnknown' }).toLowerCase();

/** A tenure in a form: none is null. */
export const tenureField = z
  .preprocess(
    // In a record, a choice left open comes as an empty text.
    (value) => value || undefined,
    z.enum(tenures, { error: 'doorQueue.tenureUnknown' }).optional(),
  )
  .transform((tenure) => tenure ?? null);

/** The form of the queue: those who are ticked, or with `only` the one whose button was pressed. */
export const confirmFormSchema = z
  .object({
    ids: z.array(id).max(100).default([]),
    only: id.optional(),
    tenure: z.record(z.string(), tenureField).default({}),
    unit: z.record(z.string(), z.string().max(40)).default({}),
  })
  .refine(({ ids, only }) => only !== undefined || ids.length > 0, {
    error: 'doorQueue.nobodyTicked',
    path: ['ids'],
  });

/** The form that refuses somebody. */
export const refusalSchema = z.object({
  intent: z.literal('refuse'),
  reason: z
    .string({ error: 'doorQueue.reasonMissing' })
    .trim()
    .min(1, 'doorQueue.reasonMissing')
    .max(500, 'doorQueue.reasonTooLong'),
});
