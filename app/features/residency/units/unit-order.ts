import { unitKey } from './unit-key.ts';

const natural = new Intl.Collator('en', { numeric: true });

/** Compares two units by the order of a register: floors upwards, then the rest, numbers in order. */
export function compareUnits(
  one: { label: string; floor: number | null },
  other: { label: string; floor: number | null },
): number {
  const floors = (one.floor ?? Infinity) - (other.floor ?? Infinity);
  return floors || natural.compare(unitKey(one.label), unitKey(other.label)) || 0;
}
