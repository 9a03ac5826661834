import { sql } from 'kysely';
import { FurtherUnit, Owner, User, UserCommunity } from '#db/entities/index.ts';
import type { Tenure } from '#db/enums.ts';
import { unitKey } from '#app/features/communities/communities/unit.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import type { LogEntry } from '#app/lib/record-event.server.ts';
import {
  findFurtherUnit,
  recordTakenUnit,
  takeOverFurtherUnits,
  type TakenUnit,
} from '../further-units.server.ts';
import { isSameName } from '../import/person-name.ts';

/** An invitation that somebody has settled by coming in another way than by its link. */
export interface SettledInvitation {
  tenure: Tenure | null;
  /** For the line in the log about the membership. */
  snapshot: { matched: { invitation: string; name: string; furtherUnits?: TakenUnit[] } };
}

/**
 * Ends the open invitation of somebody who belongs to one of its units, which a code or a moderator says: the one
 * with their address, or else the only one with their name. They get its phone and language, as
 * `giveContact` says; its tenure is for the caller to write, and its record of an owner for `takeOverRecord`, once
 * the membership is written. An invitation for another unit, or that makes a moderator, needs its link. Null where
 * none fits. Call it inside a transaction in which the community is locked.
 */
export async function settleInvitation(
  tx: Em,
  userId: string,
  {
    communityId,
    unitId,
    condoUnit,
  }: { communityId: string; unitId: string | null; condoUnit: string },
): Promise<SettledInvitation | null> {
  const person = await tx.findOneOrFail(User, { id: userId }, { fields: ['name', 'email'] });
  const rows = await openInvitations(tx, communityId, unitId);
  const ofUnit = rows.filter(
    (row) =>
      unitId !== null ||
      [...(row.unit === null ? [row.condoUnit] : []), ...row.unlisted].some(
        (label) => unitKey(label) === unitKey(condoUnit),
      ),
  );
  const addressed = ofUnit.find((row) => row.inviteeEmail?.toLowerCase() === person.email);
  const named = ofUnit.filter((row) => isSameName(row.inviteeName ?? '', person.name));
  const match = addressed ?? (named.length === 1 ? named[0] : undefined);
  if (!match) return null;
  const invitation = await endInvitation(tx, userId, match.id);
  const isItsOwn = unitKey(invitation.condoUnit) === unitKey(condoUnit);
  const of = isItsOwn ? invitation : await findFurtherUnit(tx, match.id, condoUnit);
  return settledBy(invitation, of?.tenure ?? null, person.name);
}

/** The open invitations of residents to a unit, their own or a further one; for null, to any not in the register. */
const openInvitations = (tx: Em, communityId: string, unitId: string | null) =>
  kysely(tx)
    .selectFrom('user_communities as invitation')
    .select(['id', 'condoUnit', 'unit', 'inviteeName', 'inviteeEmail'])
    .select((of) =>
      sql<string[]>`coalesce((select array_agg(further.condo_unit) from further_units as further
        where further.membership_id = ${of.ref('invitation.id')} and further.state = 'CONFIRMED'
          and further.unit_id is null), '{}')`.as('unlisted'),
    )
    .where('community', '=', communityId)
    .where('state', '=', 'INVITED')
    .where('user', 'is', null)
    .where('invitedRole', 'is', null)
    .where((is) => {
      const furtherIs = is
        .selectFrom('further_units as further')
        .select('further.id')
        .whereRef('further.membership', '=', 'invitation.id')
        .where('further.state', '=', 'CONFIRMED');
      return unitId
        ? is.or([is('unit', '=', unitId), is.exists(furtherIs.where('further.unit', '=', unitId))])
        : is.or([is('unit', 'is', null), is.exists(furtherIs.where('further.unit', 'is', null))]);
    })
    .orderBy('createdAt')
    .orderBy('id')
    .execute();

/** Ends an invitation whose person has come in, and gives them its phone and language. */
async function endInvitation(tx: Em, userId: string, id: string): Promise<UserCommunity> {
  const invitation = await tx.findOneOrFail(UserCommunity, { id }, { refresh: true });
  await tx.nativeUpdate(UserCommunity, { id }, { state: 'ENDED', endedAt: new Date() });
  await giveContact(tx, userId, invitation);
  return invitation;
}

const settledBy = (
  { id, inviteeName }: UserCommunity,
  tenure: Tenure | null,
  name: string,
): SettledInvitation => ({
  tenure,
  snapshot: { matched: { invitation: id, name: inviteeName ?? name } },
});

/**
 * Ends the open invitation to the address of somebody who gets a role by hand: one to the board or the management, or,
 * where they have no unit in the community yet or that very one, a resident's. Returns it too, for its unit. Null where
 * there is none. Call it inside a transaction in which the community is locked.
 */
