import { noonOf } from '#app/lib/forms/city-time.server.ts';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import { formatsFor } from '#app/lib/format.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { endingSchema } from './schema.server.ts';
import { setEnd, takeBackEnd } from './schedule-end.server.ts';

/** Carries out the form that ends a membership, and goes back to the people of the community. */
export const submitEnding = (
  ctx: Ctx,
  request: Request,
  { slug, id }: { slug: string; id: string },
) =>
  submitForm(ctx, request, {
    schema: endingSchema,
    run: async (input, inside) =>
      input.change === 'cancel'
        ? { ...(await takeBackEnd(inside, slug, id)), change: 'takenBack' as const }
        : { ...(await setEnd(inside, slug, id, input)), change: 'set' as const },
    respond: async ({ change, name, endsOn }) => {
      const { locale } = ctx;
      const what = change === 'takenBack' ? 'unset' : endsOn ? 'scheduled' : 'ended';
      const day = endsOn ? formatsFor(locale).longDate(noonOf(endsOn)) : '';
      return redirectWithToast(`/manage/${slug}/people`, {
        title: translate(locale, `ending.${what}.title`),
        description:
          what === 'scheduled'
            ? translate(locale, 'ending.scheduled.description', { name, day })
            : translate(locale, `ending.${what}.description`, { name }),
      });
    },
  });
