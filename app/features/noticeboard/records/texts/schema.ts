import { z } from 'zod';
import { withPlainLineBreaks } from '#app/lib/forms/typed-text.ts';
import type { MessageKey } from '#app/messages/catalogue.server.ts';
import { line, tooLong } from '../desk/schema.ts';

/** The most sections of a text. */
export const mostSections = 30;

const longText = (missing: MessageKey, maximum: number) =>
  z
    .string({ error: missing })
    .overwrite(withPlainLineBreaks)
    .trim()
    .min(1, missing)
    .max(maximum, { error: tooLong });

/** One side of the house rules or of the emergency plan. Its version is 0 while there is no text yet. */
export const textSchema = z.object({
  title: line('recordsDesk.titleMissing'),
  lead: longText('recordsDesk.leadMissing', 1000),
  sections: z
    .array(
      z.object({
        heading: line('recordsDesk.headingMissing'),
        text: longText('recordsDesk.textMissing', 5000),
      }),
      { error: 'recordsDesk.sectionMissing' },
    )
    .min(1, 'recordsDesk.sectionMissing')
    .max(mostSections, 'recordsDesk.tooManySections'),
  version: z.coerce
    .number({ error: 'recordsDesk.versionInvalid' })
    .int('recordsDesk.versionInvalid')
    .min(0, 'recordsDesk.versionInvalid')
    .max(2_147_483_647, 'recordsDesk.versionInvalid'),
});

export type TextInput = z.output<typeof textSchema>;
