import { UserCommunity } from '#db/entities/index.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { closeMembership, type Closing } from './close-membership.server.ts';
import { carryOutLosses, findLosses } from './losses.server.ts';

/**
 * Ends a membership with all that follows: live posts there are withdrawn, places in activities
 * freed, and `closeMembership`. Another community becomes the primary one. Call it inside a
 * transaction, after `requireOtherModerator`.
 */
export async function endMembership(
  tx: Em,
  membership: UserCommunity,
  closing: Closing,
): Promise<void> {
  const userId = membership.user?.id;
  if (!userId) return;
  const losses = await findLosses(tx, userId, [membership.community.id]);
  await carryOutLosses(tx, closing.by, userId, losses);
  await closeMembership(tx, membership, closing);
  if (membership.isPrimary) await choosePrimary(tx, userId);
}

/** Makes the first of a person's communities the primary one, where none is. */
export async function choosePrimary(tx: Em, userId: string): Promise<void> {
  const [first] = await tx.find(
    UserCommunity,
    { user: userId, state: { $in: ['CONFIRMED', 'WAITING'] } },
    { orderBy: { isPrimary: 'desc', position: 'asc', createdAt: 'asc' }, limit: 1 },
  );
  if (first) await tx.nativeUpdate(UserCommunity, { id: first.id }, { isPrimary: true });
}
