import { randomUUID } from 'node:crypto';
import { Unit } from '#db/entities/index.ts';
import { recordEvent } from '#app/lib/record-event.server.ts';
import { insertInParts, inTransaction } from '#app/lib/db/write.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import { compareUnits, unitKey } from '#app/features/communities/communities/unit.ts';
import { maxUnits, type UnitToAdd } from '../unit-ranges.ts';

/** Splits units into those that are new and those the register already has. */
export async function compareWithRegister(em: Em, communityId: string, units: UnitToAdd[]) {
  const rows = await kysely(em)
    .selectFrom('units')
    .select('key')
    .where('community', '=', communityId)
    .execute();
  const keys = new Set(rows.map(({ key }) => key));
  return {
    added: units.filter(({ label }) => !keys.has(unitKey(label))),
    present: units.filter(({ label }) => keys.has(unitKey(label))),
  };
}

/**
 * Adds units to a register, with a line in the log. Units it already has stay as they are, but for a building where
 * they have none. Returns how many units were added, how many people were tied to one, and how many units got a
 * building. Throws AppError `invalid` when a register would have more than 5,000.
 */
export async function addUnits(
  em: Em,
  actor: Actor,
  { id, name }: { id: string; name: string },
  units: UnitToAdd[],
): Promise<{ added: number; linked: number; placed: number }> {
  return inTransaction(em, async (tx) => {
    await lockRegister(tx, id);
    const placed = await placeUnits(tx, id, units);
    const { added, before, linked } = await insertUnits(tx, id, units, 'unitsDesk.tooMany');
    if (added.length + placed.length === 0) return { added: 0, linked: 0, placed: 0 };
    if (placed.length > 0) await arrangeUnits(tx, id);
    await recordEvent(tx, {
      actor,
      communityId: id,
      subject: { type: 'COMMUNITY', id },
      action: 'IMPORT',
      from: `UNITS:${before}`,
      to: `UNITS:${before + added.length}`,
      snapshot: {
        title: name,
        ...(added.length > 0 && { units: added.map(({ label }) => label) }),
        ...(placed.length > 0 && { placedUnits: placed }),
      },
    });
    return { added: added.length, linked, placed: placed.length };
  });
}

/** Gives the units of a register that have no building those of a list. Returns their labels. */
export async function placeUnits(tx: Em, communityId: string, units: readonly UnitToAdd[]) {
  const buildingOf = new Map(units.map(({ label, building }) => [unitKey(label), building]));
  const rows = await kysely(tx)
    .selectFrom('units')
    .select(['id', 'key', 'label'])
    .where('community', '=', communityId)
    .where('building', 'is', null)
    .orderBy('position')
    .execute();
  const placed = rows.filter(({ key }) => buildingOf.get(key));
  if (placed.length > 0) {
    await tx.execute(
      `update units set building = placed.building
         from json_to_recordset(?::json) as placed(id uuid, building text)
        where units.id = placed.id`,
      [JSON.stringify(placed.map(({ id, key }) => ({ id, building: buildingOf.get(key) })))],
    );
  }
  return placed.map(({ label }) => label);
}

/**
 * Adds the units that a register does not have, puts it in order, and ties the people whose unit it now
 * has. Call it inside a transaction that has locked the community.
 * Throws AppError `invalid` with the key `tooMany` when a register would have more than 5,000.
 */
export async function insertUnits(
  tx: Em,
  communityId: string,
  units: UnitToAdd[],
  tooMany: 'unitsDesk.tooMany' | 'unitsDesk.tooManyInList',
) {
  const compared = await compareWithRegister(tx, communityId, units);
  const before = await tx.count(Unit, { community: communityId });
  if (compared.added.length === 0) return { added: [], before, linked: 0 };
  if (before + compared.added.length > maxUnits) {
    throw new AppError('invalid', tooMany, { params: { maximum: maxUnits } });
  }
  const createdAt = new Date();
  const added = compared.added.map(({ label, kind, building, floor }, index) => ({
    id: randomUUID(),
    community: communityId,
    label,
    key: unitKey(label),
    kind,
    building,
    floor,
    position: before + index,
    createdAt,
  }));
  await insertInParts(tx, Unit, added);
  await arrangeUnits(tx, communityId);
  return { added, before, linked: await linkToRegister(tx, communityId) };
}

/** Makes changes of one register wait for each other. */
export async function lockRegister(tx: Em, communityId: string): Promise<void> {
  await kysely(tx)
    .selectFrom('communities')
    .select('id')
    .where('id', '=', communityId)
    .forUpdate()
    .execute();
}

/** Puts the units of a community in order again after one was added or changed. */
export async function arrangeUnits(tx: Em, communityId: string): Promise<void> {
  const units = await kysely(tx)
    .selectFrom('units')
    .select(['id', 'key', 'building', 'floor', 'position as was'])
    .where('community', '=', communityId)
    .execute();
  const moved = units
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
 * Ties memberships and further units to the register where the unit they name is in it by now, and gives
 * the unit its label there.
 * Returns how many were tied.
 */
export async function linkToRegister(tx: Em, communityId: string): Promise<number> {
  const db = kysely(tx);
  const units = await db
    .selectFrom('units')
    .select(['id', 'key', 'label'])
    .where('community', '=', communityId)
    .execute();
  const unitOf = new Map(units.map(({ key, ...unit }) => [key, unit]));
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
      return unit ? [{ id, unit: unit.id, label: unit.label }] : [];
    });
  const found = { user_communities: matching(memberships), further_units: matching(further) };
  for (const [table, rows] of Object.entries(found)) {
    if (rows.length === 0) continue;
    await tx.execute(
      `update ${table} set unit_id = found.unit, condo_unit = found.label
         from json_to_recordset(?::json) as found(id uuid, unit uuid, label text)
        where ${table}.id = found.id`,
      [JSON.stringify(rows)],
    );
  }
  return found.user_communities.length;
}
