import { z } from 'zod';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { addressOf, makeAddress, removeAddress } from './address.server.ts';

const addressSchema = z.object({
  intent: z.enum(['make', 'renew', 'remove'], { error: 'calendars.chooseButton' }),
});

/** The address of the actor's calendar. Throws AppError `unauthenticated`. */
export async function ownAddress(ctx: Ctx): Promise<{ address: string | null }> {
  const actor = requireActor(ctx, 'calendars.loginFirst');
  return { address: await addressOf(ctx.em, actor.id) };
}

/** Makes, renews or removes the address. Throws AppError `unauthenticated`. */
export function submitAddress(ctx: Ctx, request: Request) {
  const actor = requireActor(ctx, 'calendars.loginFirst');
  return submitForm(ctx, request, {
    schema: addressSchema,
    run: async ({ intent }, { em }) => {
      if (intent === 'remove') await removeAddress(em, actor.id);
      else await makeAddress(em, actor.id, { renewed: intent === 'renew' });
      return { intent };
    },
    respond: ({ intent }) =>
      redirectWithToast('/account/calendar', {
        title: translate(ctx.locale, `calendars.done.${intent}.title`),
        description: translate(ctx.locale, `calendars.done.${intent}.description`),
      }),
  });
}
