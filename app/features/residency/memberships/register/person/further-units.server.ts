import { randomUUID } from 'node:crypto';
import { FurtherUnit, Unit } from '#db/entities/index.ts';
import type { Tenure } from '#db/enums.ts';
import { recordEvent } from '#app/lib/record-event.server.ts';
import { requireManaged } from '#app/features/communities/manage/access.server.ts';
import { isUnitFull } from '../../join.server.ts';
import { unitKey } from '#app/features/residency/units/unit-key.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { unitFull } from './change-member.server.ts';
import { findMember } from './find-member.server.ts';

/**
 * Decides about a further unit of a member: confirms or refuses one that waits, or ends one that is
 * confirmed. Returns the unit. Throws AppError: `unauthenticated`, `forbidden`, `not-found`, `invalid`
 * for a unit that is full, `conflict` where that was decided before.
 */
export async function decideFurtherUnit(
  ctx: Ctx,
  slug: string,
  id: string,
  {
    further: furtherId,
    decision,
    tenure,
  }: { further: string; decision: 'confirm' | 'refuse' | 'end'; tenure: Tenure | null },
): Promise<{ unit: string }> {
  const { actor, community } = await requireManaged(ctx, slug);
  return inTransaction(ctx.em, async (tx) => {
    const { name, userId } = await findMember(tx, community.id, id);
    const further = await tx.findOne(FurtherUnit, { id: furtherId, membership: id });
    if (!further) throw new AppError('not-found', 'doorQueue.furtherGone');
    const { condoUnit } = further;
    const isConfirming = decision === 'confirm';
    if (isConfirming && (await isUnitFull(tx, community, { condoUnit, except: userId }))) {
      throw unitFull(community.slug);
    }
    const unit = await tx.findOne(Unit, { community: community.id, key: unitKey(condoUnit) });
    const from = decision === 'end' ? 'CONFIRMED' : 'WAITING';
    const to = isConfirming ? 'CONFIRMED' : 'ENDED';
    const changed = await tx.nativeUpdate(
      FurtherUnit,
      { id: furtherId, state: from },
      isConfirming ? { state: to, tenure, unit: unit?.id ?? null } : { state: to },
    );
    if (changed === 0) throw new AppError('conflict', 'doorQueue.furtherDecided');
    await recordEvent(tx, {
      actor,
      communityId: community.id,
      subject: { type: 'MEMBER', id },
      action: isConfirming ? 'CONFIRM' : decision === 'refuse' ? 'REFUSE' : 'END',
      from,
      to,
      snapshot: { title: name, userId, unit: condoUnit, isFurther: true },
    });
    return { unit: condoUnit };
  });
}

/**
 * Gives a member one more unit, confirmed. Returns the unit. Throws AppError: `unauthenticated`,
 * `forbidden`, `not-found`, `invalid` for a unit that is full, `conflict` for one of theirs.
 */
export async function addFurtherUnit(
  ctx: Ctx,
  slug: string,
  id: string,
  { unit: condoUnit, tenure }: { unit: string; tenure: Tenure | null },
): Promise<{ unit: string }> {
  const { actor, community } = await requireManaged(ctx, slug);
  return inTransaction(ctx.em, async (tx) => {
    const { row, name, userId } = await findMember(tx, community.id, id);
    const theirs = await tx.find(FurtherUnit, { membership: id });
    const isSame = (other: string) => unitKey(other) === unitKey(condoUnit);
    const before = theirs.find((one) => isSame(one.condoUnit));
    if (isSame(row.condoUnit) || before?.state === 'CONFIRMED') {
      throw new AppError('conflict', 'doorQueue.unitAlreadyTheirs', { field: 'newUnit' });
    }
    if (await isUnitFull(tx, community, { condoUnit, except: userId })) {
      throw unitFull(community.slug);
    }
    const unit = await tx.findOne(Unit, { community: community.id, key: unitKey(condoUnit) });
    const values = { condoUnit, unit: unit?.id ?? null, state: 'CONFIRMED' as const, tenure };
    if (before) await tx.nativeUpdate(FurtherUnit, { id: before.id }, values);
    else {
      await tx.insert(FurtherUnit, {
        id: randomUUID(),
        membership: id,
        ...values,
        createdAt: new Date(),
      });
    }
    await recordEvent(tx, {
      actor,
      communityId: community.id,
      subject: { type: 'MEMBER', id },
      action: 'CONFIRM',
      from: before?.state ?? null,
      to: 'CONFIRMED',
      snapshot: { title: name, userId, unit: condoUnit, tenure, isFurther: true },
    });
    return { unit: condoUnit };
  });
}
