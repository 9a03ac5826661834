import { z } from 'zod';
import type { Community } from '#db/entities/index.ts';
import { setupSteps } from '#db/enums.ts';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { deskPath } from '#app/features/communities/manage/sections.ts';
import { openDoors, setStepForLater } from './open.server.ts';

const step = z.enum(setupSteps);
const schema = z.discriminatedUnion('press', [
  z.object({ press: z.literal('later'), step }),
  z.object({ press: z.literal('again'), step }),
  z.object({
    press: z.literal('open'),
    /** The steps that were missing when the box was ticked. */
    accept: z
      .string()
      .optional()
      .transform((steps = '') => setupSteps.filter((one) => steps.split(',').includes(one))),
  }),
]);

/** Carries out the buttons of the opening: passing a step over, taking it up again, opening the doors. */
export function submitOpening(
  ctx: Ctx,
  request: Request,
  { actor, community }: { actor: Actor; community: Community },
) {
  const path = deskPath(community.slug);
  return submitForm(ctx, request, {
    schema,
    run: async (values, { em }) => {
      if (values.press === 'open') {
        const acceptsMissing = values.accept;
        return { ...values, ...(await openDoors(em, actor, community, { acceptsMissing })) };
      }
      const isForLater = values.press === 'later';
      await setStepForLater(em, community, { step: values.step, isForLater });
      return { ...values, isNew: false };
    },
    respond: (done) => {
      const words =
        done.press === 'open'
          ? done.isNew
            ? 'opened'
            : 'openAlready'
          : (`${done.press}` as const);
      return redirectWithToast(done.press === 'open' ? path : `${path}/opening`, {
        title: translate(ctx.locale, `opening.toasts.${words}.title`),
        description: translate(ctx.locale, `opening.toasts.${words}.description`, {
          name: community.name,
        }),
      });
    },
  });
}
