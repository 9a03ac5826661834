import type { z } from 'zod';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { redirectWithToast, type Toast } from '#app/lib/http/toast.server.ts';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import { decide, type Outcome } from './decide.server.ts';
import { nouns } from '../labels.ts';
import { decisionFormSchema } from '../schema.ts';
import type { Status, SubjectType } from '../state-machine.ts';

/**
 * Carries out the decision in a form post, and goes on to `to` with a word about it. An item's own
 * page names its `subject`, and then nothing the form says moves another item.
 */
export const decideByForm = (
  ctx: Ctx,
  request: Request,
  to: string,
  subject: { subjectType?: SubjectType; id?: string } = {},
) =>
  submitForm(request, {
    schema: decisionFormSchema,
    run: (decision) => decideAndGo(ctx, { ...decision, ...subject }, to),
  });

/** Carries out a decision that was read from a form, and goes on to `to` with a word about it. */
export async function decideAndGo(
  ctx: Ctx,
  { subjectType, ...decision }: z.output<typeof decisionFormSchema>,
  to: string,
): Promise<Response> {
  const outcome = await decide(ctx, { type: subjectType, ...decision });
  return redirectWithToast(to, toastFor(subjectType, decision.status, outcome));
}

function toastFor(type: SubjectType, status: Status, outcome: Outcome): Toast {
  const noun = nouns[type];
  if (!outcome.changed) {
    return {
      kind: 'success',
      title: 'Already done',
      description: outcome.earlier
        ? `“${outcome.title}”: ${outcome.earlier}.`
        : `“${outcome.title}” stood like this already.`,
    };
  }
  const said: Record<Status, [string, string]> = {
    PUBLISHED: ['Item approved', `The ${noun} has been published successfully.`],
    REJECTED: ['Item rejected', `The ${noun} has been rejected.`],
    REMOVED: ['Item removed', `The ${noun} no longer shows in the hub.`],
    WITHDRAWN: ['Withdrawn', `Your ${noun} no longer shows in the hub.`],
    SOLD: ['Marked as sold', 'Your listing no longer shows in the hub. You can bring it back.'],
    CANCELLED: ['Activity cancelled', 'It says so on its page. You can bring it back.'],
    PENDING: ['Sent to the board', `The ${noun} is with the board.`],
  };
  const [title, description] = said[status];
  return { kind: 'success', title, description };
}
