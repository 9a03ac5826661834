import { User, UserCommunity } from '#db/entities/index.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { AppError } from '#app/lib/errors.ts';

/**
 * A confirmed membership of a community, with the name of its person.
 * Throws AppError `not-found` for any other.
 */
export async function findMember(tx: Em, communityId: string, id: string) {
  const row = await tx.findOne(
    UserCommunity,
    { id, community: communityId, state: 'CONFIRMED', user: { $ne: null } },
    { refresh: true },
  );
  const user = row?.user && (await tx.findOne(User, { id: row.user.id }, { fields: ['name'] }));
  if (!row || !user) throw new AppError('not-found', 'doorQueue.notAMember');
  return { row, name: user.name, userId: user.id };
}

/** What a page saw of a membership, so that a change of something else is noticed. */
export const versionOf = ({
  condoUnit,
  tenure,
}: {
  condoUnit: string;
  tenure?: string | null;
}): string => JSON.stringify([condoUnit, tenure ?? null]);
