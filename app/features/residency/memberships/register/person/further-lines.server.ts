import type { MembershipState, Tenure } from '#db/enums.ts';
import type { Occupants } from '#app/features/residency/units/occupancy.server.ts';
import { unitKey } from '#app/features/residency/units/unit-key.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';

/** A further unit of a member. */
export interface FurtherUnitLine {
  id: string;
  unit: string;
  state: MembershipState;
  tenure: Tenure | null;
  claimedTenure: Tenure | null;
  /** Who else is confirmed there. */
  others: Occupants['people'];
}

/**
 * The further units of a membership that wait or are confirmed, once it is known who lives where.
 * Guards nothing itself.
 */
export async function furtherUnits(
  em: Em,
  membershipId: string,
): Promise<(othersIn: (key: string) => Occupants['people']) => FurtherUnitLine[]> {
  const rows = await kysely(em)
    .selectFrom('further_units as further')
    .leftJoin('units as unit', 'unit.id', 'further.unit')
    .select([
      'further.id',
      'further.condoUnit',
      'further.state',
      'further.tenure',
      'further.claimedTenure',
      'unit.key',
    ])
    .where('further.membership', '=', membershipId)
    .where('further.state', 'in', ['WAITING', 'CONFIRMED'])
    .orderBy('further.createdAt')
    .orderBy('further.id')
    .execute();
  return (othersIn) =>
    rows.map(({ condoUnit, key, ...further }) => ({
      ...further,
      unit: condoUnit,
      others: othersIn(key ?? unitKey(condoUnit)),
    }));
}
