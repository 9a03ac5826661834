import { UserCommunity, FurtherUnit, Unit, User } from '#db/entities/index.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { recordRole } from './moderators.server.ts';
import { carryOutLosses, findLosses } from './losses.server.ts';
import type { Language } from '#db/enums.ts';
import { recordEvent } from '#app/lib/record-event.server.ts';
import { replaceKnownCodes } from '#app/features/residency/units/codes/renew.server.ts';
import { unitKey } from '#app/features/communities/communities/unit.ts';
import { notifyMemberships } from '#app/features/residency/membership-emails/notify-members.server.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import { wasSentAway } from './was-sent-away.server.ts';

/**
 * Ends a membership with all that follows: live posts there are withdrawn, places in activities
 * freed, and `closeMembership`. Another community becomes the primary one. Call it inside a
 * transaction, after `requireOtherModerator`.
 */
export async function endMembership(tx: Em, membership: UserCommunity, closing: Closing) {
  const userId = membership.user?.id;
  if (!userId) return;
  const losses = await findLosses(tx, userId, [membership.community.id]);
  await carryOutLosses(tx, closing.by, userId, losses);
  await closeMembership(tx, membership, closing);
  if (membership.isPrimary) await choosePrimary(tx, userId);
}

/** Makes the first of a person's communities the primary one, where none is. */
async function choosePrimary(tx: Em, userId: string): Promise<void> {
  const [first] = await tx.find(
    UserCommunity,
    { user: userId, state: { $in: ['CONFIRMED', 'WAITING'] } },
    { orderBy: { isPrimary: 'desc', position: 'asc', createdAt: 'asc' }, limit: 1 },
  );
  if (first) await tx.nativeUpdate(UserCommunity, { id: first.id }, { isPrimary: true });
}

type By = Pick<Actor, 'id' | 'role'> | null;

export interface Closing {
  /** Who ends it; null when a scheduled job did it. */
  by: By;
  /** True for people who leave by themselves: they may come back as anybody comes, unless the board had decided. */
  bySelf?: boolean;
  /** For the person to read. */
  reason?: string | null;
  /** Of the reason, where it is known. */
  language?: Language;
}

/**
 * Ends a person's membership, or their waiting for one: the row stays, as ENDED, and so do those of
 * further units. The codes of the units are replaced, since the person knows them, and a right to
 * moderate ends; with the last one, BOARD and MANAGER become RESIDENT. What the board decided before
 * stays on the row of somebody who goes by themselves, so that asking again leads back to the board.
 * What the person loses besides is carried out by `carryOutLosses`. Call it inside a transaction.
 */
export async function closeMembership(
  tx: Em,
  membership: UserCommunity,
  { by, bySelf = false, reason = null, language }: Closing,
): Promise<void> {
  const { id, state, condoUnit, canModerate } = membership;
  const communityId = membership.community.id;
  const userId = membership.user?.id;
  if (!userId) return;
  const user = await tx.findOneOrFail(User, { id: userId }, { refresh: true });
  const isKept = bySelf && wasSentAway(membership);
  await tx.nativeUpdate(
    UserCommunity,
    { id },
    {
      state: 'ENDED',
      endedAt: (isKept && membership.endedAt) || new Date(),
      canModerate: false,
      isPrimary: false,
      ...(!isKept && { decisionReason: bySelf ? null : reason }),
      ...(bySelf ? !isKept && { decidedBy: null } : by && { decidedBy: by.id }),
    },
  );
  await recordEvent(tx, {
    actor: by,
    communityId,
    subject: { type: 'MEMBER', id },
    action: 'END',
    from: state,
    to: 'ENDED',
    reason,
    snapshot: { title: user.name, unit: condoUnit, userId, ...(bySelf ? { bySelf: true } : {}) },
  });
  await leaveUnits(tx, membership, by);
  if (canModerate) await dropIdleOffice(tx, by, user, communityId);
  if (bySelf) return;
  const decider = by && { id: by.id, locale: language ?? null };
  await notifyMemberships(tx, 'MEMBERSHIP_ENDED', { ids: [id], by: decider });
}

/**
 * Ends the further units of a membership, and replaces the codes that the person knows: those of every
 * unit they were confirmed in. `membership` is the row as it was before it ended.
 */
export async function leaveUnits(tx: Em, membership: UserCommunity, by: By): Promise<void> {
  const communityId = membership.community.id;
  const further = await tx.find(FurtherUnit, { membership: membership.id, state: 'CONFIRMED' });
  const known = membership.state === 'CONFIRMED' ? [membership, ...further] : further;
  const labels = known.map(({ condoUnit }) => unitKey(condoUnit));
  const units = await tx.find(Unit, { community: communityId, key: { $in: labels } });
  const unitIds = [...known.flatMap(({ unit }) => unit?.id ?? []), ...units.map(({ id }) => id)];
  await tx.nativeUpdate(FurtherUnit, { membership: membership.id }, { state: 'ENDED' });
  await replaceKnownCodes(tx, { actor: by, communityId, unitIds: [...new Set(unitIds)] });
}

/** Makes a RESIDENT of somebody whose last right to moderate has ended. */
export async function dropIdleOffice(
  tx: Em,
  by: By,
  { id, name }: { id: string; name: string },
  communityId: string,
): Promise<void> {
  const { role } = await tx.findOneOrFail(User, { id }, { refresh: true });
  if (role !== 'BOARD' && role !== 'MANAGER') return;
  const moderates = { user: id, canModerate: true, state: 'CONFIRMED' } as const;
  if ((await tx.count(UserCommunity, moderates)) > 0) return;
  await tx.nativeUpdate(User, { id }, { role: 'RESIDENT' });
  const change = { by, person: { id, name }, from: role, to: 'RESIDENT' as const };
  await recordRole(tx, { ...change, communityId, moderates: false });
}
