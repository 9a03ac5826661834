import { z } from 'zod';
import { email } from '#app/lib/forms/typed-text.ts';
import { currentPassword, newPassword } from '#app/features/accounts/login/schema.ts';

/** The present password, asked for together with what it is needed for. */
const required = (key: 'security.passwordForPassword' | 'security.passwordForEmail') =>
  z.string({ error: key }).min(1, key).pipe(currentPassword);

/** The form that changes the password. */
export const passwordFormSchema = z.object({
  currentPassword: required('security.passwordForPassword'),
  newPassword,
});

/** The form that changes the e-mail address. */
export const emailFormSchema = z.object({
  email,
  currentPassword: required('security.passwordForEmail'),
});

/** The button of one session. */
export const sessionFormSchema = z.object({ session: z.string().max(64) });

export const noFieldsSchema = z.object({});
