import type { UnitKind } from '#db/enums.ts';
import { kindOf } from '#app/features/communities/communities/unit-kind.ts';
import { unitKey } from '#app/features/communities/communities/unit.ts';
import { guessBuildings } from './guess-buildings.ts';
import { isAmongNumbers, spoiltReadings } from './spoilt-label.ts';

/** A unit of the register. */
interface Registered {
  label: string;
  kind: UnitKind;
  building: string | null;
}

/** What the label of a unit says that the register doesn't. */
export interface Reading<Unit> {
  unit: Unit;
  /** The building that its label tells; null where it tells none, or the register has one. */
  building: string | null;
  /** What it is by its label, where the register has it as a home; null for a home. */
  kind: UnitKind | null;
  /** What it may have been before a spreadsheet changed it; null where none did. */
  spoilt: string[] | null;
}

/**
 * The units of a register whose labels can be read in two ways, each with what its label says. A building is told only
 * where labels tell several. `tower` is how the reader's language names one.
 */
export function readLabels<Unit extends Registered>(
  units: readonly Unit[],
  tower: (name: string) => string,
): Reading<Unit>[] {
  const guesses = guessBuildings(units, tower);
  const tellsSeveral = new Set(guesses.values()).size > 1;
  const context = { isAmongNumbers: isAmongNumbers(units.map(({ label }) => label)) };
  return units.flatMap((unit) => {
    const building = tellsSeveral ? (guesses.get(unitKey(unit.label)) ?? null) : null;
    const told = unit.kind === 'HOME' ? kindOf(unit.label) : 'HOME';
    const kind = told === 'HOME' ? null : told;
    const spoilt = spoiltReadings(unit.label, context);
    return building === null && kind === null && spoilt === null
      ? []
      : [{ unit, building, kind, spoilt }];
  });
}
