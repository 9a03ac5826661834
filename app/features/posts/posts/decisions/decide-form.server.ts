import type { z } from 'zod';
import { nameFor } from '#app/features/accounts/login/former-name.server.ts';
import type { Question } from '#app/lib/forms/choice.ts';
import { readFormData } from '#app/lib/forms/form-data.server.ts';
import { submitReadForm } from '#app/lib/forms/submit-form.server.ts';
import { formatsFor } from '#app/lib/format.ts';
import { redirectWithToast, type Toast } from '#app/lib/http/toast.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import type { PostType } from '#db/enums.ts';
import { decisionFormSchema } from '../schema.ts';
import { takeBackRevision } from '../revisions/own-revision.server.ts';
import { decide } from './decide.server.ts';
import type { Outcome } from './decision.server.ts';
import { whatHappened } from './history.server.ts';
import { undoButton } from './undo-form.server.ts';

type DecisionForm = z.output<typeof decisionFormSchema>;

/**
 * Carries out the decision in a form post, and goes on to `to` with a toast. A decision on an entry of
 * the queue that came too late is answered with the same way on. A post's own page
 * passes its `subject`, so the form cannot decide about another post. The queue has read its form already, and may
 * have `questions`.
 */
export const decideByForm = async (
  ctx: Ctx,
  request: Request,
  to: string | ((form: Pick<DecisionForm, 'place'>) => Promise<string>),
  {
    form: read,
    questions,
    ...subject
  }: {
    subjectType?: PostType;
    id?: string;
    form?: FormData;
    questions?: Record<string, Question>;
  } = {},
) =>
  submitReadForm(ctx, request, read ?? (await readFormData(request)), {
    schema: decisionFormSchema,
    questions: () => questions ?? {},
    run: (form, inside) => decideForm(inside, { ...form, ...subject }),
    respond: async (decided) =>
      redirectAfterDecision(ctx, typeof to === 'string' ? to : await to(decided), decided),
    catchUp: async (form) =>
      typeof to === 'string' || form.place === undefined
        ? null
        : { values: {}, conflict: { changes: [], next: await to(form) } },
  });

/** An outcome with what the toast and the next page need. */
type DecidedForm = Outcome &
  Pick<DecisionForm, 'id' | 'status'> & { place?: string | undefined; type: PostType };

/**
 * Carries out a decision that was read from a form. An author may take back an edit that waits instead. Throws the
 * AppErrors of `decide`.
 */
export async function decideForm(
  ctx: Ctx,
  { subjectType: type, place, change, ...decision }: DecisionForm,
): Promise<DecidedForm> {
  const { id, status } = decision;
  if (change) return { type, id, status, ...(await takeBackRevision(ctx, { type, ...decision })) };
  return { type, id, status, place, ...(await decide(ctx, { type, ...decision })) };
}

/**
 * Goes on to `to` with a toast about what was done, or that it had been done before. Where `to` has a hash, the page
 * has to show the toast there.
 */
export async function redirectAfterDecision(
  ctx: Ctx,
  to: string,
  decided: DecidedForm,
): Promise<Response> {
  const [, at] = to.split('#');
  const { language, action } = decided;
  const isVerdict = action === 'APPROVE' || action === 'REJECT';
  const press = isVerdict ? await undoButton(ctx, to, decided) : undefined;
  return redirectWithToast(to, { ...toastAbout(ctx, decided), language, at, press });
}

function toastAbout(
  { locale }: Ctx,
  { type, status, action, from, title: post, ofRevision, authorLeft, isOver, earlier }: DecidedForm,
): Omit<Toast, 'kind'> {
  if (action === 'REPOST') {
    const next = status === 'PENDING' ? 'awaitsReview' : 'isLive';
    return {
      title: translate(locale, 'posts.repostedTitle'),
      about: post,
      description: translate(locale, `posts.${next}.${type}`),
    };
  }
  if (ofRevision && (action === 'APPROVE' || action === 'REJECT' || action === 'WITHDRAW')) {
    return {
      title: translate(locale, `posts.revisionDecided.${action}.title`),
      about: post,
      description: translate(locale, `posts.revisionDecided.${action}.description`),
    };
  }
  if (authorLeft && (action === 'WITHDRAW' || action === 'SELL' || action === 'CANCEL')) {
    return {
      title: translate(locale, `posts.decided.${action}.title`),
      about: post,
      description: translate(locale, `posts.decidedForGood.${action}`),
    };
  }
  if (action === 'WITHDRAW' && from === 'PENDING') {
    return {
      title: translate(locale, 'posts.decided.WITHDRAW.title'),
      about: post,
      description: translate(locale, `posts.withdrawnWhilePending.${type}`),
    };
  }
  if (action) {
    const isUnlisted = isOver && (action === 'RELIST' || action === 'RESTORE');
    return {
      title: translate(locale, `posts.decided.${action}.title`),
      about: post,
      description: translate(
        locale,
        isUnlisted ? 'posts.broughtBackOver' : `posts.decided.${action}.${type}`,
      ),
    };
  }
  return {
    title: translate(locale, 'posts.alreadyDone.title'),
    description: earlier
      ? translate(locale, `posts.alreadyDone.${whatHappened(earlier)}`, {
          post,
          name: nameFor(locale, earlier.actorName),
          when: formatsFor(locale).relativeTimeWithin(earlier.createdAt),
        })
      : translate(locale, 'posts.alreadyDone.before', { post }),
  };
}
