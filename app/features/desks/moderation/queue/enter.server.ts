import { z } from 'zod';
import { applyPick } from '#app/lib/forms/choices.server.ts';
import { pickField, type Question } from '#app/lib/forms/choice.ts';
import { visibleText } from '#app/lib/forms/names.ts';
import { submitReadForm } from '#app/lib/forms/submit-form.server.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { enterField, entriesIn, rejectionOf, wordsFieldOf } from './queue-paths.ts';

/** The reasons for a rejection that a form of the queue has filled in, besides the one that it sends. */
export const unsentReasons = (form: FormData) =>
  filledIn(form).filter(
    ({ id }) => form.get('status') !== 'REJECTED' || form.get('id') !== id || form.has(enterField),
  );

/**
 * What to ask before a decision is made while reasons of other entries, or the reason beside an approval, are filled
 * in: the page after it would not have them any more.
 */
export function reasonQuestions({ locale }: Ctx, form: FormData): Record<string, Question> {
  const [first, ...others] = unsentReasons(form);
  if (!first || form.has(leaveField)) return {};
  const press = ['subjectType', 'id', 'version', 'place', 'status', 'reasonCode', 'reason'].flatMap(
    (name): [string, string][] => (form.has(name) ? [[name, textIn(form, name)]] : []),
  );
  const sent = new URLSearchParams([...press, [leaveField, 'yes']]).toString();
  const isApproval = form.get('status') === 'PUBLISHED';
  const about = first.id === form.get('id') ? 'own' : 'other';
  return {
    '': {
      text: translate(locale, `moderation.unsentReason.${about}`, { count: others.length + 1 }),
      picks: [
        ...(others.length > 0
          ? []
          : [
              {
                label: translate(locale, `moderation.unsentReason.${about}Rejection`),
                value: rejectionOf(first) + `&${leaveField}=yes`,
              },
            ]),
        {
          label: translate(locale, `moderation.unsentReason.${isApproval ? 'approve' : 'reject'}`),
          value: sent,
        },
      ],
      again: `${enterField}=yes`,
    },
  };
}

/** In a decision: the reasons at other entries are left behind. */
const leaveField = 'leave';

const textIn = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? visibleText(value) : '';
};

const filledIn = (form: FormData) =>
  entriesIn(form)
    .map((entry) => ({ ...entry, words: textIn(form, wordsFieldOf(entry.id)) }))
    .filter(({ words, code }) => words !== '' || !['', 'NONE'].includes(textIn(form, code)));

/**
 * Sets what Enter in a field of the queue means: the rejection of the one entry whose reason was filled in. Returns
 * `unclear` where there is none, or several, and null for a form that was sent by a button.
 */
export function takeEnter(form: FormData): 'rejection' | 'unclear' | null {
  if (!form.has(enterField)) return null;
  const [only, ...others] = filledIn(form);
  if (!only || others.length > 0) return 'unclear';
  form.delete(enterField);
  form.set(pickField, rejectionOf(only));
  applyPick(form);
  return 'rejection';
}

/** The queue as it was sent, with the request to select a button. */
export const askForButton = (ctx: Ctx, request: Request, form: FormData) =>
  submitReadForm<z.ZodType, never>(ctx, request, form, {
    schema: z.object({}),
    run: () => Promise.reject(new AppError('invalid', 'moderation.selectButton')),
    respond: (never) => Promise.resolve(never),
  });
