import { listParts, rangeEnds } from '#app/features/communities/communities/unit-lists.ts';
import { unitKey } from '#app/features/communities/communities/unit.ts';

/** A unit of the register, in its order. */
interface ListedUnit {
  id: string;
  label: string;
}

/** The word for every unit in an address. */
const everyUnit = 'all';

/**
 * The units that somebody names, such as '101-112, 305': single ones, ranges in the order of the
 * register, or all. `unknown` has what the register does not know: a single unit, an end of a range, or a range
 * of which it knows neither end; `known` the single units and ends beside them.
 */
export function pickUnits<Unit extends ListedUnit>(
  units: Unit[],
  text: string,
): { picked: Unit[]; known: string[]; unknown: string[] } {
  if (text.trim().toLowerCase() === everyUnit) return { picked: units, known: [], unknown: [] };
  const placeOf = new Map(units.map(({ label }, place) => [unitKey(label), place]));
  const isPicked = new Uint8Array(units.length);
  const unknown: string[] = [];
  const known: string[] = [];
  for (const part of listParts(text)) {
    const range = rangeIn(part, placeOf);
    const ends = range ? null : halfKnown(part, placeOf);
    if (range) known.push(part);
    else if (ends) {
      known.push(ends.known);
      unknown.push(ends.unknown);
    } else unknown.push(part);
    if (range) isPicked.fill(1, range[0], range[1] + 1);
  }
  return { picked: units.filter((_, place) => isPicked[place] === 1), known, unknown };
}

/**
 * How an address names units of the register, as short as `pickUnits` reads it: 'all', or single ones and
 * ranges of three and more.
 */
export function nameUnits<Unit extends ListedUnit>(units: Unit[], picked: Unit[]): string {
  if (picked.length === units.length) return everyUnit;
  const ids = new Set(picked.map(({ id }) => id));
  const runs: Unit[][] = [];
  let isRunning = false;
  for (const unit of units) {
    const isPicked = ids.has(unit.id);
    if (isPicked && isRunning) runs.at(-1)?.push(unit);
    else if (isPicked) runs.push([unit]);
    isRunning = isPicked;
  }
  const text = runs
    .flatMap((run) =>
      run.length > 2
        ? [`${run[0]?.label ?? ''} - ${run.at(-1)?.label ?? ''}`]
        : run.map(({ label }) => label),
    )
    .join(', ');
  // A label may read like a range of others.
  return pickUnits(units, text).picked.length === picked.length
    ? text
    : picked.map(({ label }) => label).join(', ');
}

function rangeIn(part: string, placeOf: Map<string, number>): [number, number] | null {
  const single = placeOf.get(unitKey(part));
  if (single !== undefined) return [single, single];
  for (const ends of rangeEnds(part)) {
    const [from, to] = ends.map((end) => placeOf.get(unitKey(end)));
    if (from !== undefined && to !== undefined) return from <= to ? [from, to] : [to, from];
  }
  return null;
}

/** The ends of a range of which the register knows only one. */
function halfKnown(part: string, placeOf: Map<string, number>) {
  for (const ends of rangeEnds(part)) {
    const known = ends.find((end) => placeOf.has(unitKey(end)));
    const unknown = ends.find((end) => end !== '' && !placeOf.has(unitKey(end)));
    if (known !== undefined && unknown !== undefined) return { known, unknown };
  }
  return null;
}
