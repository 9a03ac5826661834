import { z } from 'zod';
import { secondStepRules } from '#db/enums.ts';
import { visibleText } from '#app/lib/forms/names.ts';
import { email, typedText } from '#app/lib/forms/typed-text.ts';

const text = (maximum: number) =>
  z.string().overwrite(typedText).max(maximum, 'siteSettings.tooLong').optional();

/** In the order of the form. Everything may be empty; a text has both languages or none. */
export const operatorSchema = z
  .object({
    operatorName: z
      .string()
      .overwrite(visibleText)
      .max(120, 'siteSettings.tooLong')
      .regex(/^[^[\]]*$/, 'siteSettings.noBrackets')
      .optional(),
    contactEmail: email.optional(),
    privacyEmail: email.optional(),
    contactNoteEn: text(600),
    contactNoteFr: text(600),
    aboutEn: text(3000),
    aboutFr: text(3000),
    /** Who needs a second step at login; a form without it leaves that as it is. */
    secondStep: z.enum(secondStepRules).optional(),
    /** The version of the row that the form started with. */
    seen: z.string().optional(),
  })
  .superRefine(
    (values, context) => {
      for (const [en, fr] of sides) {
        if (Boolean(values[en]) === Boolean(values[fr])) continue;
        const missing = values[en] ? fr : en;
        const message = `siteSettings.bothLanguages.${missing}`;
        context.addIssue({ code: 'custom', message, path: [missing] });
      }
    },
    { when: ({ value }) => typeof value === 'object' },
  );

const sides = [
  ['contactNoteEn', 'contactNoteFr'],
  ['aboutEn', 'aboutFr'],
] as const;

export const operatorFields = [
  'operatorName',
  'contactEmail',
  'privacyEmail',
  'contactNoteEn',
  'contactNoteFr',
  'aboutEn',
  'aboutFr',
] as const;

export type OperatorInput = z.output<typeof operatorSchema>;
