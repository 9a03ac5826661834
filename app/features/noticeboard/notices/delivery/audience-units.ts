import { deliveryStates, type DeliveryState, type Tenure } from '#db/enums.ts';
import { officeIn } from '#app/features/communities/communities/unit.ts';
import { compareUnits, unitKey } from '#app/features/residency/units/unit-key.ts';
import { isInAudience, readerOf, type AudienceOf } from '../audience.ts';

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
}

interface Home {
  label: string;
  floor: number | null;
  people: LivedUnit[];
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
    if (!known && (one.tenure === 'STAFF' || officeIn(label) || key === '')) continue;
    const home = known ?? { label, floor: one.floor, people: [] };
    homes.set(key, home);
    home.people.push(one);
  }
  for (const key of audience.audience === 'UNITS' ? audience.audienceUnitKeys : []) {
    if (!homes.has(key)) homes.set(key, { label: key.toUpperCase(), floor: null, people: [] });
  }
  return [...homes]
    .filter(([, home]) => isHomeOf(audience, home))
    .sort(([, one], [, other]) => compareUnits(one, other))
    .map(([key, { label, people }]) => ({
      label,
      key,
      personIds: people
        .filter((person) => isInAudience(audience, readerOf([person])))
        .map(({ userId }) => userId),
    }));
}

/** Whether a notice is for a unit, whoever lives there. */
function isHomeOf(audience: AudienceOf, { label, floor, people }: Home): boolean {
  if (audience.audience === 'OWNERS') return true;
  const itself = { condoUnit: label, tenure: null, unitLabel: null, floor };
  return [itself, ...people].some((one) => isInAudience(audience, readerOf([one])));
}

/** The best state counts for a unit. */
export const bestState = (states: readonly DeliveryState[]): DeliveryState =>
  deliveryStates.find((state) => states.includes(state)) ?? 'NO_ACCOUNT';
