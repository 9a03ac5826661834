import { z } from 'zod';
import { requireManaged } from '#app/features/communities/manage/access.server.ts';
import { shownFieldOf } from '#app/lib/forms/choice.ts';
import { withChoices } from '#app/lib/forms/choices.server.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { renewCodes, revokeCodes } from '../codes/renew.server.ts';
import { codedUnits } from './coded-units.server.ts';
import { unknownUnits } from '../unknown-units.ts';
import { unitsChoice } from './choices.ts';
import { nameUnits, pickUnits } from './pick-units.ts';

const shownTicked = shownFieldOf('ticked');

export const makeCodesSchema = withChoices(
  z.object({
    which: z.enum(['missing', 'all', 'these'], { error: 'letters.whichRequired' }),
    /** For `these`: single units and ranges. */
    units: z.string().trim().max(20_000, 'letters.unitsRequired').default(''),
    /** The labels that are selected in the list, and those that were when the page was opened. */
    ticked: z.array(z.string()).default([]),
    [shownTicked]: z.array(z.string()).default([]),
    /** `use` only names the units in the address. */
    intent: z.enum(['make', 'use']).default('make'),
    renew: z
      .literal('yes')
      .optional()
      .transform((value) => value === 'yes'),
    /** How many valid codes the second press said that it replaces. */
    agreed: z.coerce.number('http.formUnreadable').optional(),
  }),
  unitsChoice,
);

/** More than one code that opens the door would be replaced, and no press has named their number. */
export class CodesUnconfirmed extends AppError {
  readonly count: number;

  constructor(count: number) {
    super('conflict', 'letters.renewUnconfirmed');
    this.count = count;
  }
}

export const unitCodeSchema = z.object({
  intent: z.enum(['renew', 'revoke'], { error: 'letters.whichRequired' }),
});

/**
 * Makes codes for units of a community: those without a valid one, or with `renew` all that are named.
 * Returns how many were made, null where none were asked for, and how an address names the units.
 * Throws AppError: `unauthenticated`, `forbidden`, `not-found`, `invalid` where no unit is named,
 * or one that the register does not know; CodesUnconfirmed unless `agreed` is the number of valid codes that it
 * replaces, where that is more than one.
 */
export async function makeCodes(
  ctx: Ctx,
  slug: string,
  { which, units: text, renew, agreed, intent, ...ticks }: z.output<typeof makeCodesSchema>,
): Promise<{ made: number | null; chosen: string }> {
  const { actor, community } = await requireManaged(ctx, slug);
  const units = await codedUnits(ctx.em, community.id);
  const missing = units.filter(({ state }) => state !== 'VALID');
  const named = pickUnits(units, text);
  const these = withTicks(units, named.picked, { now: ticks.ticked, before: ticks[shownTicked] });
  const picked = { missing, all: units, these }[which];
  if (which === 'these' && named.unknown.length > 0) {
    const known = [...new Set(named.known)];
    if (known.length > 0) throw unknownUnits({ known, unknown: named.unknown }, 'units');
    throw new AppError('invalid', 'letters.noneKnown', {
      params: { units: named.unknown.slice(0, 10).join(', ') },
      field: 'units',
    });
  }
  if (intent === 'use') return { made: null, chosen: nameUnits(units, these) };
  if (which === 'these' && picked.length === 0) {
    throw new AppError('invalid', 'letters.unitsRequired', { field: 'units' });
  }
  const keepValid = !renew || which === 'missing';
  const replaced = keepValid ? 0 : picked.filter(({ state }) => state === 'VALID').length;
  if (replaced > 1 && agreed !== replaced) throw new CodesUnconfirmed(replaced);
  const made = await inTransaction(ctx.em, (tx) =>
    renewCodes(tx, {
      actor,
      communityId: community.id,
      unitIds: picked.map(({ id }) => id),
      keepValid,
    }),
  );
  return { made, chosen: nameUnits(units, picked) };
}

/** What was typed, with what was selected in the list since the page was opened, without what was cleared. */
function withTicks<Unit extends { label: string }>(
  units: Unit[],
  typed: Unit[],
  ticked: { now: string[]; before: string[] },
): Unit[] {
  const picked = new Set(typed.map(({ label }) => label));
  const now = new Set(ticked.now);
  const before = new Set(ticked.before);
  return units.filter(({ label }) =>
    now.has(label) === before.has(label) ? picked.has(label) : now.has(label),
  );
}

/**
 * Gives one unit a new code, or takes its code away. Returns what was done: its first code is `created`.
 * Throws AppError: `unauthenticated`, `forbidden`, `not-found`, also for a unit of another community.
 */
export async function changeUnitCode(
  ctx: Ctx,
  slug: string,
  unitId: string,
  { intent }: z.output<typeof unitCodeSchema>,
): Promise<{ done: 'created' | 'renewed' | 'revoked' }> {
  const { actor, community } = await requireManaged(ctx, slug);
  const [unit] = await codedUnits(ctx.em, community.id, { unitId });
  if (!unit) throw new AppError('not-found', 'letters.unitNotFound');
  const change = { actor, communityId: community.id, unitIds: [unit.id] };
  await inTransaction(ctx.em, (tx) =>
    intent === 'renew' ? renewCodes(tx, change) : revokeCodes(tx, change),
  );
  if (intent === 'revoke') return { done: 'revoked' };
  return { done: unit.state === 'NONE' ? 'created' : 'renewed' };
}
