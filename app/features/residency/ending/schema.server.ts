import { z } from 'zod';
import { cityToday, isDay } from '#app/lib/forms/city-time.server.ts';

/** A reason that the person reads: optional, at most 500 characters. */
const reason = z.string().trim().max(500, 'ending.reasonTooLong').optional();

/** A day that is not over yet in Ottawa. */
export const dayToCome = z
  .string({ error: 'ending.dayMissing' })
  .trim()
  .refine(isDay, 'ending.dayMissing')
  .refine((day) => day >= cityToday(), 'ending.dayPast');

const setting = z.object({
  change: z.literal('set'),
  when: z.enum(['date', 'now'], { error: 'ending.whenMissing' }),
  /** The last day of the membership; nothing where it ends now. */
  endsOn: z.string().trim().optional(),
  reason,
  /** The day that the form opened with, or 'none', so that nobody's date is replaced unseen. */
  seen: z.string().optional(),
  /** An administrator's second press, for the last moderator of a community. */
  confirmLast: z.literal('yes').optional(),
});

/** The form that ends a membership, and the button that takes an end back. */
export const endingSchema = z.discriminatedUnion(
  'change',
  [
    setting.superRefine(({ when, endsOn }, context) => {
      if (when === 'now') return;
      const day = dayToCome.safeParse(endsOn);
      for (const { message } of day.error?.issues ?? []) {
        context.addIssue({ code: 'custom', message, path: ['endsOn'] });
      }
    }),
    z.object({ change: z.literal('cancel') }),
  ],
  { error: 'ending.whenMissing' },
);

export type EndingInput = z.output<typeof setting>;
