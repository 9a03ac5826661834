import { z } from 'zod';

/** An e-mail address as a form or a call names it, in lower case as accounts have it. */
export const email = z
  .string({ error: 'accounts.emailInvalid' })
  .trim()
  .max(254, 'accounts.emailInvalid')
  .toLowerCase()
  .pipe(z.email('accounts.emailInvalid'));
