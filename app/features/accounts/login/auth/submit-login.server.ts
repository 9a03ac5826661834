import { data, redirect } from '@remix-run/node';
import { readFormData } from '#app/lib/forms/form-data.server.ts';
import { submitFields } from '#app/lib/forms/submit-form.server.ts';
import type { FormReply } from '#app/lib/forms/form-reply.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { env } from '#app/lib/env.server.ts';
import { loginFormSchema } from '../schema.ts';
import { authenticate } from './authenticator.server.ts';
import { demoAccounts, demoField, demoPassword } from './demo-accounts.ts';
import { logIn, logInAndRedirect } from './log-in.server.ts';
import { draftToResume, resumeAt } from './resume-draft.server.ts';

/**
 * Handles the login form. If it carries a draft (see form-draft), the browser posts that on to the
 * form it was typed into. A post with only a draft opens the login page with it, and so does the button of a
 * demo account, which fills in the form.
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
    respond: async ({ user }) => {
      const locale = user.language ?? ctx.locale;
      if (user.isLeaving) {
        const headers = new Headers();
        const cookies = await logIn(ctx.em, user, request);
        for (const cookie of cookies) headers.append('Set-Cookie', cookie);
        return redirect('/account/closing', { status: 303, headers });
      }
      const response = await logInAndRedirect(ctx.em, request, {
        user,
        to: redirectTo,
        by: 'password',
        toast: {
          title: translate(locale, 'auth.welcomeBack.title'),
          description: translate(locale, 'auth.welcomeBack.description', { name: user.name }),
        },
      });
      return resumes ? resumeAt(redirectTo, response.headers) : response;
    },
  });
}
