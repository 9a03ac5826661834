import { z } from 'zod';
import { currentPassword, email, newPassword } from '../schema.ts';

/** The form that changes the password. */
export const passwordFormSchema = z.object({
  currentPassword: currentPassword.optional(),
  newPassword,
});

/** The form that changes the e-mail address. */
export const emailFormSchema = z.object({ email, currentPassword: currentPassword.optional() });

/** The button of one session. */
export const sessionFormSchema = z.object({ session: z.string().max(64) });

export const noFieldsSchema = z.object({});
