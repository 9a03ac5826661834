import { FurtherUnit, Owner, User, UserCommunity } from '#db/entities/index.ts';
import { confirmAddressOf } from '#app/features/accounts/login/address/address-changes.server.ts';
import { recordEvent } from '#app/lib/record-event.server.ts';
import { unitKey } from '#app/features/communities/communities/unit.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import { addFurtherUnit, recordTakenUnit, takeOverFurtherUnits } from '../further-units.server.ts';
import { lockCommunities } from '../lock-communities.server.ts';
import { lockPerson } from '#app/lib/db/write.server.ts';
import { isMemberNow, lastPlace } from '../own-place.server.ts';
import { isSameName } from '../import/person-name.ts';
import { hasInviter } from './inviter.server.ts';
import { hashSecret, provenAddress } from './secret.server.ts';
import { giveContact } from './settle.server.ts';

/** Whoever accepts an invitation. */
type Person = Pick<Actor, 'id' | 'role' | 'name'>;

/**
 * Confirms a person with the unit and tenure of an invitation. Somebody who is a member already keeps that
 * membership and its unit, and gets the unit of the invitation too. Whoever has no phone or no language gets
 * that of the invitation. An invitation to the board makes a RESIDENT that role, and whoever accepts it a
 * moderator. A link that came by mail confirms the address that it came to, if it is the person's.
 * Call it inside a transaction. Throws AppError `conflict` when it is used, cancelled or expired, or made out to
 * somebody else while the person belongs to its unit already.
 */
export async function acceptInvitation(
  tx: Em,
  actor: Person,
  secret: string,
  /** Where the community goes among the person's own. */
  place?: { isPrimary: boolean; position: number },
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
  if (own && isMemberNow(own)) {
    await requireTheirs(tx, actor, own, invitation);
    await addToMembership(tx, actor, own, invitation);
  } else {
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
    const to = await tx.findOneOrFail(UserCommunity, { id: own.id }, { refresh: true });
    await takeOverFurtherUnits(tx, { actor, from: invitation.id, to, state: 'CONFIRMED' });
  }
  const membershipId = own?.id ?? invitation.id;
  await tieRecords(tx, actor, { invitation, membershipId });
  if (!own) await recordItsUnits(tx, actor, invitation.id);
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
  await giveContact(tx, actor.id, invitation);
  const email = provenAddress(secret, invitation);
  if (email !== null) await confirmAddressOf(tx, { id: actor.id, email });
  if (invitation.invitedRole) await grantRole(tx, actor, membershipId, invitation);
  return invitation;
}

/**
 * Ties the records of owners that an invitation has to the person who accepted it, where name or address say that they
 * are theirs. Somebody else's keep what a list says of them, and the desk says whose account they have.
 */
async function tieRecords(
  tx: Em,
  actor: Person,
  { invitation, membershipId }: { invitation: UserCommunity; membershipId: string },
): Promise<void> {
  const { email } = await tx.findOneOrFail(User, { id: actor.id }, { fields: ['email'] });
  const isAddressed = invitation.inviteeEmail?.toLowerCase() === email;
  const records = await tx.find(
    Owner,
    { membership: invitation.id },
    { fields: ['name', 'email', 'version'], disableIdentityMap: true },
  );
  for (const { id, name, email: listed, version } of records) {
    const isTheirs = isAddressed || listed === email || isSameName(name, actor.name);
    await tx.nativeUpdate(
      Owner,
      { id },
      { membership: isTheirs ? membershipId : null, version: version + 1 },
    );
  }
}

/** Writes the lines of the further units of an invitation that has become a membership. */
async function recordItsUnits(tx: Em, actor: Person, id: string): Promise<void> {
  const membership = await tx.findOneOrFail(UserCommunity, { id }, { refresh: true });
  const units = await tx.find(FurtherUnit, { membership: id, state: 'CONFIRMED' });
  for (const { condoUnit, tenure = null } of units) {
    await recordTakenUnit(tx, {
      actor,
      membership,
      invitation: id,
      unit: condoUnit,
      tenure,
      from: 'INVITED',
      to: 'CONFIRMED',
    });
  }
}

/**
 * Keeps an invitation for whom it was made out to, where a member of its unit opens it, who would get nothing by it.
 * Throws AppError `conflict`.
 */
async function requireTheirs(
  tx: Em,
  actor: Person,
  membership: UserCommunity,
  invitation: UserCommunity,
): Promise<void> {
  const { email } = await tx.findOneOrFail(User, { id: actor.id }, { fields: ['email'] });
  const { inviteeName, inviteeEmail, invitedRole } = invitation;
  const invitee = { name: inviteeName ?? '', email: inviteeEmail ?? null, role: invitedRole };
  if (!isForAnother(invitee, { name: actor.name, email })) return;
  const key = unitKey(invitation.condoUnit);
  const further = await tx.find(FurtherUnit, { membership: membership.id, state: 'CONFIRMED' });
  if (![membership, ...further].some(({ condoUnit }) => unitKey(condoUnit) === key)) return;
  throw new AppError('conflict', 'invitations.forAnother', {
    params: { name: invitee.name || (invitee.email ?? '') },
  });
}

/**
 * Whether an invitation is made out to somebody else: neither their address nor their name is on it. One that makes a
 * moderator is for whoever has the link, as it always was.
 */
export const isForAnother = (
  invitee: { name: string; email: string | null; role?: string | null | undefined },
  person: { name: string; email: string },
): boolean =>
  (invitee.role ?? 'RESIDENT') === 'RESIDENT' &&
  (invitee.name !== '' || invitee.email !== null) &&
  invitee.email?.toLowerCase() !== person.email &&
  !isSameName(invitee.name, person.name);

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
      ...{ actor, membership, unit: label, state: 'CONFIRMED', way: 'INVITATION' },
      tenure: tenure ?? null,
    });
  }
}

/** Gives the role of an invitation; whoever has one already keeps it. */
async function grantRole(
  tx: Em,
  actor: Person,
  membershipId: string,
  { community, invitedRole }: UserCommunity,
): Promise<void> {
  if (!invitedRole) return;
  await tx.nativeUpdate(User, { id: actor.id, role: 'RESIDENT' }, { role: invitedRole });
  await tx.nativeUpdate(UserCommunity, { id: membershipId }, { canModerate: true });
  await recordEvent(tx, {
    actor,
    communityId: community.id,
    subject: { type: 'ROLE', id: actor.id },
    action: 'GRANT',
    from: actor.role,
    to: actor.role === 'RESIDENT' ? invitedRole : actor.role,
    snapshot: { title: actor.name, userId: actor.id, moderates: true },
  });
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
  if (!row || !(await hasInviter(em, row.id))) throw new AppError('conflict', 'invitations.over');
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
