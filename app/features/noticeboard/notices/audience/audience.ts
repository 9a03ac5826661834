import { isLivedIn } from '#app/features/communities/communities/unit-kind.ts';
import {
  deliveryStates,
  type Audience,
  type DeliveryState,
  type Tenure,
  type UnitKind,
} from '#db/enums.ts';
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
  /** What it is in the register; left out where that has no such unit. */
  unitKind?: UnitKind | null;
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
    // Nobody lives in a parking space or a locker.
    if (one.unitKind && !isLivedIn(one.unitKind)) continue;
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
