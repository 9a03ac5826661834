import { z } from 'zod';
import { signedSchema } from './passkeys/schema.ts';
import { currentPassword, loginSchema } from '#app/features/accounts/login/schema.ts';

/** A code as it was typed: of an app or a recovery code. */
const typedCode = z
  .string({ error: 'secondStep.codeNeeded' })
  .trim()
  .min(1, 'secondStep.codeNeeded')
  .max(60, 'secondStep.codeWrong');

const password = z
  .string({ error: 'secondStep.passwordNeeded' })
  .min(1, 'secondStep.passwordNeeded')
  .pipe(currentPassword);

/** What a form of the second step carries on. */
const carried = {
  redirectTo: z.string().optional(),
  /** What was typed into a form whose post came without a session; see form-draft. */
  draft: z.string().optional(),
};

const eitherCode = z.string().trim().max(60, 'secondStep.codeWrong').optional();

/** The second step of a login: a code of the app, or a recovery code, in a field with a keyboard of its own. */
export const secondStepLoginSchema = z
  .object({ code: eitherCode, recoveryCode: eitherCode, ...carried })
  .superRefine(({ code, recoveryCode }, context) => {
    if (code || recoveryCode) return;
    context.addIssue({ code: 'custom', message: 'secondStep.codeNeeded', path: ['code'] });
  });

/** The same with what a passkey signed. */
export const passkeyLoginSchema = z.object({ passkey: signedSchema, ...carried });

/** POST /api/auth/login: with a second step, the code comes along. */
export const loginJsonSchema = loginSchema.extend({
  code: z.string().trim().max(60, 'secondStep.codeWrong').optional().meta({
    description:
      'For an account with a second step: the code of the app, or a recovery code. Without it the answer is 401 with the code `second_step_required`',
  }),
});

/** Setting up an app: a code of it proves that it works. */
export const setUpSchema = z.object({ code: typedCode, currentPassword: password });

/** Removing a passkey, by its id. */
export const removePasskeySchema = z.object({
  passkey: z.uuid({ error: 'secondStep.passkeyGone' }),
  currentPassword: password,
});

/** What needs nothing but the password. */
export const passwordSchema = z.object({ currentPassword: password });
