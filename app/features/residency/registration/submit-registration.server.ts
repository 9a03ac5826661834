import { data } from '@remix-run/node';
import {
  answerRows,
  dropOutdatedChoices,
} from '#app/features/communities/communities/chooser/answer.server.ts';
import type { ChooserReply } from '#app/features/communities/communities/chooser/chooser.ts';
import { landAfterJoining } from '#app/features/residency/memberships/land-after-joining.server.ts';
import { fillFromCodes } from '#app/features/residency/units/codes/row-codes.server.ts';
import {
  answerRowQuestions,
  rowErrorsIn,
} from '#app/features/residency/units/unit-question.server.ts';
import { refuseFields } from '#app/lib/errors.ts';
import { readFormData } from '#app/lib/forms/form-data.server.ts';
import { submitFields } from '#app/lib/forms/submit-form.server.ts';
import type { FormReply } from '#app/lib/forms/form-reply.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { accountErrorsIn } from './account-errors.server.ts';
import { communityOfPage } from './register-page.server.ts';
import { register } from './register.server.ts';
import { registerFormSchema } from './schema.ts';
import { draftToResume, resumeAt } from '#app/features/accounts/login/auth/resume-draft.server.ts';
import { logInAndRedirect } from '#app/features/accounts/login/auth/log-in.server.ts';

/**
 * Carries out the registration form. A draft is treated as `submitLogin` does; the form that a post
 * with nothing but a draft opens has its community chosen. A row with a code may leave the rest to it.
 */
export async function submitRegistration(ctx: Ctx, request: Request) {
  const form = await readFormData(request);
  const { draft, redirectTo, resumes } = draftToResume(form);
  if (resumes && ctx.actor) return resumeAt(redirectTo, new Headers());
  if (resumes && !form.has('name')) {
    const community = await communityOfPage(ctx, redirectTo);
    const communities = community ? [{ communityId: community.id, condoUnit: '' }] : [];
    return withChosen(
      ctx,
      request,
      data<FormReply>({ result: { initialValue: { draft, redirectTo, communities } } }),
    );
  }
  const by = { request, accountId: null };
  await dropOutdatedChoices(ctx, form);
  const reply = await submitFields(ctx, request, form, {
    schema: registerFormSchema,
    secrets: ['password'],
    prepare: async () => {
      await fillFromCodes(ctx.em, form, by);
      await answerRowQuestions(ctx.em, form);
    },
    furtherErrors: async (fields) => [
      ...(await accountErrorsIn({ em: ctx.em, owner: null }, fields)),
      ...(await rowErrorsIn(ctx, fields, { by })),
    ],
    run: async (registration, inside, key) => {
      const { em } = inside;
      refuseFields(await rowErrorsIn(inside, form, { by }));
      return {
        user: await register(em, registration, { request, key, locale: ctx.locale }),
        isProven: Boolean(registration.invitation || registration.communities[0]?.code),
      };
    },
    respond: async ({ user, isProven }) => {
      const locale = user.language ?? ctx.locale;
      const landing = await landAfterJoining(ctx.em, { userId: user.id, locale, isProven });
      const response = await logInAndRedirect(ctx.em, request, {
        user,
        to: landing?.to ?? redirectTo,
        by: 'registration',
        toast: {
          title: translate(locale, 'auth.registered.title'),
          description:
            landing?.text ?? translate(locale, 'auth.registered.description', { name: user.name }),
          lights: !landing?.text,
        },
      });
      return resumes ? resumeAt(redirectTo, response.headers) : response;
    },
  });
  return reply instanceof Response ? reply : withChosen(ctx, request, reply);
}

/** A form that comes back, with the communities that it names and searched for. */
async function withChosen(
  ctx: Ctx,
  request: Request,
  { data: reply, init }: ReturnType<typeof data<FormReply>>,
) {
  const chosen = await answerRows(ctx, request, reply.result);
  return data<FormReply & { chosen: ChooserReply }>({ ...reply, chosen }, init ?? {});
}
