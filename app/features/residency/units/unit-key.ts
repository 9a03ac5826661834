import { unitWord } from '#app/features/communities/communities/unit.ts';

/**
 * A unit as it is compared: 'Unit 0305', '# 305' and '305' are one and the same. Lower case, without
 * the word before it, spaces, dots and dashes, and leading zeros.
 */
export const unitKey = (label: string): string =>
  label
    .normalize('NFKC')
    .toLowerCase()
    .replace(unitWord, '')
    .replace(/[\s.\-–#]/gu, '')
    .replace(/^0+(?=.)/u, '');

/** The floor that a label tells: 3 for '305', 12 for '1204B', 1 for '101'; null for others. */
export function floorOf(label: string): number | null {
  const [, digits] = /^(\d{3,4})[a-z]?$/.exec(unitKey(label)) ?? [];
  return digits ? Number(digits.slice(0, -2)) : null;
}

const natural = new Intl.Collator('en', { numeric: true });

/** Compares two units by the order of a register: floors upwards, then the rest, numbers in order. */
export function compareUnits(
  one: { label: string; floor: number | null },
  other: { label: string; floor: number | null },
): number {
  const floors = (one.floor ?? Infinity) - (other.floor ?? Infinity);
  return floors || natural.compare(unitKey(one.label), unitKey(other.label)) || 0;
}
