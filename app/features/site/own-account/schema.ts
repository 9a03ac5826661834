import { z } from 'zod';
import { currentPassword } from '#app/features/accounts/login/schema.ts';

/** The form that deletes the account. */
export const deletionSchema = z.object({
  currentPassword: z
    .string({ error: 'ownAccount.passwordForDeletion' })
    .min(1, 'ownAccount.passwordForDeletion')
    .pipe(currentPassword),
});

/** The form that leaves a community: it has a button and no fields. */
export const leaveSchema = z.object({});
