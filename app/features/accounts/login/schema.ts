import { z } from 'zod';
import { issueMessage } from '#app/lib/forms/issue-text.server.ts';
import { visibleText } from '#app/lib/forms/names.ts';
import { email } from '#app/lib/forms/typed-text.ts';
import { normalPassword, passwordLength } from '#app/lib/session/passwords.server.ts';
import { isCommonPassword, isOwnAddress } from './auth/common-passwords.server.ts';

/** How long a password may be as it is typed. */
const mostTyped = 1000;

/** POST /api/auth/login, and the Login form. */
export const loginSchema = z.object({
  email,
  password: z
    .string({ error: 'accounts.passwordRequired' })
    .min(1, 'accounts.passwordRequired')
    .max(mostTyped, 'accounts.passwordUnreadable'),
});

export type Credentials = z.output<typeof loginSchema>;

/**
 * Where a form leads after the login, and what was typed into one whose post came without a session; see form-draft.
 */
export const wayOn = { redirectTo: z.string().optional(), draft: z.string().optional() };

/** The Login form, which also says where to go afterwards. */
export const loginFormSchema = loginSchema.extend(wayOn);

/** What a person is called. */
export const name = z
  .string({ error: 'accounts.nameRequired' })
  .overwrite(visibleText)
  .min(1, 'accounts.nameRequired')
  .max(120, 'accounts.nameTooLong');

/** How a person is called up; empty for none. */
export const phone = z.string().overwrite(visibleText).max(40, 'accounts.phoneTooLong');

const minPasswordLength = 6;
const passwordTooShort = issueMessage('accounts.passwordTooShort', { minimum: minPasswordLength });

/** A password that somebody chooses. */
export const newPassword = z
  .string({ error: passwordTooShort })
  .min(minPasswordLength, { error: passwordTooShort, abort: true })
  // As much as the login reads, before a normal form is made, which may be eighteen times as long.
  .max(mostTyped, { error: 'accounts.passwordTooLong', abort: true })
  .refine((password) => passwordLength(password) >= minPasswordLength, {
    error: passwordTooShort,
    abort: true,
  })
  .overwrite(normalPassword)
  .max(200, 'accounts.passwordTooLong')
  .refine((password) => !isCommonPassword(password), 'accounts.passwordCommon');

/** The present password of somebody who is logged in; what is missing is the command's to say. */
export const currentPassword = z.string().max(mostTyped, 'accounts.passwordUnreadable');

/** A password that the person with this address chooses. */
export const newPasswordOf = (email: string) =>
  newPassword.refine((password) => !isOwnAddress(password, email), 'accounts.passwordOwnAddress');
