import { z } from 'zod';
import { shownEmail, typedLine, typedText } from '#app/lib/forms/typed-text.ts';
import { joinPolicies, languages, postReaders } from '#db/enums.ts';
import { visibleText } from '#app/lib/forms/names.ts';
import { looksLikePhone } from '#app/lib/phone.ts';
import { twoSided } from './two-sided.ts';

const tooLong = 'communitySettings.tooLong';

const line = (maximum: number) => z.string().overwrite(typedLine).max(maximum, tooLong).optional();
/** Empty takes a number away. */
const phone = z
  .string()
  .overwrite(visibleText)
  .max(40, tooLong)
  .refine((text) => text === '' || looksLikePhone(text), 'communitySettings.phoneInvalid')
  .optional();
const email = shownEmail('accounts.emailInvalid').optional();
const texts = {
  description: z.string().overwrite(typedText).max(1200, tooLong).optional(),
  officeHours: line(160),
  acOnApprox: line(80),
  heatOnApprox: line(80),
  fireInspectionApprox: line(80),
};

/** In the order of the form. */
export const communitySchema = z
  .object({
    name: z
      .string({ error: 'communitySettings.nameRequired' })
      .overwrite(visibleText)
      .min(1, 'communitySettings.nameRequired')
      .max(80, tooLong),
    address: line(200),
    language: z.enum(languages, { error: 'communitySettings.languageRequired' }),
    ...texts,
    translation: z.object(texts).optional(),
    managerEmail: email,
    managerPhone: phone,
    boardEmail: email,
    emergencyPhone: phone,
    joinPolicy: z.enum(joinPolicies, { error: 'communitySettings.policyRequired' }),
    peoplePerUnit: z
      .string()
      .trim()
      .regex(/^([1-9]|[1-9]\d)$/, 'communitySettings.peopleNumber')
      .transform(Number)
      .optional(),
    requireModeration: z.boolean().default(false),
    postReaders: z.enum(postReaders, { error: 'communitySettings.readersRequired' }),
    takesRequests: z.boolean().default(false),
    takesBookings: z.boolean().default(false),
    /** The fingerprint of the values the form started with, to notice a save in between. */
    seen: z.string().optional(),
  })
  .superRefine(refuseHalfASide, { when: ({ value }) => typeof value === 'object' });

/** The form of a new community, which may offer to begin with the archive of the newsletter. */
export const newCommunitySchema = communitySchema.safeExtend({
  newsletterArchive: z.boolean().default(false),
});

export type CommunityInput = Omit<z.output<typeof communitySchema>, 'seen'>;

/** A translation has all the texts that the first language has, and no others. */
function refuseHalfASide(
  values: { translation?: Record<string, string | undefined> | undefined } & Record<
    string,
    unknown
  >,
  context: z.RefinementCtx,
): void {
  const side = values.translation ?? {};
  if (!twoSided.some((text) => side[text])) return;
  for (const text of twoSided) {
    if (values[text] && !side[text]) {
      const path = ['translation', text];
      context.addIssue({ code: 'custom', message: `communitySettings.bothSides.${text}`, path });
    }
    if (!values[text] && side[text]) {
      context.addIssue({
        code: 'custom',
        message: `communitySettings.firstSide.${text}`,
        path: [text],
      });
    }
  }
}
