import { sql } from 'kysely';
import type { Tenure } from '#db/enums.ts';
import { unitKey } from '#app/features/communities/communities/unit.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { isSameName } from '../import/person-name.ts';

/** Somebody whom the list or an invitation names for a unit, and who has not come in yet. */
interface Named {
  name: string;
  email: string | null;
  tenure: Tenure | null;
}

/**
 * People invited to a unit that somebody has asked to join, as their own or a further one, by the unit's key. Guards
 * nothing itself.
 */
export async function namedByList(em: Em, communityId: string): Promise<Map<string, Named[]>> {
  const rows = await kysely(em)
    .selectFrom(namedIn(communityId).as('named'))
    .select(['named.name', 'named.email', 'named.tenure', 'named.key'])
    .select('named.condo_unit as condoUnit')
    .orderBy('named.name')
    .orderBy('named.id')
    .execute();
  const named = rows.map(({ key, condoUnit, ...row }) => ({
    ...row,
    key: key ?? unitKey(condoUnit),
  }));
  return Map.groupBy(named, ({ key }) => key);
}

const namedIn = (communityId: string) => sql<NamedRow>`(
    with waited as (
      select unit_id from user_communities where community_id = ${communityId}::uuid and state = 'WAITING'
    ), invited as (
      select invitation.id, coalesce(invitation.invitee_name, invitation.invitee_email, '') as name,
        invitation.invitee_email as email, invitation.tenure, invitation.condo_unit, invitation.unit_id
      from user_communities as invitation
      where invitation.community_id = ${communityId}::uuid and invitation.state = 'INVITED'
        and invitation.user_id is null
    ), listed as (
      select id, name, email, tenure, condo_unit, unit_id from invited
      union all
      select invited.id, invited.name, invited.email, further.tenure, further.condo_unit, further.unit_id
      from invited join further_units as further on further.membership_id = invited.id
      where further.state = 'CONFIRMED'
    )
    select listed.id, listed.name, listed.email, listed.tenure, listed.condo_unit, unit.key
    from listed left join units as unit on unit.id = listed.unit_id
    where listed.unit_id is null or listed.unit_id in (select unit_id from waited))`;

interface NamedRow extends Named {
  id: string;
  condo_unit: string;
  key: string | null;
}

/** Those whom the list names for a unit, each with what they have in common with who waits for it. */
export const namedFor = (
  named: Map<string, Named[]>,
  unit: string,
  person: { name: string; email: string | null },
) =>
  (named.get(unit) ?? []).map(({ name, email, tenure }) => ({
    name,
    tenure,
    same:
      email !== null && email === person.email
        ? ('address' as const)
        : isSameName(name, person.name)
          ? ('name' as const)
          : null,
  }));

export type NamedPerson = ReturnType<typeof namedFor>[number];