export async function settleInvitationOfModerator(
  tx: Em,
  userId: string,
  { communityId, ownUnit }: { communityId: string; ownUnit: string | null },
): Promise<{ settled: SettledInvitation; invitation: UserCommunity } | null> {
  const { name, email } = await tx.findOneOrFail(
    User,
    { id: userId },
    { fields: ['name', 'email'] },
  );
  const open = await tx.find(
    UserCommunity,
    { community: communityId, state: 'INVITED', user: null, inviteeEmail: { $ne: null } },
    { orderBy: { createdAt: 'asc', id: 'asc' }, refresh: true },
  );
  const fits = ({ inviteeEmail, invitedRole, condoUnit }: UserCommunity) =>
    inviteeEmail?.toLowerCase() === email &&
    (Boolean(invitedRole) || ownUnit === null || unitKey(ownUnit) === unitKey(condoUnit));
  const found = open.find(fits);
  if (!found) return null;
  const invitation = await endInvitation(tx, userId, found.id);
  return { invitation, settled: settledBy(invitation, invitation.tenure ?? null, name) };
}

/**
 * Moves the record of owners that a settled invitation was tied to on to the membership that settled it, with the
 * other units of the invitation: confirmed where a moderator did, waiting for one where a code of one unit did. `given`
 * is the unit that settled it, where that is not the membership's own. Call it once the membership is written, and
 * before the log has it.
 */
export async function takeOverRecord(
  tx: Em,
  membershipId: string,
  settled: SettledInvitation | null,
  {
    actor,
    given,
    furtherUnits = 'WAITING',
  }: {
    actor: LogEntry['actor'];
    given?: string;
    furtherUnits?: 'CONFIRMED' | 'WAITING';
  },
): Promise<void> {
  if (!settled) return;
  const { matched } = settled.snapshot;
  const { invitation } = matched;
  const to = await tx.findOneOrFail(UserCommunity, { id: membershipId }, { refresh: true });
  const taken = await takeOverFurtherUnits(tx, {
    actor,
    from: invitation,
    to,
    given,
    state: furtherUnits,
  });
  if (taken.length > 0) matched.furtherUnits = taken;
  const records = await tx.find(
    Owner,
    { membership: invitation },
    { fields: ['version'], disableIdentityMap: true },
  );
  for (const { id, version } of records) {
    await tx.nativeUpdate(Owner, { id }, { membership: membershipId, version: version + 1 });
  }
}

/**
 * Opens an invitation again that `settleInvitation` ended, because the membership that settled it was taken
 * back; the record of owners of its units goes back to it too, and the further units that came with it are as they
 * were. The phone stays with the person.
 */
export async function reopenInvitation(
  tx: Em,
  id: string,
  {
    actor,
    membershipId,
    taken,
  }: { actor: LogEntry['actor']; membershipId: string; taken: readonly TakenUnit[] },
): Promise<void> {
  const changed = await tx.nativeUpdate(
    UserCommunity,
    { id, state: 'ENDED', user: null, decidedBy: null },
    { state: 'INVITED', endedAt: null },
  );
  if (changed === 0) return;
  const { unit } = await tx.findOneOrFail(UserCommunity, { id }, { refresh: true });
  const further = await tx.find(FurtherUnit, { membership: id, state: 'CONFIRMED' });
  const units = [unit, ...further.map((one) => one.unit)].flatMap((one) => one?.id ?? []);
  if (units.length > 0) await giveBackRecords(tx, { id, membershipId, units });
  const membership = await tx.findOneOrFail(UserCommunity, { id: membershipId }, { refresh: true });
  for (const { unit: condoUnit, before } of taken) {
    const own = { membership: membershipId, condoUnit };
    if (before === null) await tx.nativeDelete(FurtherUnit, own);
    else await tx.nativeUpdate(FurtherUnit, own, { state: before });
    await recordTakenUnit(tx, {
      actor,
      membership,
      invitation: id,
      unit: condoUnit,
      from: 'CONFIRMED',
      to: before ?? 'ENDED',
    });
  }
}

/**
 * Gives the phone and the language of an invitation to somebody who has none of their own; from then on the
 * phone is theirs to change or remove.
 */
export async function giveContact(
  tx: Em,
  userId: string,
  {
    id,
    inviteePhone: phone,
    inviteeLanguage: language,
  }: Pick<UserCommunity, 'id' | 'inviteePhone' | 'inviteeLanguage'>,
): Promise<void> {
  if (language) await tx.nativeUpdate(User, { id: userId, language: null }, { language });
  if (!phone) return;
  await tx.nativeUpdate(User, { id: userId, $or: [{ phone: null }, { phone: '' }] }, { phone });
  await tx.nativeUpdate(UserCommunity, { id }, { inviteePhone: null });
}

/** Ties the records of owners of an invitation's units to it again, instead of to the membership that settled it. */
async function giveBackRecords(
  tx: Em,
  { id, membershipId, units }: { id: string; membershipId: string; units: string[] },
): Promise<void> {
  const owners = await kysely(tx)
    .selectFrom('owners as owner')
    .select('owner.id')
    .where('owner.membership', '=', membershipId)
    .where((is) =>
      is.exists(
        is
          .selectFrom('ownerships as owned')
          .select('owned.id')
          .whereRef('owned.owner', '=', 'owner.id')
          .where('owned.unit', 'in', units),
      ),
    )
    .execute();
  await tx.nativeUpdate(Owner, { id: { $in: owners.map((one) => one.id) } }, { membership: id });
}
