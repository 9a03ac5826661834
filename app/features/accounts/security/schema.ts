import { z } from 'zod';
import { email } from '#app/lib/forms/typed-text.ts';
import { currentPassword, newPasswordOf } from '#app/features/accounts/login/schema.ts';

const required = (key: 'security.passwordForPassword' | 'security.passwordForEmail') =>
  z.string({ error: key }).min(1, key).pipe(currentPassword);

/** Changing the password of the account with this address. */
export const passwordFormSchemaOf = (email: string) =>
  z.object({
    currentPassword: required('security.passwordForPassword'),
    newPassword: newPasswordOf(email),
  });

export const emailFormSchema = z.object({
  email,
  currentPassword: required('security.passwordForEmail'),
});

/** The button of one session. */
export const sessionFormSchema = z.object({ session: z.string().max(64) });

export const noFieldsSchema = z.object({});
