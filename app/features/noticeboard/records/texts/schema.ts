import { z } from 'zod';
import { line, longText, versionFrom } from '../desk/schema.ts';

const mostSections = 30;

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
  version: versionFrom(0),
});

export type TextInput = z.output<typeof textSchema>;
