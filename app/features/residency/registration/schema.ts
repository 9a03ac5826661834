import { z } from 'zod';
import { tenures } from '#db/enums.ts';
import { isOwnAddress } from '#app/features/accounts/login/auth/common-passwords.server.ts';
import { maxCommunities } from '#app/features/accounts/login/limits.ts';
import { name, newPassword, phone, wayOn } from '#app/features/accounts/login/schema.ts';
import { visibleText } from '#app/lib/forms/names.ts';
import { email } from '#app/lib/forms/typed-text.ts';
import { unitLength } from '#app/features/communities/communities/limits.ts';

/** In lower case, as the database has it, so that capitals do not hide a repeated one. */
const communityId = z.uuid({ error: 'accounts.communityMissing' }).toLowerCase();

const condoUnit = (required: 'accounts.condoUnitRequired' | 'accounts.unitNumberRequired') =>
  z
    .string({ error: required })
    .overwrite(visibleText)
    .min(1, required)
    .max(unitLength, 'accounts.unitTooLong');

/** Refuses a community that is in the list twice, at the second place. The rest of it may be wrong. */
export const refuseRepeated = (
  memberships: ({ communityId?: unknown } | null)[],
  context: z.RefinementCtx,
) => {
  const seen = new Set<unknown>();
  memberships.forEach((membership, index) => {
    const communityId = membership?.communityId;
    if (!communityId) return;
    if (seen.has(communityId)) {
      context.addIssue({
        code: 'custom',
        message: 'accounts.communityRepeated',
        path: [index, 'communityId'],
      });
    }
    seen.add(communityId);
  });
};

/** What the person is to the unit, as they say; the board decides. */
const claimedTenure = z.preprocess((value) => value || undefined, z.enum(tenures).optional());

const unitCode = z.string().trim().max(40, 'codes.wrong').optional().meta({
  description: 'The code of the unit, from its letter: with it you become a member right away',
});

/** A community that somebody says they live in, and their unit there. */
export const claimedMembership = (
  required: 'accounts.condoUnitRequired' | 'accounts.unitNumberRequired',
) =>
  z.object({
    communityId,
    condoUnit: condoUnit(required),
    code: unitCode,
    tenure: claimedTenure,
  });

const registrationFields = z.object({
  communities: z
    .array(
      claimedMembership('accounts.condoUnitRequired').extend({
        /** Ignored: the first entry is the primary one. */
        isPrimary: z.boolean().optional(),
      }),
      { error: 'accounts.communitiesToRegister' },
    )
    .min(1, 'accounts.communitiesToRegister')
    .max(maxCommunities, 'accounts.tooManyCommunities')
    .superRefine(refuseRepeated, { when: ({ value }) => Array.isArray(value) }),
  name,
  email,
  phone: phone.optional(),
  /** Part of the call, and ignored: everyone who registers is a RESIDENT. */
  role: z.string().optional(),
  password: newPassword,
});

/** Refuses the own address as a password, whatever else is wrong. */
const refuseOwnAddress = <Schema extends z.ZodType<{ email: string; password: string }>>(
  schema: Schema,
) =>
  schema.refine(({ email, password }) => !isOwnAddress(password, email), {
    error: 'accounts.passwordOwnAddress',
    path: ['password'],
    when: ({ value }) =>
      z.object({ email: z.string(), password: newPassword }).safeParse(value).success,
  });

/** POST /api/auth/register, and the Register form: the fields in the order it shows them. */
export const registerSchema = refuseOwnAddress(registrationFields);

export type Registration = z.output<typeof registerSchema>;

/** The Register form, which also says where to go afterwards. */
export const registerFormSchema = refuseOwnAddress(
  registrationFields.extend({
    ...wayOn,
    /** The secret of the invitation that led here; see memberships/invitations. */
    invitation: z.string().max(100).optional(),
  }),
);
