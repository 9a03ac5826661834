import { FurtherUnit, Owner, Ownership, User, UserCommunity } from '#db/entities/index.ts';
import { livedInKinds } from '#db/enums.ts';
import type { Community } from '#db/entities/index.ts';
import { lettersArrive } from '#app/features/mail/transport/transport.server.ts';
import { addDays } from '#app/lib/day.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { inTransaction, lockPerson } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { cityToday } from '#app/lib/forms/city-time.server.ts';
import { recordEvent } from '#app/lib/record-event.server.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import { endMembership } from '../ending/end-membership.server.ts';
import { requireOtherModerator } from '../ending/moderators.server.ts';
import { findFurtherUnit, saveFurtherUnit } from '../memberships/further-units.server.ts';
import { mailInvitation } from '../memberships/invitations/by-mail.server.ts';
import { cancelInvitation, inviteMember } from '../memberships/invitations/invite.server.ts';
import { lockCommunities } from '../memberships/lock-communities.server.ts';
import { giveFurtherUnit } from '../memberships/person/decide-further-unit.server.ts';
import { ownershipsOf, unitOwners, type OwnerRow } from '../owners/queries.server.ts';
import { recordOwner } from '../owners/record-owner.server.ts';
import { replaceKnownCodes } from '../units/codes/renew.server.ts';
import { requireUnit } from '../units/register/register.server.ts';
import type { Buyer, SaleInput } from './schema.server.ts';

interface Sale {
  community: Community;
  unitId: string;
}

type Unit = Awaited<ReturnType<typeof requireUnit>>;

/**
 * Records the sale of a unit on its closing day: the sellers were its owners until the day before and the buyers are
 * from that day. Sellers who leave lose the unit, and their membership with it where it was their only one; those who
 * stay are its tenants. Buyers are invited, or get the unit beside their own where they are members. Returns the names
 * of the buyers. Throws AppError: `not-found`, `conflict` where somebody chosen owns it no longer, LastModerator for
 * the only one who moderates, and as `inviteMember`.
 */
export function recordSale(
  ctx: Ctx,
  { community, unitId }: Sale,
  input: SaleInput,
): Promise<{ buyers: string[] }> {
  const actor = requireActor(ctx, 'manage.loginFirst');
  return inTransaction(ctx.em, async (tx) => {
    const inside = { ...ctx, em: tx };
    const unit = await requireUnit(tx, community.id, unitId);
    await lockPeople(tx, unitId, input.buyers);
    await lockCommunities(tx, [community.id]);
    const current = (await unitOwners(tx, unitId)).filter(({ isCurrent }) => isCurrent);
    const sellers = current.filter(({ id }) => input.sellers.includes(id));
    if (sellers.length < new Set(input.sellers).size) {
      throw new AppError('conflict', 'sale.ownersChanged');
    }
    const lastDay = addDays(input.soldOn, -1);
    for (const seller of sellers) {
      await endOwnership(tx, { actor, community, unit, seller, lastDay });
    }
    // An account that somebody who keeps a share has too stays as it is.
    const kept = current.filter((one) => !sellers.includes(one)).map((one) => one.membershipId);
    const leaving = new Map(sellers.map((seller) => [seller.membershipId, seller]));
    for (const [membershipId, seller] of leaving) {
      if (membershipId === null || kept.includes(membershipId)) continue;
      if (input.residence === 'TENANT') await becomeTenant(tx, actor, seller, unit);
      else await leaveUnit(inside, actor, { community, seller, unit });
    }
    if (input.residence === 'LEAVES') {
      await replaceKnownCodes(tx, { actor, communityId: community.id, unitIds: [unit.id] });
    }
    const invited = new Set<string>();
    for (const buyer of input.buyers) {
      // Two buyers may share an address: the account is the first one's, until the desk says otherwise.
      const isShared = buyer.email !== undefined && invited.has(buyer.email);
      if (buyer.email !== undefined) invited.add(buyer.email);
      await addBuyer(inside, actor, { community, unit, buyer, isShared, input });
    }
    return { buyers: input.buyers.map(({ name }) => name) };
  });
}

