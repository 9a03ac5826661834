import { AppError } from '#app/lib/errors.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { unitOccupancy, type UnitOccupancy } from '../occupancy.server.ts';

export interface UnitRegister {
  figures: { units: number; answered: number; unanswered: number };
  /** Floors upwards; the units whose floor nobody knows come last. */
  floors: { floor: number | null; answered: number; units: RegisteredUnit[] }[];
}

/** A unit and who is in it. */
export interface RegisteredUnit {
  id: string;
  label: string;
  /** The confirmed people, by name. */
  names: string[];
  waiting: number;
  invited: number;
}

/** Whether somebody of a unit has come: lives there, or waits at the door. */
const hasAnswered = ({ people, waiting }: UnitOccupancy): boolean =>
  people.length > 0 || waiting > 0;

/** The register of a community's units by floor; `unanswered` leaves out those that have answered. */
export async function unitRegister(
  em: Em,
  communityId: string,
  { unanswered }: { unanswered: boolean },
): Promise<UnitRegister> {
  const units = await unitOccupancy(em, communityId);
  const answered = units.filter(hasAnswered).length;
  const floors: UnitRegister['floors'] = [];
  for (const unit of units) {
    if (unanswered && hasAnswered(unit)) continue;
    let last = floors.at(-1);
    if (!last || last.floor !== unit.floor) {
      last = { floor: unit.floor, answered: 0, units: [] };
      floors.push(last);
    }
    const { id, label, people, waiting, invited } = unit;
    last.units.push({ id, label, names: people.map(({ name }) => name), waiting, invited });
    if (hasAnswered(unit)) last.answered += 1;
  }
  return {
    figures: { units: units.length, answered, unanswered: units.length - answered },
    floors,
  };
}

/** A unit of a community's register. Throws AppError `not-found`. */
export async function requireUnit(
  em: Em,
  communityId: string,
  unitId: string,
): Promise<UnitOccupancy> {
  const unit = (await unitOccupancy(em, communityId)).find(({ id }) => id === unitId);
  if (!unit) throw new AppError('not-found', 'unitsDesk.notFound');
  return unit;
}
