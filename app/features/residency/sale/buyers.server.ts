import { FurtherUnit, Owner, Ownership, UserCommunity } from '#db/entities/index.ts';
import type { Community } from '#db/entities/index.ts';
import { lettersArrive } from '#app/features/mail/transport/transport.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { cityToday } from '#app/lib/forms/city-time.server.ts';
import { type Ctx } from '#app/lib/session/context.server.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import { findFurtherUnit, saveFurtherUnit } from '../memberships/further-units.server.ts';
import { mailInvitation } from '../memberships/invitations/by-mail.server.ts';
import { inviteMember } from '../memberships/invitations/invite.server.ts';
import { giveFurtherUnit } from '../memberships/person/decide-further-unit.server.ts';
import { unitOwners } from '../owners/queries.server.ts';
import { recordOwner } from '../owners/record-owner.server.ts';
import type { Buyer, SaleInput } from './schema.server.ts';

/** The unit that is sold. */
interface Unit {
  id: string;
  label: string;
}

/** Adds a buyer to the record, invited or with the unit beside their own. */
export async function addBuyer(
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
