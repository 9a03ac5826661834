import { FurtherUnit, Owner, User, UserCommunity } from '#db/entities/index.ts';
import type { Tenure } from '#db/enums.ts';
import { unitKey } from '#app/features/communities/communities/unit.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { takeOverFurtherUnits, type TakenUnit } from '../further-units.server.ts';
import { isSameName } from '../import/person-name.ts';

/** An invitation that somebody has settled by coming in another way than by its link. */
export interface SettledInvitation {
  tenure: Tenure | null;
  /** For the line in the log about the membership. */
  snapshot: { matched: { invitation: string; name: string; furtherUnits?: TakenUnit[] } };
}

/**
 * Ends the open invitation of somebody who belongs to its unit, which a code or a moderator says: the one
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
  const rows = await kysely(tx)
    .selectFrom('user_communities as invitation')
    .select(['id', 'condoUnit', 'inviteeName', 'inviteeEmail'])
    .where('community', '=', communityId)
    .where('state', '=', 'INVITED')
    .where('user', 'is', null)
    .where('invitedRole', 'is', null)
    .where((is) => (unitId ? is('unit', '=', unitId) : is('unit', 'is', null)))
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  const ofUnit = rows.filter((row) => unitId || unitKey(row.condoUnit) === unitKey(condoUnit));
  const addressed = ofUnit.find((row) => row.inviteeEmail?.toLowerCase() === person.email);
  const named = ofUnit.filter((row) => isSameName(row.inviteeName ?? '', person.name));
  const match = addressed ?? (named.length === 1 ? named[0] : undefined);
  if (!match) return null;
  const invitation = await tx.findOneOrFail(UserCommunity, { id: match.id }, { refresh: true });
  await tx.nativeUpdate(UserCommunity, { id: match.id }, { state: 'ENDED', endedAt: new Date() });
  await giveContact(tx, userId, invitation);
  const name = match.inviteeName ?? person.name;
  return {
    tenure: invitation.tenure ?? null,
    snapshot: { matched: { invitation: match.id, name } },
  };
}

/**
 * Moves the record of owners that a settled invitation was tied to on to the membership that settled it, with the
 * further units of the invitation: confirmed where a moderator did, waiting for one where a code of one unit did. Call
 * it once the membership is written, and before the log has it.
 */
export async function takeOverRecord(
  tx: Em,
  membershipId: string,
  settled: SettledInvitation | null,
  { furtherUnits }: { furtherUnits: 'CONFIRMED' | 'WAITING' } = { furtherUnits: 'WAITING' },
): Promise<void> {
  if (!settled) return;
  const { matched } = settled.snapshot;
  const { invitation } = matched;
  const to = await tx.findOneOrFail(UserCommunity, { id: membershipId }, { refresh: true });
  const taken = await takeOverFurtherUnits(tx, { from: invitation, to, state: furtherUnits });
  if (taken.length > 0) matched.furtherUnits = taken;
  await tx.nativeUpdate(Owner, { membership: invitation }, { membership: membershipId });
}

/**
 * Opens an invitation again that `settleInvitation` ended, because the membership that settled it was taken
 * back; the record of owners of its units goes back to it too, and the further units that came with it are as they
 * were. The phone stays with the person.
 */
export async function reopenInvitation(
  tx: Em,
  id: string,
  { membershipId, taken }: { membershipId: string; taken: readonly TakenUnit[] },
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
  const owned = await kysely(tx)
    .selectFrom('owners as owner')
    .select('owner.id')
    .where('owner.membership', '=', membershipId)
    .where((is) =>
      is.exists(
        is
          .selectFrom('ownerships as owned')
          .select('owned.id')
          .whereRef('owned.owner', '=', 'owner.id')
          .where('owned.unit', 'in', [id, ...units]),
      ),
    )
    .execute();
  await tx.nativeUpdate(Owner, { id: { $in: owned.map((owner) => owner.id) } }, { membership: id });
  for (const { unit: condoUnit, before } of taken) {
    const own = { membership: membershipId, condoUnit };
    if (before === null) await tx.nativeDelete(FurtherUnit, own);
    else await tx.nativeUpdate(FurtherUnit, own, { state: before });
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
