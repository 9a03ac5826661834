import { z } from 'zod';
import { email } from '#app/lib/forms/typed-text.ts';
import { dayToCome } from '#app/features/residency/ending/schema.server.ts';

const handover = z.object({
  /** `set` asks who would take over, `edit` goes back to the form, and `confirm` hands over. */
  change: z.enum(['set', 'edit', 'confirm']),
  successor: email,
  communities: z
    .array(z.uuid({ error: 'handover.communityMissing' }).toLowerCase(), {
      error: 'handover.communityMissing',
    })
    .min(1, 'handover.communityMissing')
    .max(200),
  when: z.enum(['date', 'now'], { error: 'handover.whenMissing' }),
  /** The first day of the successor; nothing where it is now. */
  onDay: z.string().trim().optional(),
  /** The id of the person that the confirming page named. */
  found: z.string().max(100).optional(),
});

/** The form that hands communities over, and the button that cancels a hand-over. */
export const handoverSchema = z.discriminatedUnion(
  'change',
  [
    handover.superRefine(({ when, onDay }, context) => {
      if (when === 'now') return;
      const day = dayToCome.safeParse(onDay);
      for (const { message } of day.error?.issues ?? []) {
        context.addIssue({ code: 'custom', message, path: ['onDay'] });
      }
    }),
    z.object({ change: z.literal('cancel'), handover: z.uuid({ error: 'handover.notFound' }) }),
  ],
  { error: 'handover.whenMissing' },
);

export type HandoverInput = z.output<typeof handover>;
