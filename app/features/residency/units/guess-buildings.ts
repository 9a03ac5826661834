import type { UnitKind } from '#db/enums.ts';
import { isLivedIn } from '#app/features/communities/communities/unit-kind.ts';
import { floorOf, unitKey, unitNumberIn } from '#app/features/communities/communities/unit.ts';
import { foldLetters } from '#app/lib/i18n/letters.ts';

/** A unit whose building may be guessed from its label. */
interface GuessedUnit {
  label: string;
  kind: UnitKind;
  /** Null where no building is set. */
  building: string | null;
}

/** As few units make a series with the same letter or number before them. */
const fewest = 3;

/**
 * The buildings that labels tell, by the keys of the units that have none: 'Tower A' for 'A-101', 'A-102' …, where a
 * whole series of homes has the same letter before its numbers, or one of several numbers; 'Elm Private' for '12 Elm
 * Private' and '14 Elm Private'; 'Tower North' for 'Tower North 305'. Where others of a series have a building, it is
 * theirs. `tower` is how the reader's language names one.
 */
export function guessBuildings(
  units: readonly GuessedUnit[],
  tower: (name: string) => string,
): Map<string, string> {
  const guesses = new Map<string, string>();
  const series = Map.groupBy(
    units.filter(({ kind }) => isLivedIn(kind)),
    ({ label }) => seriesOf(label)?.key ?? null,
  );
  const numbered = [...series.keys()].filter((key) => key !== null && /^\d/.test(key));
  for (const [key, members] of series) {
    const [first] = members;
    const found = first && seriesOf(first.label);
    if (key === null || !found || members.length < found.fewest) continue;
    if (numbered.includes(key) && numbered.length < 2) continue;
    const said = members.find(({ building }) => building !== null)?.building;
    for (const { label, building } of members) {
      if (building === null) guesses.set(unitKey(label), said ?? found.name ?? tower(found.key));
    }
  }
  return guesses;
}

/** A unit with the building that was guessed for it, if it was, and then also with the floor: 3 for 'A-305'. */
export function withGuess<
  Unit extends { label: string; building: string | null; floor: number | null },
>(unit: Unit, guess: string | undefined): Unit & { isGuess: boolean } {
  if (guess === undefined) return { ...unit, isGuess: false };
  const floor = unit.floor ?? floorOf(unit.label.replace(/^\p{L}[\s\-–—]?/u, ''));
  return { ...unit, building: guess, floor, isGuess: true };
}

interface Series {
  /** The same for all of them. */
  key: string;
  /** As the labels have it; null where it has to be named. */
  name: string | null;
  /** How many units make one. */
  fewest: number;
}

const named =
  /^((?:tower|tour|building|bldg|immeuble|bâtiment|édifice|phase|block|bloc)\s+[\p{L}\d]+)[\s\-–—,/]+(?:unit |unité |suite )?\d+\p{L}?$/iu;

/** The series that a label is one of; null for a label that tells no building. */
function seriesOf(label: string): Series | null {
  const [, name] = named.exec(label) ?? [];
  if (name) return { key: foldLetters(name), name, fewest: 1 };
  const [, letter] = /^(\p{L})[\s\-–—]?\d{3,4}\p{L}?$/u.exec(label) ?? [];
  if (letter) return { key: letter.toUpperCase(), name: null, fewest };
  const [, number] = /^(\d{1,2})-\d{3,4}[a-z]?$/.exec(unitKey(label)) ?? [];
  if (number) return { key: number, name: null, fewest };
  const [, street] = /^\d+\p{L}?,?\s+(\p{L}[\p{L}\d\s.'’-]*)$/u.exec(label) ?? [];
  return street && unitNumberIn(label) === null
    ? { key: foldLetters(street), name: street.trim(), fewest: 2 }
    : null;
}
