import { sql } from 'kysely';
import type { Tenure } from '#db/enums.ts';
import { isCurrentMembership } from '#app/lib/db/current-membership.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/kysely.server.ts';
import { unitKey } from './unit-key.ts';

/** Who is in a unit, and who would like to be. */
export interface Occupants {
  /** The confirmed people, by name; those whose further unit it is too. */
  people: {
    membershipId: string;
    name: string;
    tenure: Tenure | null;
    /** True where their own unit is another one: they do not count against a limit. */
    isFurther: boolean;
  }[];
  invited: number;
  waiting: number;
}

export interface UnitOccupancy extends Occupants {
  id: string;
  label: string;
  key: string;
  floor: number | null;
  /** Its place in the register. */
  position: number;
  /** Whether a code is out that would open the door. */
  hasCode: boolean;
}

/** The units of a community's register in its order, each with who is in it. Guards nothing itself. */
export async function unitOccupancy(em: Em, communityId: string): Promise<UnitOccupancy[]> {
  const [units, occupants] = await Promise.all([
    registeredUnits(em, communityId),
    occupantsByUnit(em, communityId),
  ]);
  return units.map((unit) => ({
    ...unit,
    hasCode: Boolean(unit.hasCode),
    ...(occupants.get(unit.key) ?? nobody()),
  }));
}

const registeredUnits = (em: Em, communityId: string) =>
  kysely(em)
    .selectFrom('units as unit')
    .select((of) => [
      'unit.id',
      'unit.label',
      'unit.key',
      'unit.floor',
      'unit.position',
      of
        .exists(
          of
            .selectFrom('unit_codes as code')
            .select('code.id')
            .whereRef('code.unit', '=', 'unit.id')
            .where('code.revokedAt', 'is', null),
        )
        .as('hasCode'),
    ])
    .where('unit.community', '=', communityId)
    .orderBy('unit.position')
    .orderBy('unit.id')
    .execute();

/**
 * Who is in each unit of a community, by the unit's key, whether the register knows the unit or not.
 * Guards nothing itself.
 */
export async function occupantsByUnit(
  em: Em,
  communityId: string,
): Promise<Map<string, Occupants>> {
  const found = kysely(em)
    .selectFrom('user_communities as membership')
    .leftJoin('units as unit', 'unit.id', 'membership.unit')
    .leftJoin('users as person', 'person.id', 'membership.user')
    .select([
      'membership.id',
      'membership.state',
      'membership.condoUnit',
      'membership.tenure',
      'unit.key',
      'person.name',
      sql<boolean>`false`.as('isFurther'),
    ])
    .where('membership.community', '=', communityId)
    .where((is) =>
      is.or([
        is('membership.state', 'in', ['INVITED', 'WAITING']),
        isCurrentMembership('membership'),
      ]),
    )
    .orderBy('person.name')
    .orderBy('membership.id')
    .execute();
  const further = kysely(em)
    .selectFrom('further_units as further')
    .innerJoin('user_communities as membership', 'membership.id', 'further.membership')
    .innerJoin('users as person', 'person.id', 'membership.user')
    .leftJoin('units as unit', 'unit.id', 'further.unit')
    .select([
      'membership.id',
      'further.condoUnit',
      'further.tenure',
      'unit.key',
      'person.name',
      sql<'CONFIRMED'>`'CONFIRMED'`.as('state'),
      sql<boolean>`true`.as('isFurther'),
    ])
    .where('membership.community', '=', communityId)
    .where('further.state', '=', 'CONFIRMED')
    .where(isCurrentMembership('membership'))
    .orderBy('person.name')
    .execute();
  const rows = await Promise.all([found, further]);
  const units = new Map<string, Occupants>();
  for (const { id, state, condoUnit, tenure, key, name, isFurther } of rows.flat()) {
    const unit = key ?? unitKey(condoUnit);
    const occupants = units.get(unit) ?? nobody();
    units.set(unit, occupants);
    if (state === 'INVITED') occupants.invited += 1;
    else if (state === 'WAITING') occupants.waiting += 1;
    else occupants.people.push({ membershipId: id, name: name ?? '', tenure, isFurther });
  }
  return units;
}

/** Whether the people whose own unit it is are as many as it may have. */
export const isFullWith = (people: Occupants['people'], limit: number | null): boolean =>
  limit !== null && people.filter(({ isFurther }) => !isFurther).length >= limit;

const nobody = (): Occupants => ({ people: [], invited: 0, waiting: 0 });

/** The floors of the units of a register, by their keys. Guards nothing itself. */
export async function unitFloors(em: Em, communityId: string): Promise<Map<string, number | null>> {
  const rows = await kysely(em)
    .selectFrom('units')
    .select(['key', 'floor'])
    .where('community', '=', communityId)
    .execute();
  return new Map(rows.map(({ key, floor }) => [key, floor]));
}
