import { Owner } from '#db/entities/index.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import { requireUnit } from '../units/register/register.server.ts';
import { unitOwners, type OwnerRow } from './queries.server.ts';
import { recordOwner } from './record-owner.server.ts';
import type { Desk } from './save-owner.server.ts';
import { loggedOf, lockOwner, requireAccount } from './write-owner.server.ts';

/**
 * Ties an owner of a unit to one of its accounts, instead of any other owner of the unit who had it: of two who share
 * an address, one has the account. Returns the owner's name. Throws AppError: `not-found`, `invalid` for an account
 * that is none of the unit's owners, `conflict` where the record changed since.
 */
export function takeAccount(
  em: Em,
  { actor, community }: Desk,
  {
    unitId,
    ownerId,
    membership,
    version,
  }: { unitId: string; ownerId: string; membership: string; version: number },
): Promise<{ name: string }> {
  return inTransaction(em, async (tx) => {
    const unit = await requireUnit(tx, community.id, unitId);
    const before = await lockOwner(tx, { unitId, ownerId });
    if (version !== before.version) throw new AppError('conflict', 'owners.changedSince');
    const account = await requireAccount(tx, { community, unitId, known: before }, membership);
    const others = (await unitOwners(tx, unitId)).filter(
      (one) => one.membershipId === membership && one.id !== ownerId,
    );
    const tie = async (owner: OwnerRow, tied: { id: string; name: string } | null) => {
      await tx.nativeUpdate(
        Owner,
        { id: owner.id },
        { membership: tied?.id ?? null, version: owner.version + 1, updatedAt: new Date() },
      );
      await recordOwner(tx, {
        actor,
        communityId: community.id,
        unit,
        ownerId: owner.id,
        before: loggedOf(owner),
        after: { ...loggedOf(owner), account: tied?.name ?? null },
      });
    };
    for (const other of others) await tie(other, null);
    await tie(before, account);
    return { name: before.name };
  });
}
