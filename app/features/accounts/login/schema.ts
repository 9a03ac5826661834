import { z } from 'zod';
import { tenures } from '#db/enums.ts';
import { email } from '#app/lib/forms/typed-text.ts';
import { issueMessage } from '#app/lib/forms/issue-text.server.ts';
import { isCommonPassword, isOwnAddress } from './auth/common-passwords.server.ts';
import { maxCommunities } from './limits.ts';
import { visibleText } from '#app/lib/forms/names.ts';

/** POST /api/auth/login, and the Login form. */
export const loginSchema = z.object({
  email,
  password: z
    .string({ error: 'accounts.passwordRequired' })
    .min(1, 'accounts.passwordRequired')
    .max(1000, 'accounts.passwordUnreadable'),
});

const name = z
  .string({ error: 'accounts.nameRequired' })
  .overwrite(visibleText)
  .min(1, 'accounts.nameRequired')
  .max(120, 'accounts.nameTooLong');

const phone = z.string().trim().max(40, 'accounts.phoneTooLong');

/** In lower case, as the database has it, so that capitals do not hide a repeated one. */
const communityId = z.uuid({ error: 'accounts.communityMissing' }).toLowerCase();

const condoUnit = (required: 'accounts.condoUnitRequired' | 'accounts.unitNumberRequired') =>
  z
    .string({ error: required })
    .overwrite(visibleText)
    .min(1, required)
    .max(40, 'accounts.unitTooLong');

/** Refuses a community that is in the list twice, at the second place. The rest of it may be wrong. */
const refuseRepeated = (
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

const minPasswordLength = 6;
const passwordTooShort = issueMessage('accounts.passwordTooShort', { minimum: minPasswordLength });

/** A password that somebody chooses. */
export const newPassword = z
  .string({ error: passwordTooShort })
  .min(minPasswordLength, passwordTooShort)
  .max(200, 'accounts.passwordTooLong')
  .refine((password) => !isCommonPassword(password), 'accounts.passwordCommon');

/** The present password of somebody who is logged in; what is missing is the command's to say. */
export const currentPassword = z.string().max(1000, 'accounts.passwordUnreadable');

/** A password that the person with this address chooses. */
export const newPasswordOf = (email: string) =>
  newPassword.refine((password) => !isOwnAddress(password, email), 'accounts.passwordOwnAddress');

const registrationFields = z.object({
  communities: z
    .array(
      z.object({
        communityId,
        condoUnit: condoUnit('accounts.condoUnitRequired'),
        code: unitCode,
        tenure: claimedTenure,
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

/** What PATCH /api/users/me and the form of Account Settings share. A `role` in it is ignored. */
const profileSchema = z.object(
  {
    name,
    email,
    /** A JSON body without it leaves the number as it is; null or empty removes it. */
    phone: phone.nullish(),
    currentPassword: currentPassword.optional().meta({
      description: 'Your current password: needed only to change the email address',
    }),
    communities: z
      .array(
        z.object({
          communityId,
          condoUnit: condoUnit('accounts.unitNumberRequired'),
          code: unitCode,
          tenure: claimedTenure,
        }),
        { error: 'accounts.communitiesRequired' },
      )
      .min(1, 'accounts.communitiesRequired')
      .max(maxCommunities, 'accounts.tooManyCommunities')
      .superRefine(refuseRepeated, { when: ({ value }) => Array.isArray(value) }),
  },
  { error: 'accounts.profileExpected' },
);

/** PATCH /api/users/me. */
export const profileJsonSchema = profileSchema.extend({
  /** A body without it leaves it as it is. */
  showsEmail: z.boolean({ error: 'accounts.showsEmailExpected' }).optional().meta({
    description: 'Whether the other people in an activity see your email address',
  }),
  confirmLeaving: z.boolean({ error: 'accounts.confirmLeavingExpected' }).optional().meta({
    description:
      'Agrees to what leaving a community means: live posts are withdrawn, spots in activities are freed, and a right to moderate ends.',
  }),
  confirmMoving: z.boolean({ error: 'accounts.confirmMovingExpected' }).optional().meta({
    description: 'Agrees to lose access to the hub until the board has approved your new unit.',
  }),
});

/** The form of Account Settings, whose button names the communities that its page listed. */
export const profileFormSchema = profileSchema.extend({
  /** A box that is not ticked is not sent. */
  showsEmail: z
    .literal('yes')
    .optional()
    .transform((ticked) => ticked === 'yes'),
  confirmLeaving: z
    .string()
    .transform((ids) => ids.split(','))
    .optional(),
});

export type Profile = z.output<typeof profileSchema> & { showsEmail?: boolean | undefined };

export type Registration = z.output<typeof registerSchema>;
export type Credentials = z.output<typeof loginSchema>;

const redirectTo = z.string().optional();
/** What was typed into a form whose post came without a session; see form-draft. */
const draft = z.string().optional();

/** The forms also say where to go afterwards. */
export const loginFormSchema = loginSchema.extend({ redirectTo, draft });
export const registerFormSchema = refuseOwnAddress(
  registrationFields.extend({
    redirectTo,
    draft,
    /** The secret of the invitation that led here; see memberships/invitations. */
    invitation: z.string().max(100).optional(),
  }),
);
