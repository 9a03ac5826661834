import { floorOf, unitKey } from '#app/features/residency/units/unit-key.ts';
import type { Audience } from '#db/enums.ts';

/** Who a notice is for. The lists count only for the audience they belong to. */
export interface AudienceOf {
  audience: Audience;
  audienceFloors: number[];
  audienceUnitKeys: string[];
}

/** What decides which notices a person reads. */
export interface NoticeReader {
  isOwner: boolean;
  isTenant: boolean;
  floors: number[];
  unitKeys: string[];
}

/** Whether a notice is for a person. `isShownTo` says the same in SQL. */
export function isInAudience(notice: AudienceOf, reader: NoticeReader): boolean {
  switch (notice.audience) {
    case 'EVERYONE':
      return true;
    case 'OWNERS':
      return reader.isOwner;
    case 'TENANTS':
      return reader.isTenant;
    case 'FLOORS':
      return reader.floors.some((floor) => notice.audienceFloors.includes(floor));
    case 'UNITS':
      return reader.unitKeys.some((key) => notice.audienceUnitKeys.includes(key));
  }
}

const maxFloors = 100;
const mostUnits = 2000;

/** The floors in a text such as '3, 5-7'; null where it cannot be read. Floors run from -9 to 199. */
export function parseFloors(text: string): number[] | null {
  const floors = new Set<number>();
  for (const part of partsOf(text)) {
    const [, from, to = from] = /^(-?\d{1,3})(?:\s*(?:-|–|to|à)\s*(-?\d{1,3}))?$/.exec(part) ?? [];
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

const range = /^([a-z]*)\s*(\d{1,6})\s*(?:-|–|to|à)\s*([a-z]*)\s*(\d{1,6})$/i;

/**
 * The units that a text such as '101-112, 305, PH2' names; null where a range runs backwards or is too
 * long.
 */
export function parseUnits(text: string): NamedUnits | null {
  const named: NamedUnits = { single: [], ranges: [] };
  let count = 0;
  for (const label of partsOf(text)) {
    const [, prefix = '', from = '', otherPrefix = '', to = ''] = range.exec(label) ?? [];
    const isRange = from !== '' && (otherPrefix === '' || otherPrefix === prefix);
    if (!isRange) {
      named.single.push({ label, key: unitKey(label) });
      continue;
    }
    const [first, last] = [Number(from), Number(to)];
    count += last - first + 1;
    if (last < first || count > mostUnits) return null;
    named.ranges.push({ label, prefix: prefix.toLowerCase(), from: first, to: last });
  }
  return named.single.length > mostUnits || named.single.some(({ key }) => key === '')
    ? null
    : named;
}

/**
 * The keys of the named units that the building has, and the labels of those that it does not have.
 * Without a register, every unit counts as known.
 */
export function resolveUnits(
  { single, ranges }: NamedUnits,
  known: ReadonlySet<string>,
): { keys: string[]; unknown: string[] } {
  const keys = new Set<string>();
  const unknown: string[] = [];
  for (const { label, key } of single) {
    if (known.size === 0 || known.has(key)) keys.add(key);
    else unknown.push(label);
  }
  for (const one of ranges) {
    const within = known.size === 0 ? expanded(one) : [...known].filter(isWithin(one));
    if (within.length === 0) unknown.push(one.label);
    for (const key of within) keys.add(key);
  }
  return { keys: [...keys], unknown };
}

type Range = NamedUnits['ranges'][number];

const expanded = ({ prefix, from, to }: Range): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `${prefix}${from + index}`);

/** A unit such as 305B is within 301-312. */
const isWithin =
  ({ prefix, from, to }: Range) =>
  (key: string): boolean => {
    const [, letters, number] = /^([a-z]*)(\d+)[a-z]?$/.exec(key) ?? [];
    return letters === prefix && Number(number) >= from && Number(number) <= to;
  };

const partsOf = (text: string): string[] =>
  text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** The reader that somebody with these units is. A unit in the register says its own floor. */
export function readerOf(
  units: {
    condoUnit: string;
    tenure: string | null;
    unitLabel: string | null;
    floor: number | null;
  }[],
): NoticeReader {
  const labels = units.map(({ unitLabel, condoUnit, floor }) => {
    const label = unitLabel ?? condoUnit;
    return { key: unitKey(label), floor: floor ?? floorOf(label) };
  });
  return {
    isOwner: units.some(({ tenure }) => tenure === 'OWNER' || tenure === 'OWNER_ELSEWHERE'),
    isTenant: units.some(({ tenure }) => tenure === 'TENANT'),
    floors: labels.flatMap(({ floor }) => floor ?? []),
    unitKeys: labels.map(({ key }) => key),
  };
}
