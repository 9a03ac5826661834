import { z } from 'zod';
import { unitKinds, type UnitKind } from '#db/enums.ts';
import { buildingLength } from '#app/features/communities/communities/limits.ts';
import { visibleText } from '#app/lib/forms/names.ts';
import { withoutMarks, type UnitToAdd } from '../unit-ranges.ts';

const name = z.string().overwrite(visibleText).max(buildingLength, 'unitsDesk.buildingTooLong');

/** The fields of a preview of units in which the desk confirms what they were taken for. */
export const confirmedFields = {
  /** What the units are that look like homes, parking spaces and the like. */
  as: z.partialRecord(z.enum(unitKinds), z.enum(unitKinds)).optional(),
  /** The buildings that were shown, each with its name now; none takes its units out of it. */
  buildings: z.array(z.object({ was: name, name: name.optional() })).optional(),
};

export interface Confirmed {
  as?: Partial<Record<UnitKind, UnitKind>> | undefined;
  buildings?: { was: string; name?: string | undefined }[] | undefined;
}

/** A unit to confirm; where its building is guessed, only a confirmed one counts. */
type Shown = Pick<UnitToAdd, 'kind' | 'building'> & { isGuess?: boolean };

/** Units as the desk has confirmed them. */
export function asConfirmed<Unit extends Shown>(
  units: readonly Unit[],
  { as = {}, buildings = [] }: Confirmed,
): Unit[] {
  const nameOf = new Map(buildings.map(({ was, name = '' }) => [was, name || null]));
  return units.map((unit) => {
    const said = unit.isGuess ? null : unit.building;
    const named = unit.building === null ? null : nameOf.get(withoutMarks(unit.building));
    return {
      ...unit,
      kind: as[unit.kind] ?? unit.kind,
      building: named === undefined ? said : named,
    };
  });
}
