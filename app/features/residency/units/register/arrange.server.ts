import { Unit } from '#db/entities/index.ts';
import { unitKey } from '../unit-key.ts';
import { compareUnits } from '../unit-order.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';

/** Puts the units of a community in order again after one was added or changed. */
export async function arrangeUnits(tx: Em, communityId: string): Promise<void> {
  const units = await tx.find(Unit, { community: communityId }, { disableIdentityMap: true });
  const moved = units
    .map(({ id, label, floor, position }) => ({ id, label, floor: floor ?? null, was: position }))
    .sort(compareUnits)
    .map(({ id, was }, index) => ({ id, was, position: index + 1 }))
    .filter(({ was, position }) => was !== position);
  if (moved.length === 0) return;
  await tx.execute(
    `update units set position = moved.position
       from json_to_recordset(?::json) as moved(id uuid, position int)
      where units.id = moved.id`,
    [JSON.stringify(moved)],
  );
}

/**
 * Ties memberships and further units to the register where the unit they name is in it by now.
 * Returns how many were tied.
 */
export async function linkToRegister(tx: Em, communityId: string): Promise<number> {
  const units = await tx.find(Unit, { community: communityId }, { fields: ['key'] });
  const unitOf = new Map(units.map(({ id, key }) => [key, id]));
  const db = kysely(tx);
  const memberships = await db
    .selectFrom('user_communities')
    .select(['id', 'condoUnit'])
    .where('community', '=', communityId)
    .where('unit', 'is', null)
    .execute();
  const further = await db
    .selectFrom('further_units as further')
    .innerJoin('user_communities as membership', 'membership.id', 'further.membership')
    .select(['further.id', 'further.condoUnit'])
    .where('membership.community', '=', communityId)
    .where('further.unit', 'is', null)
    .execute();
  const matching = (rows: { id: string; condoUnit: string }[]) =>
    rows.flatMap(({ id, condoUnit }) => {
      const unit = unitOf.get(unitKey(condoUnit));
      return unit ? [{ id, unit }] : [];
    });
  const found = { user_communities: matching(memberships), further_units: matching(further) };
  for (const [table, rows] of Object.entries(found)) {
    if (rows.length === 0) continue;
    await tx.execute(
      `update ${table} set unit_id = found.unit
         from json_to_recordset(?::json) as found(id uuid, unit uuid)
        where ${table}.id = found.id`,
      [JSON.stringify(rows)],
    );
  }
  return found.user_communities.length;
}
