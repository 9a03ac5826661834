/** The word that people write before the number of a unit, in either language. */
const unitWord = /^\s*(?:unit|suite|apt|apartment|app|appartement|unité|logement)(?!\p{L})\.?/iu;

/**
 * The number that follows the word 'unit': '305' for '305', 'Apt. 305' and '# 305'. Null for what is shown as typed: a
 * unit without a number at its beginning, such as 'PH 2', and a street address, such as '12 Elm Private'.
 */
export function unitNumberIn(unit: string): string | null {
  const number = unit.replace(unitWord, '').replace(/^[\s#]+/u, '');
  return /^\d/.test(number) && !/\p{L}{2}/u.test(number) ? number : null;
}

/** The stored units of people who have a role in a community. */
const offices = { Board: 'board', 'Management office': 'management' } as const;

/** The office that a unit stands for; null for a home. */
export const officeIn = (unit: string): 'board' | 'management' | null =>
  Object.hasOwn(offices, unit) ? offices[unit as keyof typeof offices] : null;

/**
 * A unit as it is compared: 'Unit 0305', '# 305' and '305' are one and the same. Lower case, without the word before
 * it, spaces, dots and dashes, and leading zeros; but what stands between two figures counts: '1-21' and '1 21' are
 * one unit, '121' and '12-1' are two others.
 */
export const unitKey = (label: string): string =>
  label
    .normalize('NFKC')
    .toLowerCase()
    .replace(unitWord, '')
    .replace(/[\s.\-–—#]+/gu, (mark, at: number, text: string) =>
      /\d/.test(text.charAt(at - 1)) && /\d/.test(text.charAt(at + mark.length)) ? '-' : '',
    )
    .replace(/^0+(?=[^-])/u, '');

/** The floor that a label tells: 3 for '305', 12 for '1204B', 1 for '2-101'; null for others. */
export function floorOf(label: string): number | null {
  const [, digits] = /^(?:\d{1,2}-)?(\d{3,4})[a-z]?$/.exec(unitKey(label)) ?? [];
  return digits ? Number(digits.slice(0, -2)) : null;
}

const natural = new Intl.Collator('en', { numeric: true });

/** What the order of a register goes by. A key is that of `unitKey`. */
interface PlacedUnit {
  key: string;
  floor: number | null;
  /** Left out where buildings don't matter. */
  building?: string | null;
}

/**
 * Compares two units by the order of a register: building by building, what is in none last; in each, floors upwards,
 * then the rest, numbers in order.
 */
export function compareUnits(one: PlacedUnit, other: PlacedUnit): number {
  const floors = (one.floor ?? Infinity) - (other.floor ?? Infinity);
  return compareBuildings(one, other) || floors || natural.compare(one.key, other.key) || 0;
}

function compareBuildings(
  { building: one = null }: Pick<PlacedUnit, 'building'>,
  { building: other = null }: Pick<PlacedUnit, 'building'>,
): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return natural.compare(one, other);
}
