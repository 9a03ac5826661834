import { data } from '@remix-run/node';
import type { AuthenticatedUser } from '#app/features/accounts/login/auth/check-credentials.server.ts';
import {
  endHalfLogin,
  readHalfLogin,
} from '#app/features/accounts/login/auth/half-login.server.ts';
import { draftToResume, resumeAt } from '#app/features/accounts/login/auth/resume-draft.server.ts';
import { welcomeBack } from '#app/features/accounts/login/auth/welcome-back.server.ts';
import { readFormData } from '#app/lib/forms/form-data.server.ts';
import type { FormReply } from '#app/lib/forms/form-reply.ts';
import { submitFields } from '#app/lib/forms/submit-form.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { redeemPasskey } from '../passkeys/redeem-passkey.server.ts';
import { secondStepOf } from '../queries.server.ts';
import { passkeyLoginSchema, secondStepLoginSchema } from '../schema.ts';
import { passSecondStep } from './pass-second-step.server.ts';

/** What the page of the second step asks for; null for a browser that gave no password, or too long ago. */
export async function secondStepPage(ctx: Ctx, request: Request) {
  const half = await readHalfLogin(ctx.em, request);
  if (!half) return null;
  const state = await secondStepOf(ctx.em, half.user.id);
  const { app = 'NONE', passkeys = 0 } = state ?? {};
  return { app, hasPasskey: passkeys > 0, after: half.by } as const;
}

/**
 * Handles the second step of a login. What comes without a code is a draft on its way (see form-draft): the page
 * opens with it. Answers 401 where the first step is missing or too long ago.
 */
export async function submitSecondStep(ctx: Ctx, request: Request) {
  const form = await readFormData(request);
  const { draft, redirectTo, resumes } = draftToResume(form);
  if (resumes && ctx.actor) return resumeAt(redirectTo, new Headers());
  const half = await readHalfLogin(ctx.em, request);
  const asItCame = { result: { initialValue: { draft, redirectTo } } };
  if (!half) return data<FormReply>(asItCame, { status: 401 });
  const welcome = async (user: AuthenticatedUser, note?: string) => {
    const response = await welcomeBack(ctx, request, {
      ...{ user, by: half.by, to: redirectTo, resumes },
      ...(note !== undefined && { note }),
    });
    response.headers.append('Set-Cookie', await endHalfLogin());
    return response;
  };
  if (form.has('passkey')) {
    return submitFields(ctx, request, form, {
      schema: passkeyLoginSchema,
      secrets: ['passkey'],
      run: async ({ passkey }) => {
        await redeemPasskey(ctx.em, half.user.id, passkey);
        return {};
      },
      respond: () => welcome({ ...half.user, hasPassedSecondStep: true }),
    });
  }
  if (!form.has('code') && !form.has('recoveryCode')) return data<FormReply>(asItCame);
  return submitFields(ctx, request, form, {
    schema: secondStepLoginSchema,
    secrets: ['code', 'recoveryCode'],
    run: ({ code = '', recoveryCode }) =>
      recoveryCode
        ? passSecondStep(ctx, half.user, recoveryCode, 'recoveryCode')
        : passSecondStep(ctx, half.user, code),
    respond: ({ user, used }) =>
      used.kind === 'recovery'
        ? welcome(
            user,
            translate(user.language ?? ctx.locale, 'secondStep.codesLeft', { count: used.left }),
          )
        : welcome(user),
  });
}
