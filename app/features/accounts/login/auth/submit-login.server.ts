import { data } from '@remix-run/node';
import { readFormData } from '#app/lib/forms/form-data.server.ts';
import { submitFields } from '#app/lib/forms/submit-form.server.ts';
import type { FormReply } from '#app/lib/forms/form-reply.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { env } from '#app/lib/env.server.ts';
import { loginFormSchema } from '../schema.ts';
import { authenticate } from './authenticator.server.ts';
import { demoAccounts, demoField, demoPassword } from './demo-accounts.ts';
import { askSecondStep } from './half-login.server.ts';
import { draftToResume, resumeAt } from './resume-draft.server.ts';
import { welcomeBack } from './welcome-back.server.ts';

/**
 * Handles the login form. If it carries a draft (see form-draft), the browser posts that on to the form it was typed
 * into. An account with a second step is asked for that first. A post with only a draft opens the login page with it,
 * and so does the button of a demo account, which fills in the form.
 */
export async function submitLogin(ctx: Ctx, request: Request) {
  const form = await readFormData(request);
  const { draft, redirectTo, resumes } = draftToResume(form);
  const demo = env().demo && demoAccounts.find(({ key }) => key === form.get(demoField));
  if (demo) {
    const { email } = demo;
    return data<FormReply>({
      result: { initialValue: { email, password: demoPassword, draft, redirectTo } },
    });
  }
  if (resumes && ctx.actor) return resumeAt(redirectTo, new Headers());
  if (resumes && !form.has('email')) {
    return data<FormReply>({ result: { initialValue: { draft, redirectTo } } });
  }
  return submitFields(ctx, request, form, {
    schema: loginFormSchema,
    secrets: ['password'],
    run: async ({ email, password }) => ({
      user: await authenticate(ctx.em, { email, password }, request),
    }),
    respond: ({ user }) =>
      user.hasSecondStep
        ? askSecondStep(user, { by: 'password', to: redirectTo, resumes })
        : welcomeBack(ctx, request, { user, by: 'password', to: redirectTo, resumes }),
  });
}
