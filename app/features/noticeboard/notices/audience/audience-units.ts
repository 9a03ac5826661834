import { unitKey } from '#app/features/communities/communities/unit.ts';
import { listParts, rangeEnds } from '#app/features/communities/communities/unit-lists.ts';

const maxFloors = 100;
const mostUnits = 2000;

/** The floors in a text such as '3, 5-7'; null where it cannot be read. Floors run from -9 to 199. */
export function parseFloors(text: string): number[] | null {
  const floors = new Set<number>();
  for (const part of listParts(text)) {
    const [, from, to = from] =
      /^(-?\d{1,3})(?:\s*(?:[-–—]|to|à|au)\s*(-?\d{1,3}))?$/.exec(part) ?? [];
    const [first, last] = [Number(from), Number(to)];
    if (from === undefined || last < first || first < -9 || last > 199) return null;
    for (let floor = first; floor <= last; floor += 1) floors.add(floor);
  }
  return floors.size > maxFloors ? null : [...floors].sort((one, other) => one - other);
}

/** A part of a text that names units: a unit, a range of units, or what may be either. */
interface NamedUnits {
  label: string;
  /** As the key of one unit. */
  key: string;
  range: Range | null;
  /** Whether it can only be a range that runs backwards. */
  isBackwards: boolean;
}

interface Range {
  label: string;
  /** What is before the number: a tower, 'ph' or nothing. */
  prefix: string;
  from: number;
  to: number;
}

/** The parts of a text such as '101-112, 305, PH2'; null where one names nothing or too many units. */
export function parseUnits(text: string): NamedUnits[] | null {
  const named = listParts(text).map((label): NamedUnits => {
    const range = numberedRange(label);
    const isBackwards = range !== null && range.to < range.from;
    return { label, key: unitKey(label), range: isBackwards ? null : range, isBackwards };
  });
  const count = named.reduce((sum, { range }) => sum + (range ? range.to - range.from + 1 : 1), 0);
  return count > mostUnits || named.some(({ key }) => key === '') ? null : named;
}

/** '101-112', '1-101 to 1-104' and 'PH-1 to PH-4' by their numbers; null for what is no range. */
function numberedRange(text: string): Range | null {
  for (const [from, to] of rangeEnds(text)) {
    const [first, last] = [numberedUnit(from), numberedUnit(to)];
    if (first && last && (last.prefix === '' || last.prefix === first.prefix))
      return { label: text, prefix: first.prefix, from: first.number, to: last.number };
  }
  return null;
}

/** A unit such as 'PH-2', '1-101' or '305' by its last number; null for any other. */
function numberedUnit(label: string): { prefix: string; number: number } | null {
  const [, prefix, number] = /^(|.*\D)(\d{1,6})$/.exec(unitKey(label)) ?? [];
  return prefix === undefined ? null : { prefix, number: Number(number) };
}

/**
 * The keys of the named units that the building has, and the labels of those that it does not have; of a range, those
 * of its ends, or the range where it has nobody in it. What names a unit of the register is that unit, and no range.
 * `found` has the others. Without a register, every unit counts as known.
 */
export function resolveUnits(
  named: NamedUnits[],
  known: ReadonlySet<string>,
): { keys: string[]; found: string[]; unknown: string[] } {
  const keys = new Set<string>();
  const found: string[] = [];
  const unknown: string[] = [];
  for (const { label, key, range, isBackwards } of named) {
    if (known.has(key) || !range) {
      const isKnown = known.has(key) || (known.size === 0 && !isBackwards);
      if (isKnown) keys.add(key);
      (isKnown ? found : unknown).push(label);
      continue;
    }
    const within = known.size === 0 ? expanded(range) : [...known].filter(isWithin(range));
    if (within.length === 0) unknown.push(label);
    else for (const end of endsOf(range)) (hasEnd(end, within) ? found : unknown).push(end.label);
    for (const one of within) keys.add(one);
  }
  return { keys: [...keys], found, unknown };
}

/** The first and the last unit of a range. */
const endsOf = ({ prefix, from, to }: Range) =>
  [...new Set([from, to])].map((number) => ({
    label: `${prefix.toUpperCase()}${number}`,
    range: { label: '', prefix, from: number, to: number },
  }));

/** Whether one of these units is an end of a range: 305B is the end of 301-305. */
const hasEnd = ({ range: end }: ReturnType<typeof endsOf>[number], keys: string[]): boolean =>
  keys.some(isWithin(end));

const expanded = ({ prefix, from, to }: Range): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `${prefix}${from + index}`);

/** A unit such as 305B is within 301-312. */
const isWithin =
  ({ prefix, from, to }: Range) =>
  (key: string): boolean => {
    const [, before, number] = /^(|.*\D)(\d+)[a-z]?$/.exec(key) ?? [];
    return before === prefix && Number(number) >= from && Number(number) <= to;
  };
