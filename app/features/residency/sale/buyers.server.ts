import { FurtherUnit, Owner, UserCommunity } from '#db/entities/index.ts';
import type { Community } from '#db/entities/index.ts';
import { lettersArrive } from '#app/features/mail/transport/transport.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { type Ctx } from '#app/lib/session/context.server.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import { findFurtherUnit, saveFurtherUnit } from '../memberships/further-units.server.ts';
import { mailInvitation } from '../memberships/invitations/by-mail.server.ts';
import { inviteMember } from '../memberships/invitations/invite.server.ts';
import { giveFurtherUnit } from '../memberships/person/decide-further-unit.server.ts';
import { unitOwners, type OwnerRow } from '../owners/queries.server.ts';
import { recordOwner } from '../owners/record-owner.server.ts';
import {
  loggedOf,
  lockOnRecord,
  writeOwner,
  writeOwnership,
  type Facts,
} from '../owners/write-owner.server.ts';
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
  const facts = factsOf(buyer, { known, membershipId, address: input.buyerAddress });
  const id = await writeOwner(tx, { known, facts, communityId: community.id, actor });
  const after = {
    name: facts.name,
    email: facts.email,
    address: facts.address,
    endedOn: null,
    account: known?.account ?? (membershipId ? buyer.name : null),
    consent: known?.consent ?? null,
  };
  const line = { actor, communityId: community.id, unit, ownerId: id, after };
  const owned = (await unitOwners(tx, unit.id)).find((one) => one.isCurrent && one.id === id);
  if (owned) {
    // Who owned a share owns it already.
    if (known && (known.typedEmail !== facts.email || known.address !== facts.address)) {
      await recordOwner(tx, { ...line, before: loggedOf(known) });
    }
    return;
  }
  await writeOwnership(tx, {
    id: null,
    ownerId: id,
    unitId: unit.id,
    startedOn: input.soldOn,
    endedOn: null,
  });
  await recordOwner(tx, { ...line, before: null });
}

/** What the record says of a buyer: of one who is on record, what the form leaves out stays as it is. */
function factsOf(
  buyer: Buyer,
  {
    known,
    membershipId,
    address,
  }: { known: OwnerRow | null; membershipId: string | null; address: string | undefined },
): Facts {
  const isKnownEmail = known !== null && (buyer.email ?? known.email) === known.email;
  const email = isKnownEmail ? known.typedEmail : (buyer.email ?? null);
  const source = isKnownEmail ? (known.emailSource ?? 'DESK') : 'DESK';
  return {
    name: known?.name ?? buyer.name,
    membership: known?.membershipId ?? membershipId,
    email,
    emailSource: email === null ? null : source,
    address: address || (known?.address ?? null),
    isReturned: known?.returnedEmail != null,
  };
}

/** The record that a buyer has already: the one that the desk chose, or with the same account and name. */
async function recordOf(
  tx: Em,
  community: Community,
  { buyer, membershipId }: { buyer: Buyer; membershipId: string | null },
): Promise<OwnerRow | null> {
  if (buyer.sameAs && buyer.sameAs !== 'new') {
    return lockOnRecord(tx, community.id, buyer.sameAs);
  }
  if (membershipId === null || buyer.sameAs === 'new') return null;
  const own = await tx.findOne(
    Owner,
    { community: community.id, membership: membershipId, name: buyer.name },
    { refresh: true },
  );
  return own && lockOnRecord(tx, community.id, own.id);
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
