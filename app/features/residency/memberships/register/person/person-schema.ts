import { z } from 'zod';
import { visibleText } from '#app/lib/forms/names.ts';
import { refusalSchema, tenureField } from '../../queue/schema.ts';

const unit = z
  .string({ error: 'doorQueue.unitMissing' })
  .overwrite(visibleText)
  .min(1, 'doorQueue.unitMissing')
  .max(40, 'doorQueue.unitTooLong');

/** The forms of one person's page, told apart by what they intend. */
export const personFormSchema = z.discriminatedUnion(
  'intent',
  [
    z.object({ intent: z.literal('confirm'), tenure: tenureField, unit }),
    refusalSchema,
    z.object({ intent: z.literal('reopen') }),
    z.object({ intent: z.literal('unconfirm') }),
    z.object({
      intent: z.literal('change'),
      unit,
      tenure: tenureField,
      version: z.string().max(200),
    }),
    z.object({
      intent: z.literal('further'),
      further: z.uuid().toLowerCase(),
      decision: z.enum(['confirm', 'refuse', 'end']),
      tenure: tenureField,
    }),
    z.object({ intent: z.literal('addUnit'), newUnit: unit, newTenure: tenureField }),
  ],
  { error: 'http.invalidInput' },
);
export type PersonForm = z.output<typeof personFormSchema>;
