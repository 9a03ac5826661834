import { z } from 'zod';
import { tenures } from '#db/enums.ts';
import { email } from '#app/lib/forms/typed-text.ts';
import { visibleText } from '#app/lib/forms/names.ts';
import { invitedRoles } from './invited-roles.ts';

/** The form that invites one person: the fields in the order it shows them. */
export const inviteSchema = z
  .object({
    name: z
      .string({ error: 'invitations.nameRequired' })
      .overwrite(visibleText)
      .min(1, 'invitations.nameRequired')
      .max(120, 'accounts.nameTooLong'),
    email,
    role: z.enum(invitedRoles, { error: 'invitations.roleRequired' }),
    condoUnit: z.string().overwrite(visibleText).max(40, 'accounts.unitTooLong').default(''),
    tenure: z.preprocess((value) => value || undefined, z.enum(tenures).optional()),
  })
  .refine(({ role, condoUnit }) => role !== 'RESIDENT' || condoUnit !== '', {
    error: 'accounts.condoUnitRequired',
    path: ['condoUnit'],
  });

/** The button that sends every invitation by mail. */
export const mailAllSchema = z.object({ intent: z.literal('mail-all') });

/** The buttons of one invitation. */
export const invitationSchema = z.object({
  intent: z.enum(['renew', 'cancel', 'mail'], { error: 'invitations.roleRequired' }),
});
