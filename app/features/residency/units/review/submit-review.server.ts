import { z } from 'zod';
import { Community, Unit } from '#db/entities/index.ts';
import { unitKey } from '#app/features/communities/communities/unit.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import { recordEvent } from '#app/lib/record-event.server.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { arrangeUnits, lockRegister, placeUnits } from '../register/add-units.server.ts';
import { asConfirmed, confirmedFields } from '../register/confirmed-units.ts';
import { readUnitLines, type UnitToAdd } from '../unit-ranges.ts';

interface Register {
  actor: Actor;
  community: { id: string; name: string };
}

/**
 * Gives the units of a register the kinds and buildings that the desk has confirmed, with a line in the log, and ends
 * the review: it isn't offered again. Only homes get another kind, and only units without a building get one. Returns
 * how many units changed.
 */
function reviewUnits(
  em: Em,
  { actor, community }: Register,
  units: UnitToAdd[],
): Promise<{ changed: number }> {
  return inTransaction(em, async (tx) => {
    await lockRegister(tx, community.id);
    const placed = await placeUnits(tx, community.id, units);
    const changed = await giveKinds(tx, community.id, units);
    await tx.nativeUpdate(Community, { id: community.id }, { unitsReviewedAt: new Date() });
    if (placed.length + changed.length === 0) return { changed: 0 };
    await arrangeUnits(tx, community.id);
    const count = await tx.count(Unit, { community: community.id });
    await recordEvent(tx, {
      actor,
      communityId: community.id,
      subject: { type: 'COMMUNITY', id: community.id },
      action: 'IMPORT',
      from: `UNITS:${count}`,
      to: `UNITS:${count}`,
      snapshot: {
        title: community.name,
        ...(placed.length > 0 && { placedUnits: placed }),
        ...(changed.length > 0 && { unitsOfAnotherKind: changed }),
      },
    });
    return { changed: new Set([...placed, ...changed]).size };
  });
}

/** Gives homes of the register another kind. Returns their labels. */
async function giveKinds(tx: Em, communityId: string, units: UnitToAdd[]): Promise<string[]> {
  const kindOf = new Map(units.map(({ label, kind }) => [unitKey(label), kind]));
  const homes = await kysely(tx)
    .selectFrom('units')
    .select(['id', 'key', 'label'])
    .where('community', '=', communityId)
    .where('kind', '=', 'HOME')
    .orderBy('position')
    .execute();
  const changed = homes.filter(({ key }) => (kindOf.get(key) ?? 'HOME') !== 'HOME');
  for (const [kind, inIt] of Map.groupBy(changed, ({ key }) => kindOf.get(key) ?? 'HOME')) {
    await tx.nativeUpdate(Unit, { id: { $in: inIt.map(({ id }) => id) } }, { kind });
  }
  return changed.map(({ label }) => label);
}

const schema = z.object({
  /** What was read of the labels, one unit a line with its floor, its kind and its building after commas. */
  checked: z.string().max(150_000, 'unitsDesk.listTooLong').optional(),
  ...confirmedFields,
  step: z.enum(['save', 'keep'], { error: 'http.formUnreadable' }),
});

/** Carries out the review: saves what was confirmed, or leaves every unit as it is. Either way it is over. */
export const submitReview = (
  ctx: Ctx,
  request: Request,
  { actor, community }: { actor: Actor; community: { id: string; slug: string; name: string } },
) =>
  submitForm(ctx, request, {
    schema,
    run: ({ step, checked = '', as, buildings }, { em }) => {
      const read = step === 'keep' ? [] : readUnitLines(checked);
      return reviewUnits(em, { actor, community }, asConfirmed(read, { as, buildings }));
    },
    respond: ({ changed }) =>
      redirectWithToast(`/manage/${community.slug}/units`, {
        title: translate(ctx.locale, 'unitsDesk.review.done'),
        description: translate(ctx.locale, 'unitsDesk.review.changed', { count: changed }),
      }),
  });
