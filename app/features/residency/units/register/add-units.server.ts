import { randomUUID } from 'node:crypto';
import { Unit } from '#db/entities/index.ts';
import { recordEvent } from '#app/lib/record-event.server.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import { unitKey } from '../unit-key.ts';
import { maxUnits, type UnitToAdd } from '../unit-ranges.ts';
import { arrangeUnits, linkToRegister } from './arrange.server.ts';

/** Of units that somebody wants to add: which are new, and which the register has already. */
export async function compareWithRegister(
  em: Em,
  communityId: string,
  units: UnitToAdd[],
): Promise<{ added: UnitToAdd[]; present: UnitToAdd[] }> {
  const rows = await em.find(Unit, { community: communityId }, { fields: ['key'] });
  const keys = new Set(rows.map(({ key }) => key));
  return {
    added: units.filter(({ label }) => !keys.has(unitKey(label))),
    present: units.filter(({ label }) => keys.has(unitKey(label))),
  };
}

/**
 * Adds units to the register of a community that the actor manages; those it has already stay as they
 * are. People whose unit is known now are tied to it. Returns how many units were added and how many
 * people tied. Throws AppError `invalid` when a register would have more than 5,000.
 */
export async function addUnits(
  em: Em,
  actor: Actor,
  community: { id: string; name: string },
  units: UnitToAdd[],
): Promise<{ added: number; linked: number }> {
  return inTransaction(em, async (tx) => {
    await lockRegister(tx, community.id);
    const { added } = await compareWithRegister(tx, community.id, units);
    if (added.length === 0) return { added: 0, linked: 0 };
    const before = await tx.count(Unit, { community: community.id });
    if (before + added.length > maxUnits) {
      throw new AppError('invalid', 'unitsDesk.tooMany', { params: { maximum: maxUnits } });
    }
    const createdAt = new Date();
    await tx.insertMany(
      Unit,
      added.map(({ label, floor }, index) => ({
        id: randomUUID(),
        community: community.id,
        label,
        key: unitKey(label),
        floor,
        position: before + index,
        createdAt,
      })),
    );
    await arrangeUnits(tx, community.id);
    const linked = await linkToRegister(tx, community.id);
    await recordEvent(tx, {
      actor,
      communityId: community.id,
      subject: { type: 'COMMUNITY', id: community.id },
      action: 'IMPORT',
      from: `UNITS:${before}`,
      to: `UNITS:${before + added.length}`,
      snapshot: { title: community.name, units: added.map(({ label }) => label) },
    });
    return { added: added.length, linked };
  });
}

/** Has changes of one register wait for each other. */
export async function lockRegister(tx: Em, communityId: string): Promise<void> {
  await kysely(tx)
    .selectFrom('communities')
    .select('id')
    .where('id', '=', communityId)
    .forUpdate()
    .execute();
}
