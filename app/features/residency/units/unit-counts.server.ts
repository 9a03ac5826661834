import { livedInKinds } from '#db/enums.ts';
import { sql } from 'kysely';
import { compiledRead, type Params } from '#app/lib/db/read.server.ts';
import { isCurrentMembership } from '#app/lib/db/current-membership.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import type { UnitCounts } from './unit-state.ts';
import { unitKey } from '../../communities/communities/unit.ts';
import { isValidCode } from './codes/valid-code.server.ts';

interface CountedUnit extends UnitCounts {
  key: string;
  floor: number | null;
}

/** How many people each home and shop of a community's register has, without their names. Guards nothing itself. */
export async function unitCounts(em: Em, communityId: string): Promise<CountedUnit[]> {
  const [units, unlinked] = await Promise.all([
    linkedCounts(em, { communityId }),
    unlinkedPlaces(em, { communityId }),
  ]);
  if (unlinked.length === 0) return units;
  const unitOf = new Map(units.map((unit) => [unit.key, { ...unit }]));
  for (const { condoUnit, state } of unlinked) {
    const unit = unitOf.get(unitKey(condoUnit));
    if (!unit) continue;
    if (state === 'INVITED') unit.invited += 1;
    else if (state === 'WAITING') unit.waiting += 1;
    else unit.residents += 1;
  }
  return [...unitOf.values()];
}

type InCommunity = Params<{ communityId: string }>;

const isCurrent = isCurrentMembership('membership');

/** The units, with those whose membership or further unit is tied to the register. */
const linkedCounts = compiledRead((_, { param }: InCommunity) => {
  const communityId = sql`${param('communityId')}::uuid`;
  return sql<CountedUnit>`
    select unit.key, unit.floor, coalesce(place.residents, 0)::int + coalesce(further.residents, 0)::int as residents,
      coalesce(place.waiting, 0)::int as waiting, coalesce(place.invited, 0)::int + coalesce(further.invited, 0)::int as invited,
      exists (select from unit_codes as code where code.unit_id = unit.id and ${isValidCode('code')}) as "hasCode"
    from units as unit
    left join (
      select unit_id, count(*) filter (where ${isCurrent}) as residents,
        count(*) filter (where state = 'WAITING') as waiting, count(*) filter (where state = 'INVITED') as invited
      from user_communities as membership
      where community_id = ${communityId} and state in ('CONFIRMED', 'WAITING', 'INVITED') and unit_id is not null
      group by unit_id
    ) as place on place.unit_id = unit.id
    left join (
      select further.unit_id, count(*) filter (where ${isCurrent}) as residents,
        count(*) filter (where membership.state = 'INVITED') as invited
      from further_units as further join user_communities as membership on membership.id = further.membership_id
      where membership.community_id = ${communityId} and further.state = 'CONFIRMED'
        and (membership.state = 'INVITED' or ${isCurrent}) and further.unit_id is not null
      group by further.unit_id
    ) as further on further.unit_id = unit.id
    where unit.community_id = ${communityId} and unit.kind in (${sql.join([...livedInKinds])})`;
});

interface UnlinkedPlace {
  condoUnit: string;
  state: 'CONFIRMED' | 'WAITING' | 'INVITED';
}

/** Where somebody's unit is only known as they wrote it, in a community with a register. */
const unlinkedPlaces = compiledRead((_, { param }: InCommunity) => {
  const communityId = sql`${param('communityId')}::uuid`;
  return sql<UnlinkedPlace>`
    select place."condoUnit", place.state from (
      select condo_unit as "condoUnit", state from user_communities as membership
      where community_id = ${communityId} and unit_id is null and (state in ('INVITED', 'WAITING') or ${isCurrent})
      union all
      select further.condo_unit, membership.state
      from further_units as further join user_communities as membership on membership.id = further.membership_id
      where membership.community_id = ${communityId} and further.state = 'CONFIRMED'
        and (membership.state = 'INVITED' or ${isCurrent})
        and further.unit_id is null
    ) as place
    where exists (select from units where community_id = ${communityId})`;
});
