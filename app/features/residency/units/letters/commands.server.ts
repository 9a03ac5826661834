import { z } from 'zod';
import { requireManaged } from '#app/features/communities/manage/access.server.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { renewCodes, revokeCodes } from '../codes/renew.server.ts';
import { codedUnits } from './coded-units.server.ts';
import { unknownUnits } from '../unknown-units.ts';
import { nameUnits, pickUnits } from './pick-units.ts';

export const makeCodesSchema = z.object({
  which: z.enum(['missing', 'all', 'these'], { error: 'letters.whichRequired' }),
  /** For `these`: single units and ranges. */
  units: z.string().trim().max(20_000, 'letters.unitsRequired').default(''),
  renew: z
    .literal('yes')
    .optional()
    .transform((value) => value === 'yes'),
});

export const unitCodeSchema = z.object({
  intent: z.enum(['renew', 'revoke'], { error: 'letters.whichRequired' }),
});

/**
 * Makes codes for units of a community: those without a valid one, or with `renew` all that are named.
 * Returns how many were made, and how an address names the units.
 * Throws AppError: `unauthenticated`, `forbidden`, `not-found`, `invalid` where no unit is named,
 * or one that the register does not know.
 */
export async function makeCodes(
  ctx: Ctx,
  slug: string,
  { which, units: text, renew }: z.output<typeof makeCodesSchema>,
): Promise<{ made: number; chosen: string }> {
  const { actor, community } = await requireManaged(ctx, slug);
  const units = await codedUnits(ctx.em, community.id);
  const missing = units.filter(({ state }) => state !== 'VALID');
  const named = pickUnits(units, text);
  const picked = { missing, all: units, these: named.picked }[which];
  if (which === 'these' && named.unknown.length > 0) {
    const known = [...new Set(named.known)];
    if (known.length > 0) throw unknownUnits({ known, unknown: named.unknown }, 'units');
    throw new AppError('invalid', 'letters.noneKnown', {
      params: { units: named.unknown.slice(0, 10).join(', ') },
      field: 'units',
    });
  }
  if (which === 'these' && picked.length === 0) {
    throw new AppError('invalid', 'letters.unitsRequired', { field: 'units' });
  }
  const made = await inTransaction(ctx.em, (tx) =>
    renewCodes(tx, {
      actor,
      communityId: community.id,
      unitIds: picked.map(({ id }) => id),
      keepValid: !renew || which === 'missing',
    }),
  );
  return { made, chosen: nameUnits(units, picked) };
}

/**
 * Gives one unit a new code, or takes its code away.
 * Throws AppError: `unauthenticated`, `forbidden`, `not-found`, also for a unit of another community.
 */
export async function changeUnitCode(
  ctx: Ctx,
  slug: string,
  unitId: string,
  { intent }: z.output<typeof unitCodeSchema>,
): Promise<{ intent: 'renew' | 'revoke' }> {
  const { actor, community } = await requireManaged(ctx, slug);
  const [unit] = await codedUnits(ctx.em, community.id, { unitId });
  if (!unit) throw new AppError('not-found', 'letters.unitNotFound');
  const change = { actor, communityId: community.id, unitIds: [unit.id] };
  await inTransaction(ctx.em, (tx) =>
    intent === 'renew' ? renewCodes(tx, change) : revokeCodes(tx, change),
  );
  return { intent };
}
