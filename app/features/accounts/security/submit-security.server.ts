import { readFormData } from '#app/lib/forms/form-data.server.ts';
import { submitFields } from '#app/lib/forms/submit-form.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { requireActor, type RequestContext } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { intentField } from '#app/ui/row-intents.ts';
import { changeEmail, changePassword } from './commands.server.ts';
import { confirmPassword } from './confirm-password.server.ts';
import {
  emailFormSchema,
  noFieldsSchema,
  passwordFormSchema,
  sessionFormSchema,
} from './schema.ts';
import { endOtherSessions, endOwnSession } from './sessions.server.ts';

const secrets = ['currentPassword', 'newPassword'];

/**
 * Carries out one of the forms of the security page; the field `change` says which. Throws AppError
 * `unauthenticated`.
 */
export async function submitSecurity(ctx: RequestContext, request: Request) {
  requireActor(ctx);
  const form = await readFormData(request);
  const { session } = ctx;
  const done = (what: 'passwordChanged' | 'emailChanged' | 'loggedOutThere') => ({
    secrets,
    respond: () =>
      redirectWithToast('/account/security', {
        title: translate(ctx.locale, `security.${what}.title`),
        description: translate(ctx.locale, `security.${what}.description`),
      }),
  });
  switch (form.get('change')) {
    case 'password':
      return submitFields(ctx, request, form, {
        ...done('passwordChanged'),
        schema: passwordFormSchema,
        furtherErrors: () => wrongPassword(ctx, form, 'security.passwordForPassword'),
        run: async (input, inside) => {
          await changePassword({ ...inside, session }, input);
          return {};
        },
      });
    case 'email':
      return submitFields(ctx, request, form, {
        ...done('emailChanged'),
        schema: emailFormSchema,
        furtherErrors: () => wrongPassword(ctx, form, 'security.passwordForEmail'),
        run: async (input, inside) => {
          await changeEmail({ ...inside, session }, input);
          return {};
        },
      });
    case 'session':
      return submitFields(ctx, request, form, {
        ...done('loggedOutThere'),
        schema: sessionFormSchema,
        run: async (input, inside) => {
          await endOwnSession({ ...inside, session }, input.session);
          return {};
        },
      });
    default:
      return submitFields(ctx, request, form, {
        schema: noFieldsSchema,
        run: async (_, inside) => ({ count: await endOtherSessions({ ...inside, session }) }),
        respond: ({ count }) =>
          redirectWithToast('/account/security', {
            title: translate(ctx.locale, 'security.loggedOutElsewhere.title'),
            description: translate(ctx.locale, 'security.loggedOutElsewhere.description', {
              count,
            }),
          }),
      });
  }
}

/**
 * Says that the present password is wrong where other fields are too. A check in the background
 * does not try it, because tries are counted. Throws AppError `too-many`.
 */
async function wrongPassword(
  ctx: RequestContext,
  form: FormData,
  missingKey: Parameters<typeof confirmPassword>[2],
): Promise<AppError[]> {
  const password = form.get('currentPassword');
  if (form.has(intentField) || typeof password !== 'string' || password === '') return [];
  try {
    await confirmPassword(ctx, password, missingKey);
    return [];
  } catch (error) {
    if (error instanceof AppError && error.field) return [error];
    throw error;
  }
}
