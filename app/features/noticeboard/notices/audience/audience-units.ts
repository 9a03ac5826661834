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

interface NamedUnits {
  single: { label: string; key: string }[];
  ranges: { label: string; prefix: string; from: number; to: number }[];
}

/**
 * The units that a text such as '101-112, 305, PH2' names; null where a range runs backwards or is too
 * long.
 */
export function parseUnits(text: string): NamedUnits | null {
  const named: NamedUnits = { single: [], ranges: [] };
  let count = 0;
  for (const label of listParts(text)) {
    const range = numberedRange(label);
    if (range) {
      count += range.to - range.from + 1;
      if (range.to < range.from || count > mostUnits) return null;
      named.ranges.push({ label, ...range });
    } else named.single.push({ label, key: unitKey(label) });
  }
  return named.single.length > mostUnits || named.single.some(({ key }) => key === '')
    ? null
    : named;
}

/** '101-112' and 'PH-1 to PH-4' by their letters and numbers; null for what is no range. */
function numberedRange(text: string): Omit<Range, 'label'> | null {
  for (const [from, to] of rangeEnds(text)) {
    const [first, last] = [numberedUnit(from), numberedUnit(to)];
    if (first && last && (last.prefix === '' || last.prefix === first.prefix))
      return { prefix: first.prefix, from: first.number, to: last.number };
  }
  return null;
}

/** A unit such as 'PH-2' or '305', which has one number at its end; null for any other. */
function numberedUnit(label: string): { prefix: string; number: number } | null {
  const isOneNumber = !/\d\D+\d/.test(label);
  const [, prefix, number] = (isOneNumber && /^([a-z]*)(\d{1,6})$/.exec(unitKey(label))) || [];
  return prefix === undefined ? null : { prefix, number: Number(number) };
}

/**
 * The keys of the named units that the building has, and the labels of those that it does not have; of a range, those
 * of its ends, or the range where it has nobody in it. `found` has the others. Without a register, every unit counts
 * as known.
 */
export function resolveUnits(
  { single, ranges }: NamedUnits,
  known: ReadonlySet<string>,
): { keys: string[]; found: string[]; unknown: string[] } {
  const keys = new Set<string>();
  const found: string[] = [];
  const unknown: string[] = [];
  for (const { label, key } of single) {
    const isKnown = known.size === 0 || known.has(key);
    if (isKnown) keys.add(key);
    (isKnown ? found : unknown).push(label);
  }
  for (const one of ranges) {
    const within = known.size === 0 ? expanded(one) : [...known].filter(isWithin(one));
    if (within.length === 0) unknown.push(one.label);
    else for (const end of endsOf(one)) (hasEnd(end, within) ? found : unknown).push(end.label);
    for (const key of within) keys.add(key);
  }
  return { keys: [...keys], found, unknown };
}

type Range = NamedUnits['ranges'][number];

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
    const [, letters, number] = /^([a-z]*)(\d+)[a-z]?$/.exec(key) ?? [];
    return letters === prefix && Number(number) >= from && Number(number) <= to;
  };
