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

/** Those who are invited to the units that somebody waits for, by the unit's key. Guards nothing itself. */
export async function namedByList(em: Em, communityId: string): Promise<Map<string, Named[]>> {
  const rows = await kysely(em)
    .selectFrom('user_communities as invitation')
    .leftJoin('units as unit', 'unit.id', 'invitation.unit')
    .select(['invitation.inviteeName', 'invitation.inviteeEmail', 'invitation.tenure'])
    .select(['invitation.condoUnit', 'unit.key'])
    .where('invitation.community', '=', communityId)
    .where('invitation.state', '=', 'INVITED')
    .where('invitation.user', 'is', null)
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('invitation.unit', 'is', null),
        eb(
          'invitation.unit',
          'in',
          selectFrom('user_communities as waiting')
            .select('waiting.unit')
            .where('waiting.community', '=', communityId)
            .where('waiting.state', '=', 'WAITING'),
        ),
      ]),
    )
    .orderBy('invitation.inviteeName')
    .orderBy('invitation.id')
    .execute();
  const named = rows.map(({ key, condoUnit, tenure, ...row }) => ({
    key: key ?? unitKey(condoUnit),
    name: row.inviteeName ?? row.inviteeEmail ?? '',
    email: row.inviteeEmail,
    tenure,
  }));
  return Map.groupBy(named, ({ key }) => key);
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
