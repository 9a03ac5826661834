import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { z } from 'zod';
import { changeUnit, removeUnit } from './change-unit.server.ts';
import { unitSchema } from './schema.ts';

const schema = z.discriminatedUnion('change', [
  z.object({ change: z.literal('remove') }),
  unitSchema.extend({ change: z.literal('save') }),
]);

/** Carries out the forms of one unit's page: its label and floor, and taking it out of the register. */
export function submitUnit(
  ctx: Ctx,
  request: Request,
  desk: { actor: Actor; community: { id: string; slug: string } },
  unitId: string,
) {
  return submitForm(ctx, request, {
    schema,
    run: async (values, { em }) => {
      if (values.change === 'remove') {
        return { ...(await removeUnit(em, desk, unitId)), removed: true };
      }
      const { label, floor = null } = values;
      await changeUnit(em, desk, unitId, { label, floor });
      return { label, removed: false };
    },
    respond: ({ label, removed }) =>
      redirectWithToast(`/manage/${desk.community.slug}/units`, {
        title: translate(ctx.locale, removed ? 'unitsDesk.removedUnit' : 'unitsDesk.savedUnit'),
        description: label,
      }),
  });
}
