import { unitKey } from '#app/features/communities/communities/unit.ts';
import { foldLetters } from '#app/lib/i18n/letters.ts';

/** A unit as a list has it: the number in one column, and the building in another, if it has one. */
export interface ListedUnit {
  label: string;
  /** Empty where the list says none. */
  building: string;
}

/** What people write before the name of a building, in either language. */
const buildingWord =
  /^(?:tower|tour|building|bldg|immeuble|bâtiment|édifice|phase|block|bloc)(?!\p{L})[\s.]*/iu;

/** What is particular about the name of a building: 'A' of 'Tower A', '2' of 'Phase 2', 'Elm Private' of itself. */
const shortBuilding = (building: string): string => building.replace(buildingWord, '') || building;

/** Whether two names are those of one building: 'tower a', 'Tower A' and 'A' are. */
export function isSameBuilding(one: string, other: string): boolean {
  const isShort = shortBuilding(one) === one || shortBuilding(other) === other;
  return (
    foldLetters(one) === foldLetters(other) || (isShort && foldShort(one) === foldShort(other))
  );
}

const foldShort = (building: string): string => foldLetters(shortBuilding(building));

/** What writes the name of a building as it was written first: 'tower a' and 'A' as 'Tower A'. */
export function inOneSpelling(names: Iterable<string>): (name: string) => string {
  const whole = new Map<string, string>();
  /** By what is particular about them. */
  const short = new Map<string, string>();
  const hasNoWord = (name: string) => shortBuilding(name) === name;
  const find = (name: string): string | undefined => {
    const same = whole.get(foldLetters(name));
    const other = short.get(foldShort(name));
    return same ?? (other && (hasNoWord(name) || hasNoWord(other)) ? other : undefined);
  };
  const spelled = (name: string): string => {
    const found = find(name);
    if (found !== undefined) return found;
    whole.set(foldLetters(name), name);
    if (!short.has(foldShort(name))) short.set(foldShort(name), name);
    return name;
  };
  for (const name of names) spelled(name);
  return spelled;
}

/** Whether a list has the same number in two buildings, so that the number alone is no unit. */
export function repeatsNumbers(units: Iterable<ListedUnit>): boolean {
  const buildingOf = new Map<string, string>();
  for (const { label, building } of units) {
    if (building === '') continue;
    const key = unitKey(label);
    const other = buildingOf.get(key);
    if (other !== undefined && !isSameBuilding(other, building)) return true;
    buildingOf.set(key, building);
  }
  return false;
}

/**
 * The label of a listed unit, which is the whole unit: 'A-305' for '305' in 'Tower A', where the register has it so, or
 * has '305' in another building, or the list has several of that number. As it is written anywhere else.
 */
export function wholeUnit(
  { label, building }: ListedUnit,
  {
    isRepeated,
    buildingIn,
  }: {
    /** Whether the list has the same number in two buildings. */
    isRepeated: boolean;
    /** The building of a unit of the register by its key; undefined where the register has no such unit. */
    buildingIn: (key: string) => string | null | undefined;
  },
): string {
  const key = unitKey(label);
  if (building === '' || key === '') return label;
  const short = shortBuilding(building);
  const isItsOwn = key.startsWith(unitKey(short)) && key !== unitKey(short) && !/^\d+$/.test(key);
  const isWhole = isItsOwn || /^(?:\p{L}|\d{1,2}-)\d{3,4}\p{L}?$/u.test(key);
  if (isWhole) return label;
  const whole = /\s/.test(short) ? `${short} ${label}` : `${short}-${label}`;
  if (buildingIn(unitKey(whole)) !== undefined) return whole;
  const registered = buildingIn(key);
  const isOfAnother = typeof registered === 'string' && !isSameBuilding(registered, building);
  return isRepeated || isOfAnother ? whole : label;
}
