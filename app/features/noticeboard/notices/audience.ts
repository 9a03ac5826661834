import { deliveryStates, type Audience, type DeliveryState, type Tenure } from '#db/enums.ts';
import {
  officeIn,
  compareUnits,
  floorOf,
  unitKey,
} from '#app/features/communities/communities/unit.ts';
import { isOwning } from '#app/lib/session/actor.ts';

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
    isOwner: units.some(({ tenure }) => isOwning(tenure)),
    isTenant: units.some(({ tenure }) => tenure === 'TENANT'),
    floors: labels.flatMap(({ floor }) => floor ?? []),
    unitKeys: labels.map(({ key }) => key),
  };
}

/** A unit that a member has: as they typed it, and as the register has it. */
interface LivedUnit {
  userId: string;
  condoUnit: string;
  tenure: Tenure | null;
  unitLabel: string | null;
  floor: number | null;
}

/** A unit that a notice is for, and the people whose emails count for it. */
interface AudienceUnit {
  label: string;
  key: string;
  personIds: string[];
  /** The unit's other people, whom the notice is not for. */
  otherIds: string[];
}

interface Home {
  label: string;
  floor: number | null;
  people: LivedUnit[];
}

/** Whether a member's unit is a home: one of the register, or one that is no place of the staff. */
function isHome({
  condoUnit,
  unitLabel,
  tenure,
}: Pick<LivedUnit, 'condoUnit' | 'unitLabel' | 'tenure'>): boolean {
  if (unitLabel !== null) return true;
  return tenure !== 'STAFF' && !officeIn(condoUnit) && unitKey(condoUnit) !== '';
}

/**
 * The units that a notice is for, lowest floor first: those of the register, and any others that members
 * have. Every unit has an owner, known or not, so a notice to owners is for every unit. Only members say
 * where tenants live. A unit of the staff counts only if the register has it.
 */
export function unitsOfAudience(
  audience: AudienceOf,
  registered: readonly { label: string; key: string; floor: number | null }[],
  lived: readonly LivedUnit[],
): AudienceUnit[] {
  const homes = new Map<string, Home>(
    registered.map(({ label, key, floor }) => [key, { label, floor, people: [] }]),
  );
  for (const one of lived) {
    const label = one.unitLabel ?? one.condoUnit;
    const key = unitKey(label);
    const known = homes.get(key);
    if (!known && !isHome(one)) continue;
    const home = known ?? { label, floor: one.floor, people: [] };
    homes.set(key, home);
    home.people.push(one);
  }
  for (const key of audience.audience === 'UNITS' ? audience.audienceUnitKeys : []) {
    if (!homes.has(key)) homes.set(key, { label: key.toUpperCase(), floor: null, people: [] });
  }
  return [...homes]
    .map(([key, home]) => ({ key, ...home }))
    .filter((home) => isHomeOf(audience, home))
    .sort(compareUnits)
    .map(({ key, label, people }) => {
      const isFor = (person: LivedUnit) => isInAudience(audience, readerOf([person]));
      const idsOf = (some: LivedUnit[]) => some.map(({ userId }) => userId);
      return {
        label,
        key,
        personIds: idsOf(people.filter(isFor)),
        otherIds: idsOf(people.filter((person) => !isFor(person))),
      };
    });
}

/** Whether a notice is for a unit, whoever lives there. */
function isHomeOf(audience: AudienceOf, { label, floor, people }: Home): boolean {
  if (audience.audience === 'OWNERS') return true;
  const itself = { condoUnit: label, tenure: null, unitLabel: null, floor };
  return [itself, ...people].some((one) => isInAudience(audience, readerOf([one])));
}

/**
 * The state of a unit, from those of its people and of the others who live there: the best one counts. Where
 * only others have an account, as in a unit whose owner is not known, it is NO_OWNER.
 */
export function stateOfUnit(
  states: readonly DeliveryState[],
  others: readonly DeliveryState[],
): DeliveryState {
  const best = deliveryStates.find((state) => states.includes(state)) ?? 'NO_ACCOUNT';
  const isLived = others.some((state) => state !== 'NO_ACCOUNT');
  return best === 'NO_ACCOUNT' && isLived ? 'NO_OWNER' : best;
}
