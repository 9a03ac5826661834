import { unitKey } from '#app/features/communities/communities/unit.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { guessBuildings, withGuess } from '../guess-buildings.ts';
import { spoiltReadings } from '../spoilt-label.ts';
import {
  collect,
  maxUnits,
  readList,
  readRanges,
  unitLine,
  withoutMarks,
  type UnitToAdd,
} from '../unit-ranges.ts';
import { inOneSpelling } from '../whole-units.ts';

/** What adding units would do, to look at before anything is saved. */
export type UnitsPreview = Awaited<ReturnType<typeof previewUnits>>;

/**
 * What adding units would do to a register. Throws AppError `invalid` for more units than a register can have, and
 * where nothing was typed. Guards nothing itself.
 */
export async function previewUnits(
  ctx: Pick<Ctx, 'em' | 'locale'>,
  communityId: string,
  { ranges, list }: { ranges: string; list: string },
) {
  const register = await registeredUnits(ctx.em, communityId);
  const parts = [
    readRanges(ranges, (key) => register.has(key)),
    readList(list, (key) => register.get(key)?.building),
  ];
  const units = parts.flatMap((part) => part.units);
  const unclear = parts.flatMap((part) => part.unclear);
  if (parts.some((part) => part.isTooMany) || units.length > maxUnits) {
    throw new AppError('invalid', 'unitsDesk.tooMany', { params: { maximum: maxUnits } });
  }
  if (units.length + unclear.length === 0) {
    throw new AppError('invalid', 'unitsDesk.nothing', { field: 'ranges' });
  }
  const once = collect(
    units.map((unit) => ({
      ...unit,
      floor: String(unit.floor ?? ''),
      building: unit.building ?? '',
    })),
  ).units;
  const compared = compare(once, register, ctx.locale);
  return {
    ...compared,
    /** What cannot be read, and what a spreadsheet may have made it of; null where that is no reason. */
    unclear: unclear.map((text) => ({ text, readings: spoiltReadings(text) })),
  };
}

/** The units of a register, in its order, by their keys. */
async function registeredUnits(em: Em, communityId: string): Promise<Map<string, UnitToAdd>> {
  const rows = await kysely(em)
    .selectFrom('units')
    .select(['key', 'label', 'kind', 'building', 'floor'])
    .where('community', '=', communityId)
    .orderBy('position')
    .execute();
  return new Map(rows.map(({ key, ...unit }) => [key, unit]));
}

/** Tells new units from those that a register has, with the buildings that are given or else guessed. */
function compare(
  units: readonly UnitToAdd[],
  register: Map<string, UnitToAdd>,
  locale: Ctx['locale'],
) {
  const isRegistered = ({ label }: UnitToAdd) => register.has(unitKey(label));
  const guesses = guessBuildings(
    [...register.values(), ...units.filter((unit) => !isRegistered(unit))],
    (name) => translate(locale, 'unitsDesk.tower', { name }),
  );
  const spelled = inOneSpelling([...register.values()].flatMap(({ building }) => building ?? []));
  const read = units.map((unit) => {
    const building = unit.building === null ? null : spelled(unit.building);
    const guess = building === null ? guesses.get(unitKey(unit.label)) : undefined;
    return withGuess({ ...unit, building }, guess);
  });
  const added = read.filter((unit) => !isRegistered(unit));
  const isPlaced = ({ label, building }: UnitToAdd) =>
    building !== null && register.get(unitKey(label))?.building === null;
  const placed = read.filter((unit) => isRegistered(unit) && isPlaced(unit));
  return {
    added,
    /** Units of the register that get a building, as they have none. */
    placed,
    /** Units of the register that stay as they are. */
    present: read.filter((unit) => isRegistered(unit) && !isPlaced(unit)).map(({ label }) => label),
    buildings: buildingsOf([...added, ...placed]),
    /** What is added or gets its building, as the next form sends it. */
    checked: [...added, ...placed].map(unitLine).join('\n'),
  };
}

/** A building that units would be in. */
export interface ShownBuilding {
  name: string;
  /** Its name as the lines of the form have it. */
  was: string;
  /** Whether it is guessed for some of them. */
  isGuess: boolean;
  labels: string[];
}

/** As many buildings are shown to confirm; those of the others are as a list says them. */
const mostBuildings = 50;

/** The buildings of units, in the order of the units. */
export function buildingsOf(
  units: readonly { label: string; building: string | null; isGuess: boolean }[],
): ShownBuilding[] {
  const groups = Map.groupBy(units, ({ building }) => building);
  groups.delete(null);
  return [...groups].slice(0, mostBuildings).map(([name, inIt]) => ({
    name: name ?? '',
    was: withoutMarks(name ?? ''),
    isGuess: inIt.some(({ isGuess }) => isGuess),
    labels: inIt.map(({ label }) => label),
  }));
}
