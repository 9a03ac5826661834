import type { z } from 'zod';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import { formatsFor } from '#app/lib/format.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import type { PostType } from '#db/enums.ts';
import { decisionFormSchema } from '../schema.ts';
import { decide, type Outcome } from './decide.server.ts';

type DecisionForm = z.output<typeof decisionFormSchema>;

/**
 * Carries out the decision in a form post, and goes on to `to` with a toast. A post's own page
 * passes its `subject`, so the form cannot decide about another post.
 */
export const decideByForm = (
  ctx: Ctx,
  request: Request,
  to: string,
  subject: { subjectType?: PostType; id?: string } = {},
) =>
  submitForm(ctx, request, {
    schema: decisionFormSchema,
    run: (form, inside) => decideForm(inside, { ...form, ...subject }),
    respond: (outcome) => redirectAfterDecision(ctx, to, outcome),
  });

/** An outcome with the type of its post, for the toast. */
export type DecidedForm = Outcome & { type: PostType };

/** Carries out a decision that was read from a form. Throws the AppErrors of `decide`. */
export async function decideForm(
  ctx: Ctx,
  { subjectType: type, ...decision }: DecisionForm,
): Promise<DecidedForm> {
  return { type, ...(await decide(ctx, { type, ...decision })) };
}

/** Goes on to `to` with a toast about what was done, or that it had been done before. */
export function redirectAfterDecision(
  { locale }: Ctx,
  to: string,
  { type, action, title: post, earlier }: DecidedForm,
): Promise<Response> {
  if (action) {
    return redirectWithToast(to, {
      title: translate(locale, `posts.decided.${action}.title`),
      description: translate(locale, `posts.decided.${action}.${type}`),
    });
  }
  return redirectWithToast(to, {
    title: translate(locale, 'posts.alreadyDone.title'),
    description: earlier
      ? translate(locale, `posts.alreadyDone.${earlier.action}`, {
          post,
          name: earlier.actorName,
          when: formatsFor(locale).relativeTimeWithin(earlier.createdAt),
        })
      : translate(locale, 'posts.alreadyDone.before', { post }),
  });
}
