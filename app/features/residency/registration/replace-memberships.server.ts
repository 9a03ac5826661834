import { Community, Unit, UserCommunity } from '#db/entities/index.ts';
import type { MembershipState, Tenure } from '#db/enums.ts';
import { closeMembership } from '#app/features/residency/ending/end-membership.server.ts';
import { recordEvent } from '#app/lib/record-event.server.ts';
import { isUnitFull, joinCommunity } from '#app/features/residency/memberships/join.server.ts';
import {
  settleInvitation,
  takeOverRecord,
} from '#app/features/residency/memberships/invitations/settle.server.ts';
import {
  countUse,
  type MatchedCode,
} from '#app/features/residency/units/codes/match-code.server.ts';
import { unitKey } from '#app/features/communities/communities/unit.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import type { Actor } from '#app/lib/session/actor.ts';

/** A community and a unit in it, as people choose them in a form. */
interface ChosenMembership {
  communityId: string;
  condoUnit: string;
  tenure?: Tenure | undefined;
  /** The code that was typed for the unit, if one was. */
  proof?: MatchedCode | null;
}

/**
 * Makes `chosen` the communities that a person belongs to or waits for, the first one the primary one.
 * One that is left out ends; one that is new is joined by its own rule. The old primary one changes
 * before the new one does, because the database allows only one at any moment.
 */
export async function replaceMemberships(tx: Em, actor: Actor, chosen: ChosenMembership[]) {
  const user = actor.id;
  const rows = await tx.find(UserCommunity, { user, state: { $in: ['CONFIRMED', 'WAITING'] } });
  const present = new Map(rows.map((row) => [row.community.id, row]));
  const chosenIds = new Set(chosen.map(({ communityId }) => communityId));
  await tx.nativeUpdate(UserCommunity, { user, isPrimary: true }, { isPrimary: false });
  for (const row of rows) {
    if (!chosenIds.has(row.community.id))
      await closeMembership(tx, row, { by: actor, bySelf: true });
  }
  for (const [index, { communityId, tenure, proof = null, ...typed }] of chosen.entries()) {
    const place = { isPrimary: index === 0, position: index };
    const row = present.get(communityId);
    const condoUnit = proof?.unit.label ?? typed.condoUnit;
    const isProven = proof !== null;
    // What they say they are, while the board has not answered.
    if (row?.state === 'WAITING' && tenure && tenure !== row.claimedTenure) {
      await tx.nativeUpdate(UserCommunity, { id: row.id }, { claimedTenure: tenure });
    }
    if (!row || (row.state === 'WAITING' && isProven)) {
      const claimedTenure = tenure ?? row?.claimedTenure ?? null;
      const entry = { actor, communityId, condoUnit, claimedTenure, isProven, ...place };
      if ((await joinCommunity(tx, entry)) === 'CONFIRMED' && proof) await countUse(tx, proof);
    } else if (row.condoUnit === condoUnit)
      await tx.nativeUpdate(UserCommunity, { id: row.id }, place);
    else {
      const state = await moveToUnit(tx, actor, row, { condoUnit, isProven, ...place });
      if (proof && state === 'CONFIRMED') await countUse(tx, proof);
    }
  }
}

/**
 * Gives a membership another unit. Where a board confirms who lives where, it has to confirm this too,
 * unless a code of the unit proves it, and everywhere where the unit is full; moderators, who confirm
 * others, need nobody. Returns the state of the membership.
 */
async function moveToUnit(
  tx: Em,
  actor: Actor,
  row: UserCommunity,
  {
    condoUnit: typed,
    isProven,
    ...place
  }: { condoUnit: string; isProven: boolean; isPrimary: boolean; position: number },
): Promise<MembershipState> {
  const communityId = row.community.id;
  const community = await tx.findOneOrFail(Community, { id: communityId }, { refresh: true });
  const unit = await tx.findOne(Unit, { community: communityId, key: unitKey(typed) });
  const condoUnit = unit?.label ?? typed;
  const isSameUnit = unitKey(condoUnit) === unitKey(row.condoUnit);
  const isLetIn = isProven || community.joinPolicy === 'OPEN';
  const isFull = await isUnitFull(tx, community, { condoUnit, except: actor.id });
  const staysIn = isSameUnit || row.canModerate || (isLetIn && !isFull);
  const state = row.state === 'CONFIRMED' && staysIn ? 'CONFIRMED' : 'WAITING';
  const isNewlyProven = isProven && !isSameUnit && state === 'CONFIRMED';
  const settled = isNewlyProven
    ? await settleInvitation(tx, actor.id, { communityId, unitId: unit?.id ?? null, condoUnit })
    : null;
  const tenure = isSameUnit ? {} : { tenure: settled?.tenure ?? null };
  await tx.nativeUpdate(
    UserCommunity,
    { id: row.id },
    { condoUnit, unit: unit?.id ?? null, state, ...tenure, ...place },
  );
  await takeOverRecord(tx, row.id, settled, { actor });
  if (isSameUnit) return state;
  await recordEvent(tx, {
    actor,
    communityId,
    subject: { type: 'MEMBER', id: row.id },
    action: 'CHANGE',
    from: row.state,
    to: state,
    snapshot: {
      title: actor.name,
      unit: condoUnit,
      unitBefore: row.condoUnit,
      userId: actor.id,
      ...(settled && { tenure: settled.tenure, ...settled.snapshot }),
    },
  });
  return state;
}
