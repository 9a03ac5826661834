import { UserCommunity } from '#db/entities/index.ts';
import { recordEvent } from '#app/lib/record-event.server.ts';
import { unitKey } from '#app/features/residency/units/unit-key.ts';
import { inTransaction, lockPerson } from '#app/lib/db/write.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { addFurtherUnit } from '../further-units.server.ts';
import { lockCommunities } from '../lock-communities.server.ts';
import { isMemberNow, lastPlace } from '../own-place.server.ts';
import { givePhone, grantRole, type Person } from './pass-on.server.ts';
import { hashSecret } from './secret.server.ts';

/** Where the community goes among the person's own. */
interface Place {
  isPrimary: boolean;
  position: number;
}

/**
 * Accepts an invitation for whoever is logged in. Returns where it leads.
 * Throws AppError: `unauthenticated`, `conflict` for an invitation that is used, cancelled or expired.
 */
export async function acceptOwnInvitation(
  ctx: Ctx,
  secret: string,
): Promise<{ community: { slug: string; name: string; isOpen: boolean }; moderates: boolean }> {
  const actor = requireActor(ctx);
  return inTransaction(ctx.em, async (tx) => {
    const row = await acceptInvitation(tx, actor, secret);
    const { slug, name, openedAt } = await row.community.loadOrFail();
    return {
      community: { slug, name, isOpen: Boolean(openedAt) },
      moderates: Boolean(row.invitedRole),
    };
  });
}

/**
 * Makes a person the one whom an invitation was for: confirmed, with its unit and tenure. A membership
 * that they have in the community already stays the only one; its unit stays beside that of the
 * invitation. Whoever has no phone gets that of the invitation. An invitation to the board makes a RESIDENT that role, and whoever accepts it a moderator.
 * Call it inside a transaction. Throws AppError `conflict` when it is used, cancelled or expired.
 */
export async function acceptInvitation(
  tx: Em,
  actor: Person,
  secret: string,
  place?: Place,
): Promise<UserCommunity> {
  const found = await openInvitation(tx, secret);
  await lockPerson(tx, actor.id);
  await lockCommunities(tx, [found.community.id]);
  // Read again: somebody else may have been faster before the lock.
  const invitation = await openInvitation(tx, secret);
  const communityId = invitation.community.id;
  const own = await tx.findOne(UserCommunity, { user: actor.id, community: communityId });
  const canModerate = Boolean(invitation.invitedRole) || (own?.canModerate ?? false);
  const confirmed = {
    state: 'CONFIRMED' as const,
    confirmedAt: new Date(),
    endsOn: null,
    endedAt: null,
    decidedBy: null,
    decisionReason: null,
    canModerate,
  };
  if (own && isMemberNow(own)) await addToMembership(tx, actor, own, invitation);
  else {
    const home = {
      condoUnit: invitation.condoUnit,
      unit: invitation.unit?.id ?? null,
      tenure: invitation.tenure ?? null,
      ...(place ?? (await lastPlace(tx, actor.id, communityId))),
    };
    await tx.nativeUpdate(
      UserCommunity,
      { id: own?.id ?? invitation.id },
      { ...confirmed, ...home, ...(own ? {} : { user: actor.id }) },
    );
  }
  if (own) {
    await tx.nativeUpdate(
      UserCommunity,
      { id: invitation.id },
      { state: 'ENDED', endedAt: new Date() },
    );
  }
  const membershipId = own?.id ?? invitation.id;
  await recordEvent(tx, {
    actor,
    communityId,
    subject: { type: 'MEMBER', id: membershipId },
    action: 'CONFIRM',
    from: own?.state ?? 'INVITED',
    to: 'CONFIRMED',
    snapshot: {
      title: actor.name,
      unit: invitation.condoUnit,
      userId: actor.id,
      invitation: invitation.id,
    },
  });
  await givePhone(tx, actor.id, invitation);
  if (invitation.invitedRole) await grantRole(tx, actor, membershipId, invitation);
  return invitation;
}

/** A member who is invited again keeps their unit, and gets that of the invitation beside it. */
async function addToMembership(
  tx: Em,
  actor: Person,
  membership: UserCommunity,
  { condoUnit, unit, tenure, invitedRole }: UserCommunity,
): Promise<void> {
  if (unitKey(membership.condoUnit) === unitKey(condoUnit)) {
    if (tenure) await tx.nativeUpdate(UserCommunity, { id: membership.id }, { tenure });
  } else if (unit || !invitedRole) {
    const label = { id: unit?.id ?? null, label: condoUnit };
    await addFurtherUnit(tx, {
      ...{ actor, membership, unit: label, state: 'CONFIRMED' },
      tenure: tenure ?? null,
    });
  }
}

/** The invitation of a secret, if it can be accepted. Throws AppError `conflict`. */
async function openInvitation(em: Em, secret: string): Promise<UserCommunity> {
  const row = await em.findOne(
    UserCommunity,
    {
      inviteHash: hashSecret(secret),
      user: null,
      state: 'INVITED',
      inviteExpiresAt: { $gt: new Date() },
    },
    { refresh: true },
  );
  if (!row) throw new AppError('conflict', 'invitations.over');
  return row;
}

/**
 * The invitation that a registration carries: of which community it is, and an error where the form has
 * another unit than the invitation. Null without one. Throws AppError `conflict` as `acceptInvitation`.
 */
export async function invitationForRegistration(
  em: Em,
  {
    invitation: secret,
    communities,
  }: {
    invitation?: string | undefined;
    communities: { communityId: string; condoUnit: string }[];
  },
): Promise<{ secret: string; communityId: string; errors: AppError[] } | null> {
  if (!secret) return null;
  const { community, condoUnit } = await openInvitation(em, secret);
  const index = communities.findIndex(({ communityId }) => communityId === community.id);
  const typed = communities[index];
  const isOther = typed && unitKey(typed.condoUnit) !== unitKey(condoUnit);
  const error = new AppError('invalid', 'invitations.otherUnit', {
    params: { unit: condoUnit },
    field: `communities[${index}].condoUnit`,
  });
  return { secret, communityId: community.id, errors: isOther ? [error] : [] };
}
