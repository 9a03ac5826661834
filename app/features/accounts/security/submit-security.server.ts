import { readFormData } from '#app/lib/forms/form-data.server.ts';
import { requireActorForForm } from '#app/lib/forms/form-draft.server.ts';
import { resumeDraft, submitFields } from '#app/lib/forms/submit-form.server.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import type { RequestContext } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import {
  browserLabel,
  type BrowserName,
} from '#app/features/accounts/login/sign-ins/browser-name.ts';
import { changeEmail, changePassword } from './commands.server.ts';
import { passwordErrors } from './confirm-password.server.ts';
import {
  emailFormSchema,
  noFieldsSchema,
  passwordFormSchemaOf,
  sessionFormSchema,
} from './schema.ts';
import { endOtherSessions, endOwnSession } from './sessions.server.ts';

const secrets = ['currentPassword', 'newPassword'];

/**
 * Handles the forms of the security page; the field `change` says which. Throws AppError
 * `unauthenticated`.
 */
export async function submitSecurity(ctx: RequestContext, request: Request) {
  await requireActorForForm(ctx, request, ['email']);
  const form = await readFormData(request);
  const resumed = resumeDraft(ctx, form, { schema: noFieldsSchema, secrets });
  if (resumed) return resumed;
  const { session, locale } = ctx;
  const done = (what: Change, description: string) =>
    redirectWithToast('/account/security', {
      title: translate(locale, `security.${what}.title`),
      description,
    });
  switch (form.get('change')) {
    case 'password':
      return submitFields(ctx, request, form, {
        secrets,
        schema: passwordFormSchemaOf(ctx.actor?.email ?? ''),
        furtherErrors: () => passwordErrors(ctx, form, 'security.passwordForPassword'),
        run: async (input, inside) => {
          await changePassword({ ...inside, session }, input);
          return {};
        },
        respond: () =>
          done('passwordChanged', translate(locale, 'security.passwordChanged.description')),
      });
    case 'email':
      return submitFields(ctx, request, form, {
        secrets,
        schema: emailFormSchema,
        furtherErrors: () => passwordErrors(ctx, form, 'security.passwordForEmail'),
        run: async (input, inside) => {
          await changeEmail({ ...inside, session }, request, input);
          return { email: input.email };
        },
        respond: (params) =>
          done('emailChanged', translate(locale, 'security.emailChanged.description', params)),
      });
    case 'session':
      return submitFields(ctx, request, form, {
        schema: sessionFormSchema,
        run: async (input, inside) => ({
          browser: await endOwnSession({ ...inside, session }, input.session),
        }),
        respond: ({ browser }) => done('loggedOutThere', endedText(locale, browser)),
      });
    default:
      return submitFields(ctx, request, form, {
        schema: noFieldsSchema,
        run: async (_, inside) => ({ count: await endOtherSessions({ ...inside, session }) }),
        respond: (params) =>
          done(
            'loggedOutElsewhere',
            translate(locale, 'security.loggedOutElsewhere.description', params),
          ),
      });
  }
}

type Change = 'passwordChanged' | 'emailChanged' | 'loggedOutThere' | 'loggedOutElsewhere';

/** Which browser was logged out; null for a login that had ended already. */
function endedText(locale: Locale, browser: BrowserName | null): string {
  if (!browser) return translate(locale, 'security.loggedOutThere.hadEnded');
  const label = browserLabel(
    browser,
    (parts) => translate(locale, 'security.browserOnSystem', parts),
    translate(locale, 'security.unknownBrowser'),
  );
  return translate(locale, 'security.loggedOutThere.description', { browser: label });
}