/** Locks the accounts of a unit's owners and buyers, in id order to avoid deadlocks, before their community. */
async function lockPeople(tx: Em, unitId: string, buyers: readonly Buyer[]): Promise<void> {
  const emails = buyers.flatMap(({ email }) => email ?? []);
  const accounts = await tx.find(User, { email: { $in: emails } }, { fields: ['id'] });
  const owners = (await unitOwners(tx, unitId)).flatMap(({ userId }) => userId ?? []);
  const users = new Set([...owners, ...accounts.map(({ id }) => id)]);
  for (const id of [...users].sort()) await lockPerson(tx, id);
}

async function endOwnership(
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
async function becomeTenant(tx: Em, actor: Actor, seller: OwnerRow, unit: Unit): Promise<void> {
  const membership = await membershipOf(tx, seller);
  if (!membership) return;
  const isHome = membership.unit?.id === unit.id;
  if (isHome) await tx.nativeUpdate(UserCommunity, { id: membership.id }, { tenure: 'TENANT' });
  else {
    const further = { membership: membership.id, unit: unit.id };
    await tx.nativeUpdate(FurtherUnit, further, { tenure: 'TENANT' });
  }
  await recordEvent(tx, {
    actor,
    communityId: membership.community.id,
    subject: { type: 'MEMBER', id: membership.id },
    action: 'CHANGE',
    from: membership.state,
    to: membership.state,
    snapshot: {
      title: seller.account ?? seller.name,
      userId: seller.userId,
      unit: unit.label,
      tenure: 'TENANT',
      before: { unit: unit.label, tenure: isHome ? (membership.tenure ?? null) : null },
    },
  });
}

/**
 * Takes the unit from a seller who leaves. One of several units goes, and another of theirs becomes the first; with the
 * only one, the membership ends or the invitation is cancelled.
 */
async function leaveUnit(
  ctx: Ctx,
  actor: Actor,
  { community, seller, unit }: { community: Community; seller: OwnerRow; unit: Unit },
): Promise<void> {
  const tx = ctx.em;
  const membership = await membershipOf(tx, seller);
  if (!membership) return;
  const further = await tx.find(
    FurtherUnit,
    { membership: membership.id, state: 'CONFIRMED' },
    { populate: ['unit'], orderBy: { createdAt: 'asc', id: 'asc' }, refresh: true },
  );
  const isHome = membership.unit?.id === unit.id;
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
  await recordEvent(tx, {
    actor,
    communityId: community.id,
    subject: { type: 'MEMBER', id: membership.id },
    action: 'CHANGE',
    from: membership.state,
    to: membership.state,
    snapshot: {
      title: seller.account ?? seller.name,
      userId: seller.userId,
      unit: next && isHome ? next.condoUnit : membership.condoUnit,
      sold: unit.label,
      before: { unit: unit.label },
    },
  });
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

/** Adds a buyer to the record, invited or with the unit beside their own. */
async function addBuyer(
  ctx: Ctx,
  actor: Actor,
  {
    community,
    unit,
    buyer,
    isShared,
    input,
  }: {
    community: Community;
    unit: Unit;
    buyer: Buyer;
    isShared: boolean;
    input: SaleInput;
  },
): Promise<void> {
  const tx = ctx.em;
  const membershipId = isShared
    ? null
    : await giveUnit(ctx, { community, unit, buyer, home: input.buyerHome });
  const known = await recordOf(tx, community, { buyer, membershipId });
  const id = known?.id ?? crypto.randomUUID();
  const now = new Date();
  const address = input.buyerAddress || null;
  if (!known) {
    const isListed = buyer.email !== undefined;
    await tx.insert(Owner, {
      id,
      community: community.id,
      membership: membershipId,
      name: buyer.name,
      email: buyer.email ?? null,
      emailSource: isListed ? 'DESK' : null,
      emailOn: isListed ? cityToday() : null,
      emailBy: isListed ? actor.id : null,
      address,
      version: 1,
      createdAt: now,
      updatedAt: now,
    });
  }
  if (known) {
    await tx.nativeUpdate(
      Owner,
      { id },
      { version: known.version + 1, ...(!known.membership && { membership: membershipId }) },
    );
    const isOwner = (await unitOwners(tx, unit.id)).some((one) => one.isCurrent && one.id === id);
    // Who owned a share owns it already.
    if (isOwner) return;
  }
  await tx.insert(Ownership, {
    id: crypto.randomUUID(),
    owner: id,
    unit: unit.id,
    startedOn: input.soldOn,
    endedOn: null,
    createdAt: now,
  });
  await recordOwner(tx, {
    actor,
    communityId: community.id,
    unit,
    ownerId: id,
    before: null,
    after: {
      name: buyer.name,
      email: buyer.email ?? known?.email ?? null,
      address: known?.address ?? address,
      endedOn: null,
      account: membershipId ? buyer.name : null,
      consent: null,
    },
  });
}

/** The record that a buyer has already: the one that the desk chose, or with the same account and name. */
async function recordOf(
  tx: Em,
  community: Community,
  { buyer, membershipId }: { buyer: Buyer; membershipId: string | null },
): Promise<Owner | null> {
  if (buyer.sameAs && buyer.sameAs !== 'new') {
    const chosen = await tx.findOne(
      Owner,
      { id: buyer.sameAs, community: community.id },
      { refresh: true },
    );
    if (!chosen) throw new AppError('not-found', 'owners.notFound');
    return chosen;
  }
  if (membershipId === null || buyer.sameAs === 'new') return null;
  return tx.findOne(
    Owner,
    { community: community.id, membership: membershipId, name: buyer.name },
    { refresh: true },
  );
}

/** Invites a buyer, or gives a member the unit beside their own. Returns the membership; null for neither. */
async function giveUnit(
  ctx: Ctx,
  {
    community,
    unit,
    buyer: { name, email },
    home,
  }: { community: Community; unit: Unit; buyer: Buyer; home: SaleInput['buyerHome'] },
): Promise<string | null> {
  if (email === undefined || home === 'LATER') return null;
  const tenure = home === 'HERE' ? 'OWNER' : 'OWNER_ELSEWHERE';
  const tx = ctx.em;
  const member = await kysely(tx)
    .selectFrom('user_communities as membership')
    .innerJoin('users as person', 'person.id', 'membership.user')
    .select(['membership.id', 'membership.unit as unitId'])
    .where('membership.community', '=', community.id)
    .where('membership.state', '=', 'CONFIRMED')
    .where('person.email', '=', email)
    .executeTakeFirst();
  if (!member) {
    const open = await tx.findOne(
      UserCommunity,
      { community: community.id, user: null, state: 'INVITED', inviteeEmail: email },
      { refresh: true },
    );
    if (open) {
      // The invitation that they have stays as it is, with one more unit.
      if (open.unit?.id !== unit.id) {
        const before = await findFurtherUnit(tx, open.id, unit.label);
        await saveFurtherUnit(tx, open.id, before, {
          condoUnit: unit.label,
          unit: unit.id,
          state: 'CONFIRMED',
          tenure,
        });
      }
      return open.id;
    }
    const invitee = { name, email, condoUnit: unit.label, tenure, role: 'RESIDENT' } as const;
    const { membershipId } = await inviteMember(ctx, community, invitee);
    if (lettersArrive()) await mailInvitation(ctx, community, membershipId);
    return membershipId;
  }
  // A tenant who buys their own unit is its owner from now on.
  const further = await findFurtherUnit(tx, member.id, unit.label);
  if (member.unitId === unit.id) {
    await tx.nativeUpdate(UserCommunity, { id: member.id }, { tenure });
  } else if (further?.state === 'CONFIRMED') {
    await tx.nativeUpdate(FurtherUnit, { id: further.id }, { tenure });
  } else {
    await giveFurtherUnit(ctx, community.slug, member.id, { unit: unit.label, tenure });
  }
  return member.id;
}
