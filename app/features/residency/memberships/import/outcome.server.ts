import { needsItsUnit, takesOwner, type Analysis } from './analyse.server.ts';
import { rowPlans, type RowPlan } from './columns.ts';
import type { PlannedPerson } from './plan.ts';

/**
 * What saving a list does, with these units in the register: the preview counts it, and saving carries it out. `units`
 * are those of the register by key, with those of the list that are added.
 */
export function outcomeOf(
  { people, owners }: Pick<Analysis, 'people' | 'owners'>,
  units: ReadonlyMap<string, unknown>,
) {
  const { kept = [], leftOut = [] } = Object.groupBy(people, (person) =>
    needsItsUnit(person, units) ? 'leftOut' : 'kept',
  );
  const byPlan = Object.groupBy(kept, ({ plan }) => plan);
  return {
    /** The rows that are saved with each plan. */
    of: (plan: RowPlan): PlannedPerson[] => byPlan[plan] ?? [],
    counts: Object.fromEntries(rowPlans.map((plan) => [plan, byPlan[plan]?.length ?? 0])) as Record<
      RowPlan,
      number
    >,
    /** The rows whose unit the register does not have. */
    leftOut,
    /** The rows that are taken into the record of owners, or bring it up to date. */
    owners: kept.filter((person) => units.has(person.unitKey) && takesOwner(person, owners)),
    /** How many people the rows are about that can be saved. */
    personCount: new Set(
      kept.flatMap(({ plan, row, sameAs }) => (plan === 'ERROR' ? [] : (sameAs ?? row))),
    ).size,
  };
}

/** What is counted of an outcome, as a preview shows it. */
export const figuresOf = (
  { counts, leftOut, owners, personCount }: ReturnType<typeof outcomeOf>,
  unitsAdded: number,
) => ({ counts, needing: leftOut.length, owners: owners.length, personCount, unitsAdded });

export type ImportFigures = ReturnType<typeof figuresOf>;
