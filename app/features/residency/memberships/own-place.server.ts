import { UserCommunity } from '#db/entities/index.ts';
import { maxCommunities } from '#app/features/accounts/login/limits.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { cityTimeText } from '#app/lib/forms/city-time.server.ts';
import { AppError } from '#app/lib/errors.ts';

/**
 * Where one more community goes among a person's own: last, and the primary one where there is no
 * other. Throws AppError `conflict` for somebody who has as many as one can have.
 */
export async function lastPlace(
  tx: Em,
  userId: string,
  communityId: string,
): Promise<{ isPrimary: boolean; position: number }> {
  const rows = await tx.find(UserCommunity, {
    user: userId,
    state: { $in: ['CONFIRMED', 'WAITING'] },
  });
  const own = rows.find(({ community }) => community.id === communityId);
  if (own) return { isPrimary: own.isPrimary, position: own.position };
  if (rows.length >= maxCommunities) throw new AppError('conflict', 'codes.tooManyCommunities');
  const isPrimary = !rows.some((row) => row.isPrimary);
  // One that ended may still be marked, and only one row of a person can be.
  if (isPrimary) {
    await tx.nativeUpdate(UserCommunity, { user: userId, isPrimary: true }, { isPrimary: false });
  }
  return { isPrimary, position: Math.max(-1, ...rows.map(({ position }) => position)) + 1 };
}

/** Whether a row is a membership today, as `isCurrentMembership` says in SQL. */
export const isMemberNow = ({ state, endsOn }: UserCommunity): boolean =>
  state === 'CONFIRMED' && (!endsOn || endsOn >= cityTimeText(new Date()).slice(0, 10));
