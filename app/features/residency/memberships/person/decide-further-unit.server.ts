import { FurtherUnit, Unit } from '#db/entities/index.ts';
import type { Tenure } from '#db/enums.ts';
import { notifyFurtherUnit } from '#app/features/residency/membership-emails/notify-further-unit.server.ts';
import { replaceKnownCodes } from '#app/features/residency/units/codes/renew.server.ts';
import { recordEvent } from '#app/lib/record-event.server.ts';
import { requireManaged } from '#app/features/communities/manage/access.server.ts';
import { findFurtherUnit, saveFurtherUnit } from '../further-units.server.ts';
import { settleInvitation, takeOverRecord } from '../invitations/settle.server.ts';
import { requireRoom } from '../join.server.ts';
import { lockCommunities } from '../lock-communities.server.ts';
import { unitKey } from '#app/features/communities/communities/unit.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { requireKnownUnit } from '#app/features/residency/units/unit-question.server.ts';
import { inTransaction, lockPerson } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { findMember } from './change-member.server.ts';

/**
 * Decides about a further unit of a member: confirms or refuses one that waits, or ends one that is
 * confirmed, whose code, which they know, is replaced. Returns the unit. Throws AppError: `unauthenticated`,
 * `forbidden`, `not-found`, `invalid` for a unit that is full, `conflict` where that was decided before.
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
    const { name, userId } = await lockMember(tx, community.id, id);
    const further = await tx.findOne(FurtherUnit, { id: furtherId, membership: id });
    if (!further) throw new AppError('not-found', 'doorQueue.furtherGone');
    const { condoUnit } = further;
    const isConfirming = decision === 'confirm';
    if (isConfirming) await requireRoom(tx, community, { condoUnit, except: userId });
    const unit = await tx.findOne(Unit, { community: community.id, key: unitKey(condoUnit) });
    const place = { communityId: community.id, unitId: unit?.id ?? null, condoUnit };
    const from = decision === 'end' ? 'CONFIRMED' : 'WAITING';
    const to = isConfirming ? 'CONFIRMED' : 'ENDED';
    const changed = await tx.nativeUpdate(
      FurtherUnit,
      { id: furtherId, state: from },
      isConfirming ? { state: to, tenure, unit: unit?.id ?? null } : { state: to },
    );
    if (changed === 0) throw new AppError('conflict', 'doorQueue.furtherDecided');
    const settled = isConfirming ? await settleInvitation(tx, userId, place) : null;
    await takeOverRecord(tx, id, settled, { actor, given: condoUnit, furtherUnits: 'CONFIRMED' });
    if (settled && tenure === null) {
      await tx.nativeUpdate(FurtherUnit, { id: furtherId }, { tenure: settled.tenure });
    }
    await recordEvent(tx, {
      actor,
      communityId: community.id,
      subject: { type: 'MEMBER', id },
      action: isConfirming ? 'CONFIRM' : decision === 'refuse' ? 'REFUSE' : 'END',
      from,
      to,
      snapshot: { title: name, userId, unit: condoUnit, isFurther: true, ...settled?.snapshot },
    });
    if (decision === 'end' && unit) {
      await replaceKnownCodes(tx, { actor, communityId: community.id, unitIds: [unit.id] });
    }
    if (isConfirming) {
      await notifyFurtherUnit(tx, actor, { userId, membershipId: id, unit: condoUnit, community });
    }
    return { unit: condoUnit };
  });
}

/**
 * Gives a member one more unit, confirmed. Returns the unit. Throws AppError: `unauthenticated`,
 * `forbidden`, `not-found`, `invalid` for a unit that is full or that the register does not have, unless it is `asked`,
 * `conflict` for one of theirs.
 */
export async function giveFurtherUnit(
  ctx: Ctx,
  slug: string,
  id: string,
  {
    unit: typed,
    tenure,
    asked,
  }: { unit: string; tenure: Tenure | null; asked?: string | undefined },
): Promise<{ unit: string }> {
  const { actor, community } = await requireManaged(ctx, slug);
  return inTransaction(ctx.em, async (tx) => {
    const { row, name, userId } = await lockMember(tx, community.id, id);
    const unit = await tx.findOne(Unit, { community: community.id, key: unitKey(typed) });
    const condoUnit = unit?.label ?? typed;
    const before = await findFurtherUnit(tx, id, condoUnit);
    const isOwn = unitKey(row.condoUnit) === unitKey(condoUnit);
    if (isOwn || before?.state === 'CONFIRMED') {
      throw new AppError('conflict', 'doorQueue.unitAlreadyTheirs', { field: 'newUnit' });
    }
    const named = { communityId: community.id, condoUnit, asked };
    await requireKnownUnit({ ...ctx, em: tx }, named, 'newUnit', 'bookingsDesk.unitUnknown');
    await requireRoom(tx, community, { condoUnit, except: userId });
    const unitId = unit?.id ?? null;
    const place = { communityId: community.id, unitId, condoUnit };
    const settled = await settleInvitation(tx, userId, place);
    const known = tenure ?? settled?.tenure ?? null;
    await saveFurtherUnit(tx, id, before, {
      condoUnit,
      unit: unitId,
      state: 'CONFIRMED',
      tenure: known,
    });
    await takeOverRecord(tx, id, settled, { actor, given: condoUnit, furtherUnits: 'CONFIRMED' });
    await recordEvent(tx, {
      actor,
      communityId: community.id,
      subject: { type: 'MEMBER', id },
      action: 'CONFIRM',
      from: before?.state ?? null,
      to: 'CONFIRMED',
      snapshot: {
        title: name,
        userId,
        unit: condoUnit,
        tenure: known,
        isFurther: true,
        ...settled?.snapshot,
      },
    });
    await notifyFurtherUnit(tx, actor, { userId, membershipId: id, unit: condoUnit, community });
    return { unit: condoUnit };
  });
}

/**
 * A confirmed membership, with its person and its community locked until the end of the transaction: two moderators
 * neither give one person a unit twice nor put more people into one than it may have. Throws AppError `not-found`.
 */
async function lockMember(tx: Em, communityId: string, id: string) {
  const { userId } = await findMember(tx, communityId, id);
  await lockPerson(tx, userId);
  await lockCommunities(tx, [communityId]);
  return findMember(tx, communityId, id);
}

/** The further units of a membership that wait or are confirmed. Guards nothing itself. */
export const readFurtherUnits = (em: Em, membershipId: string) =>
  kysely(em)
    .selectFrom('further_units as further')
    .leftJoin('units as unit', 'unit.id', 'further.unit')
    .select([
      'further.id',
      'further.condoUnit as unit',
      'further.state',
      'further.tenure',
      'further.claimedTenure',
      'unit.key as registeredKey',
    ])
    .where('further.membership', '=', membershipId)
    .where('further.state', 'in', ['WAITING', 'CONFIRMED'])
    .orderBy('further.createdAt')
    .orderBy('further.id')
    .execute();
