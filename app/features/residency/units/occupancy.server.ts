import { sql, type RawBuilder } from 'kysely';
import type { MembershipState, Tenure, UnitKind } from '#db/enums.ts';
import { compiledRead, type Params } from '#app/lib/db/read.server.ts';
import { isCurrentMembership } from '#app/lib/db/current-membership.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import type { UnitCounts } from './unit-state.ts';
import { unitKey } from '../../communities/communities/unit.ts';
import { isValidCode } from './codes/valid-code.server.ts';

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
  kind: UnitKind;
  building: string | null;
  floor: number | null;
  position: number;
  /** Whether a code is out that would open the door. */
  hasCode: boolean;
}

export const countsOf = ({ people, ...unit }: UnitOccupancy): UnitCounts => ({
  ...unit,
  residents: people.length,
});

/** The units of a community's register in its order, each with who is in it. Guards nothing itself. */
export async function unitOccupancy(em: Em, communityId: string): Promise<UnitOccupancy[]> {
  const [units, occupants] = await Promise.all([
    registeredUnits(em, { communityId }),
    occupantsByUnit(em, communityId),
  ]);
  return units.map((unit) => ({ ...unit, ...(occupants.get(unit.key) ?? nobody()) }));
}

const registeredUnits = compiledRead((db, { param }: Params<{ communityId: string }>) =>
  db
    .selectFrom('units as unit')
    .select([
      'unit.id',
      'unit.label',
      'unit.key',
      'unit.kind',
      'unit.building',
      'unit.floor',
      'unit.position',
      sql<boolean>`exists (select from unit_codes as code where code.unit_id = unit.id and ${isValidCode('code')})`.as(
        'hasCode',
      ),
    ])
    .where('unit.community', '=', param('communityId'))
    .orderBy('unit.position')
    .orderBy('unit.id'),
);

/**
 * Who is in each unit of a community, by the unit's key, whether the register knows the unit or not.
 * Guards nothing itself.
 */
export async function occupantsByUnit(
  em: Em,
  communityId: string,
  /** Leaves out the units that nobody waits for. */
  { onlyWaitedFor = false } = {},
): Promise<Map<string, Occupants>> {
  const rows = await occupantRows(em, { communityId, onlyWaitedFor: onlyWaitedFor || null });
  const units = new Map<string, Occupants>();
  for (const { id, state, condoUnit, tenure, key, name, isFurther } of rows) {
    const unit = key ?? unitKey(condoUnit);
    const occupants = units.get(unit) ?? nobody();
    units.set(unit, occupants);
    if (state === 'INVITED') occupants.invited += 1;
    else if (state === 'WAITING') occupants.waiting += 1;
    else occupants.people.push({ membershipId: id, name: name ?? '', tenure, isFurther });
  }
  return units;
}

interface OccupantRow {
  id: string;
  state: MembershipState;
  condoUnit: string;
  tenure: Tenure | null;
  /** Of the unit in the register; null where it is not known there. */
  key: string | null;
  name: string | null;
  isFurther: boolean;
}

type OccupantParams = Params<{ communityId: string; onlyWaitedFor: true | null }>;

/**
 * Names and keys are looked up row by row: for a join, the database would rather read every person of the
 * city than look up the few hundred of a building.
 */
const occupantRows = compiledRead((_, { param, given }: OccupantParams) => {
  const communityId = sql`${param('communityId')}::uuid`;
  const waiting = sql`select waiting.unit_id from user_communities as waiting
    where waiting.community_id = ${communityId} and waiting.state = 'WAITING'`;
  // A unit that is written another way than in the register may be any of them.
  const isWanted = (unit: RawBuilder<unknown>) =>
    given('onlyWaitedFor')
      ? sql`(${unit} in (${waiting}) or exists (${waiting} and (${unit} is null or waiting.unit_id is null)))`
      : sql`true`;
  const keyOf = (unit: RawBuilder<unknown>) =>
    sql`(select unit.key from units as unit where unit.id = ${unit})`;
  const name = sql`(select person.name from users as person where person.id = membership.user_id)`;
  return sql<OccupantRow>`
    select membership.id, membership.state, membership.condo_unit as "condoUnit", membership.tenure,
      ${keyOf(sql`membership.unit_id`)} as key, ${name} as name, false as "isFurther"
    from user_communities as membership
    where membership.community_id = ${communityId}
      and (membership.state in ('INVITED', 'WAITING') or ${isCurrentMembership('membership')})
      and ${isWanted(sql`membership.unit_id`)}
    union all
    select membership.id, membership.state, further.condo_unit, further.tenure,
      ${keyOf(sql`further.unit_id`)}, ${name}, true
    from further_units as further join user_communities as membership on membership.id = further.membership_id
    where membership.community_id = ${communityId} and further.state = 'CONFIRMED'
      and (membership.state = 'INVITED' or ${isCurrentMembership('membership')})
      and ${isWanted(sql`further.unit_id`)}
    order by "isFurther", name, id`;
});

/** Whether the people whose own unit it is are as many as it may have. */
export const isFullWith = (people: Occupants['people'], limit: number | null): boolean =>
  limit !== null && people.filter(({ isFurther }) => !isFurther).length >= limit;

const nobody = (): Occupants => ({ people: [], invited: 0, waiting: 0 });

/** The floors of the units of a register, by their keys. Guards nothing itself. */
export async function unitFloors(em: Em, communityId: string): Promise<Map<string, number | null>> {
  const rows = await floorRows(em, { communityId });
  return new Map(rows.map(({ key, floor }) => [key, floor]));
}

const floorRows = compiledRead((db, { param }: Params<{ communityId: string }>) =>
  db.selectFrom('units').select(['key', 'floor']).where('community', '=', param('communityId')),
);
