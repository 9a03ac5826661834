import { noonOf } from '#app/lib/forms/city-day.server.ts';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import { formatsFor } from '#app/lib/format.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { askHandover, cancelHandover, type HandedOver } from './commands.server.ts';
import { handoverSchema } from './schema.server.ts';

/** Carries out the form that hands over, or cancels one, and goes back to it, or to `/manage`. */
export const submitHandover = (ctx: Ctx, request: Request, personId: string | null) =>
  submitForm(ctx, request, {
    schema: handoverSchema,
    run: async (input, inside): Promise<{ done: HandedOver | null }> => {
      if (input.change === 'set') return { done: await askHandover(inside, personId, input) };
      await cancelHandover(inside, input.handover);
      return { done: null };
    },
    respond: ({ done }) => {
      const here = personId === null ? '/manage/handover' : `/manage/handover?person=${personId}`;
      return redirectWithToast(here, wordsOf(ctx, done));
    },
  });

function wordsOf({ locale }: Ctx, done: HandedOver | null) {
  if (!done) {
    return {
      title: translate(locale, 'handover.cancelled.title'),
      description: translate(locale, 'handover.cancelled.description'),
    };
  }
  const { successor, onDay } = done;
  if (onDay === null) {
    return {
      title: translate(locale, 'handover.done.title'),
      description: translate(locale, 'handover.done.description', { successor }),
    };
  }
  const day = formatsFor(locale).longDate(noonOf(onDay));
  return {
    title: translate(locale, 'handover.planned.title'),
    description: translate(locale, 'handover.planned.description', { successor, day }),
  };
}
