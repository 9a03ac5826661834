import { randomUUID } from 'node:crypto';
import { UserCommunity } from '#db/entities/index.ts';
import type { Role } from '#db/enums.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { defaultLocale } from '#app/lib/i18n/locale.ts';
import type { LogEntry } from '#app/lib/record-event.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import {
  settleInvitationOfModerator,
  takeOverRecord,
} from '../memberships/invitations/settle.server.ts';
import { isMemberNow } from '../memberships/own-place.server.ts';

/**
 * Makes a person a moderator of a community. Somebody from outside, or whose membership has ended, is a
 * member from then on, with the unit of an open invitation to their address, or else the name of an office for a unit.
 * The invitation is settled. Call it inside a transaction.
 */
export async function addModerator(
  tx: Em,
  {
    actor,
    userId,
    communityId,
    role,
  }: {
    /** Who does it, for the log; null for the command line. */
    actor: LogEntry['actor'];
    userId: string;
    communityId: string;
    role: Exclude<Role, 'RESIDENT'>;
  },
): Promise<void> {
  const own = { user: userId, community: communityId };
  const before = await tx.findOne(UserCommunity, own, { refresh: true });
  const isMember = before !== null && (isMemberNow(before) || before.state === 'WAITING');
  const invited = await settleInvitationOfModerator(tx, userId, {
    communityId,
    ownUnit: isMember ? before.condoUnit : null,
  });
  const isToUnit = invited && (invited.invitation.unit || !invited.invitation.invitedRole);
  const home = isToUnit
    ? {
        condoUnit: invited.invitation.condoUnit,
        unit: invited.invitation.unit?.id ?? null,
        tenure: invited.invitation.tenure ?? null,
      }
    : { condoUnit: translate(defaultLocale, `people.offices.${role}`), unit: null, tenure: null };
  const id = before?.id ?? randomUUID();
  if (before) {
    await tx.nativeUpdate(
      UserCommunity,
      { id },
      {
        ...(!isMember && { ...home, claimedTenure: null }),
        canModerate: true,
        state: 'CONFIRMED',
        confirmedAt: new Date(),
        endsOn: null,
        endedAt: null,
        decisionReason: null,
      },
    );
  } else {
    const others = await tx.count(UserCommunity, { user: userId });
    const hasPrimary = (await tx.count(UserCommunity, { user: userId, isPrimary: true })) > 0;
    await tx.insert(UserCommunity, {
      ...home,
      id,
      user: userId,
      community: communityId,
      isPrimary: !hasPrimary,
      confirmedAt: new Date(),
      canModerate: true,
      position: others,
      createdAt: new Date(),
    });
  }
  await takeOverRecord(tx, id, invited?.settled ?? null, { actor, furtherUnits: 'CONFIRMED' });
}
