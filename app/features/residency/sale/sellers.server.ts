import { FurtherUnit, Owner, Ownership, UserCommunity } from '#db/entities/index.ts';
import { livedInKinds } from '#db/enums.ts';
import type { Community } from '#db/entities/index.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { recordEvent } from '#app/lib/record-event.server.ts';
import { type Ctx } from '#app/lib/session/context.server.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import { endMembership } from '../ending/end-membership.server.ts';
import { requireOtherModerator } from '../ending/moderators.server.ts';
import { cancelInvitation } from '../memberships/invitations/invite.server.ts';
import { ownershipsOf, type OwnerRow } from '../owners/queries.server.ts';
import { recordOwner } from '../owners/record-owner.server.ts';

/** The unit that is sold. */
interface Unit {
  id: string;
  label: string;
}

export async function endOwnership(
  tx: Em,
  {
    actor,
    community,
    unit,
    seller,
    lastDay,
  }: { actor: Actor; community: Community; unit: Unit; seller: OwnerRow; lastDay: string },
): Promise<void> {
  await tx.nativeUpdate(Ownership, { id: seller.ownershipId }, { endedOn: lastDay });
  await tx.nativeUpdate(Owner, { id: seller.id }, { version: seller.version + 1 });
  const before = { ...seller, email: seller.typedEmail };
  await recordOwner(tx, {
    actor,
    communityId: community.id,
    unit,
    ownerId: seller.id,
    before,
    after: { ...before, endedOn: lastDay },
  });
}

/** A seller who stays in the unit is its tenant from now on, and reads no owners' notice. */
export async function becomeTenant(
  tx: Em,
  actor: Actor,
  seller: OwnerRow,
  unit: Unit,
): Promise<void> {
  const membership = await membershipOf(tx, seller);
  if (!membership) return;
  const isHome = membership.unit?.id === unit.id;
  if (isHome) await tx.nativeUpdate(UserCommunity, { id: membership.id }, { tenure: 'TENANT' });
  else {
    const further = { membership: membership.id, unit: unit.id };
    await tx.nativeUpdate(FurtherUnit, further, { tenure: 'TENANT' });
  }
  await recordChange(
    tx,
    actor,
    { membership, seller },
    {
      unit: unit.label,
      tenure: 'TENANT',
      before: { unit: unit.label, tenure: isHome ? (membership.tenure ?? null) : null },
    },
  );
}

/**
 * Takes the unit from a seller who leaves. One of several units goes, and another of theirs becomes the first; with the
 * only one, the membership ends or the invitation is cancelled.
 */
export async function leaveUnit(
  ctx: Ctx,
  actor: Actor,
  { community, seller, unit }: { community: Community; seller: OwnerRow; unit: Unit },
): Promise<void> {
  const tx = ctx.em;
  const position = await positionAfter(tx, seller, unit);
  if (!position) return;
  const { membership, isHome, next } = position;
  if (isHome && !next) {
    if (membership.user === null || membership.user === undefined) {
      await cancelInvitation(ctx, community.id, membership.id);
      return;
    }
    if (membership.canModerate) {
      await requireOtherModerator(tx, membership.user.id, [community.id]);
    }
    await endMembership(tx, membership, { by: actor, language: ctx.locale });
    return;
  }
  if (isHome && next) {
    await tx.nativeUpdate(
      UserCommunity,
      { id: membership.id },
      {
        condoUnit: next.condoUnit,
        unit: next.unitId,
        tenure: next.tenure ?? membership.tenure ?? null,
      },
    );
    await tx.nativeDelete(FurtherUnit, { membership: membership.id, condoUnit: next.condoUnit });
  } else {
    const gone = { membership: membership.id, unit: unit.id };
    await tx.nativeUpdate(FurtherUnit, gone, { state: 'ENDED' });
  }
  await recordChange(
    tx,
    actor,
    { membership, seller },
    {
      unit: next && isHome ? next.condoUnit : membership.condoUnit,
      sold: unit.label,
      before: { unit: unit.label },
    },
  );
}

/** Writes into the log how a seller's membership changed with the sale. */
const recordChange = (
  tx: Em,
  actor: Actor,
  { membership, seller }: { membership: UserCommunity; seller: OwnerRow },
  change: Record<string, unknown>,
): Promise<void> =>
  recordEvent(tx, {
    actor,
    communityId: membership.community.id,
    subject: { type: 'MEMBER', id: membership.id },
    action: 'CHANGE',
    from: membership.state,
    to: membership.state,
    snapshot: { title: seller.account ?? seller.name, userId: seller.userId, ...change },
  });

/** What a seller who leaves a unit loses with it: their membership, their invitation, or the unit alone. */
export async function lossOf(
  em: Em,
  seller: OwnerRow,
  unit: Unit,
): Promise<'MEMBERSHIP' | 'INVITATION' | 'UNIT' | 'NOTHING'> {
  const position = await positionAfter(em, seller, unit);
  if (!position) return 'NOTHING';
  const { membership, isHome, next } = position;
  if (!isHome || next) return 'UNIT';
  return membership.user ? 'MEMBERSHIP' : 'INVITATION';
}

/** A seller's membership, whether the unit is its first, and the unit that would take its place; null without one. */
async function positionAfter(tx: Em, seller: OwnerRow, unit: Unit) {
  const membership = await membershipOf(tx, seller);
  if (!membership) return null;
  const further = await tx.find(
    FurtherUnit,
    { membership: membership.id, state: 'CONFIRMED' },
    { populate: ['unit'], orderBy: { createdAt: 'asc', id: 'asc' }, refresh: true },
  );
  const others = [
    ...further.map((one) => ({
      condoUnit: one.condoUnit,
      unitId: one.unit?.id ?? null,
      kind: one.unit?.unwrap().kind ?? ('HOME' as const),
      tenure: one.tenure ?? null,
    })),
    ...(await ownedUnits(tx, seller)),
  ].filter(({ unitId }) => unitId !== unit.id);
  const next = others.find(({ kind }) => livedInKinds.includes(kind)) ?? others[0];
  return { membership, isHome: membership.unit?.id === unit.id, next };
}

/** The units that an owner has on record, beside those of their membership: they live elsewhere. */
async function ownedUnits(tx: Em, { id }: OwnerRow) {
  const owned = (await ownershipsOf(tx, id)).filter(({ isCurrent }) => isCurrent);
  return owned.map(({ unit, unitId, kind }) => ({
    condoUnit: unit,
    unitId,
    kind,
    tenure: 'OWNER_ELSEWHERE' as const,
  }));
}

/** The membership or open invitation of an owner; null for one that has ended. */
const membershipOf = (tx: Em, { membershipId }: OwnerRow): Promise<UserCommunity | null> =>
  tx.findOne(
    UserCommunity,
    { id: membershipId ?? '', state: { $in: ['CONFIRMED', 'INVITED'] } },
    { refresh: true },
  );
