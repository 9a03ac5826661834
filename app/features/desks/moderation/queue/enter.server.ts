import { z } from 'zod';
import { applyPick } from '#app/lib/forms/choices.server.ts';
import { pickField } from '#app/lib/forms/choice.ts';
import { visibleText } from '#app/lib/forms/names.ts';
import { submitReadForm } from '#app/lib/forms/submit-form.server.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { enterField, entriesIn, rejectionOf, wordsFieldOf } from './queue-paths.ts';

/**
 * Sets what Enter in a field of the queue means: the rejection of the one entry whose reason was filled in. Returns
 * `unclear` where there is none, or several, and null for a form that was sent by a button.
 */
export function takeEnter(form: FormData): 'rejection' | 'unclear' | null {
  if (!form.has(enterField)) return null;
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? visibleText(value) : '';
  };
  const [only, ...others] = entriesIn(form).filter(
    ({ id, code }) => text(wordsFieldOf(id)) !== '' || !['', 'NONE'].includes(text(code)),
  );
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
