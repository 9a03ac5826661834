import { randomUUID } from 'node:crypto';
import { sql } from '@mikro-orm/core';
import { Unit } from '#db/entities/index.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { floorOf, unitKey } from './unit-key.ts';
import { compareUnits } from './unit-order.ts';
import { maxUnits } from './unit-ranges.ts';

const chunk = 500;

/**
 * Adds units to a community's register and puts the whole register in order. Labels that it knows are
 * left out. Call it inside a transaction that the caller guards, and that has locked the community.
 * Returns the ids of the new units. Throws AppError `invalid` when a register would have more than 5,000.
 */
export async function addUnits(tx: Em, communityId: string, labels: string[]): Promise<string[]> {
  const existing = await kysely(tx)
    .selectFrom('units')
    .select(['id', 'label', 'key', 'floor', 'position'])
    .where('community', '=', communityId)
    .execute();
  const keys = new Set(existing.map(({ key }) => key));
  const createdAt = new Date();
  const added = labels.flatMap((label) => {
    const key = unitKey(label);
    if (key === '' || keys.has(key)) return [];
    keys.add(key);
    return [{ id: randomUUID(), label, key, floor: floorOf(label), position: 0 }];
  });
  if (added.length === 0) return [];
  if (existing.length + added.length > maxUnits) {
    throw new AppError('invalid', 'unitsDesk.tooManyInList', { params: { maximum: maxUnits } });
  }
  const ordered = [...existing, ...added].sort(compareUnits);
  const placeOf = new Map(ordered.map(({ id }, index) => [id, index + 1]));
  for (let at = 0; at < added.length; at += chunk) {
    const rows = added.slice(at, at + chunk).map((unit) => ({
      ...unit,
      community: communityId,
      position: placeOf.get(unit.id) ?? 0,
      createdAt,
    }));
    await tx.insertMany(Unit, rows);
  }
  const moved = existing.flatMap(({ id, position }) => {
    const place = placeOf.get(id);
    return place === undefined || place === position ? [] : [{ id, position: place }];
  });
  if (moved.length > 0) {
    await tx.execute(sql`update units set position = moved.position
      from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as moved(id uuid, position int)
      where units.id = moved.id`);
  }
  await linkUnits(tx, communityId);
  return added.map(({ id }) => id);
}

/** Links memberships and further units to the unit of the register that has their label. */
async function linkUnits(tx: Em, communityId: string): Promise<void> {
  const db = kysely(tx);
  const units = await db
    .selectFrom('units')
    .select(['id', 'key'])
    .where('community', '=', communityId)
    .execute();
  const idOf = new Map(units.map(({ key, id }) => [key, id]));
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
  for (const [table, rows] of [
    ['user_communities', memberships],
    ['further_units', further],
  ] as const) {
    const links = rows.flatMap(({ id, condoUnit }) => {
      const unit = idOf.get(unitKey(condoUnit));
      return unit ? [{ id, unit }] : [];
    });
    if (links.length === 0) continue;
    await tx.execute(sql`update ${sql.ref(table)} as row set unit_id = link.unit
      from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as link(id uuid, unit uuid)
      where row.id = link.id`);
  }
}
