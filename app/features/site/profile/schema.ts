import { z } from 'zod';
import { maxCommunities } from '#app/features/accounts/login/limits.ts';
import { currentPassword, name, phone } from '#app/features/accounts/login/schema.ts';
import { claimedMembership, refuseRepeated } from '#app/features/residency/registration/schema.ts';
import { email } from '#app/lib/forms/typed-text.ts';

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
      .array(claimedMembership('accounts.unitNumberRequired'), {
        error: 'accounts.communitiesRequired',
      })
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
      'Agrees to what leaving a community means: live posts are withdrawn, spots in activities are freed, bookings are cancelled, and a right to moderate ends.',
  }),
  confirmMoving: z.boolean({ error: 'accounts.confirmMovingExpected' }).optional().meta({
    description: 'Agrees to lose access to the hub until the board has approved your new unit.',
  }),
});

const ids = z.string().transform((joined) => joined.split(','));

/** The form of Account Settings. */
export const profileFormSchema = profileSchema.extend({
  /** A box that is not ticked is not sent. */
  showsEmail: z
    .literal('yes')
    .optional()
    .transform((ticked) => ticked === 'yes'),
  /** The communities that the page asked about, which the button names. */
  confirmLeaving: ids.optional(),
  /** Those of the person when the page was made: one that they joined since isn't left by saving it. */
  listed: ids.optional(),
});

export type Profile = z.output<typeof profileSchema> & { showsEmail?: boolean | undefined };
