import { data } from '@remix-run/node';
import { listCommunities } from '#app/features/communities/queries.server.ts';
import { readFormData } from '#app/lib/forms/form-data.server.ts';
import { submitFields, type FormReply } from '#app/lib/forms/submit-form.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { accountErrorsIn } from '../account-errors.server.ts';
import { registerFormSchema } from '../schema.ts';
import { register } from './commands.server.ts';
import { draftToResume, resumeAt } from './resume-draft.server.ts';
import { logInAndRedirect } from './log-in.server.ts';

/**
 * Carries out the registration form. A draft is treated as `submitLogin` does; the form that a post
 * with nothing but a draft opens has its community chosen.
 */
export async function submitRegistration(ctx: Ctx, request: Request) {
  const form = await readFormData(request);
  const { draft, redirectTo, resumes } = draftToResume(form);
  if (resumes && ctx.actor) return resumeAt(redirectTo, new Headers());
  if (resumes && !form.has('name')) {
    const communities = await communityIn(ctx, redirectTo);
    return data<FormReply>({ result: { initialValue: { draft, redirectTo, communities } } });
  }
  return submitFields(ctx, request, form, {
    schema: registerFormSchema,
    secrets: ['password'],
    furtherErrors: (fields) => accountErrorsIn({ em: ctx.em, owner: null }, fields),
    run: async (registration, { em }, key) => ({
      user: await register(em, registration, { request, key, locale: ctx.locale }),
    }),
    respond: async ({ user }) => {
      const response = await logInAndRedirect(ctx.em, request, {
        user,
        to: redirectTo,
        toast: {
          title: translate(ctx.locale, 'auth.registered.title'),
          description: translate(ctx.locale, 'auth.registered.description', { name: user.name }),
        },
      });
      return resumes ? resumeAt(redirectTo, response.headers) : response;
    },
  });
}

/** The row of the form for the community in the address of one of its pages; none for others. */
async function communityIn(ctx: Ctx, path: string) {
  const [, slug] = /^\/communities\/([^/?]+)/.exec(path) ?? [];
  const community = (await listCommunities(ctx)).find((one) => one.slug === slug);
  return community ? [{ communityId: community.id, condoUnit: '' }] : [];
}
