import { randomUUID } from 'node:crypto';
import { Community, UserCommunity } from '#db/entities/index.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/kysely.server.ts';
import { AppError } from '#app/lib/errors.ts';

/** A community and a unit in it, as people choose them in a form. */
interface ChosenMembership {
  communityId: string;
  condoUnit: string;
}

/** Throws AppError `invalid`, at its own row, for a community that does not exist. */
export async function requireCommunitiesExist(
  em: Em,
  memberships: { communityId: string }[],
): Promise<void> {
  const ids = memberships.map(({ communityId }) => communityId);
  const communities = await em.find(Community, { id: { $in: ids } }, { fields: ['id'] });
  const existing = new Set(communities.map(({ id }) => id));
  const missing = ids.findIndex((id) => !existing.has(id));
  if (missing >= 0) {
    throw new AppError('invalid', 'accounts.communityMissing', {
      field: `communities[${missing}].communityId`,
    });
  }
}

/**
 * Makes `chosen` a person's memberships, the first one the primary one. The old primary one changes
 * before the new one does, because the database allows only one at any moment.
 */
export async function replaceMemberships(
  tx: Em,
  userId: string,
  chosen: ChosenMembership[],
): Promise<void> {
  const rows = await kysely(tx)
    .selectFrom('user_communities')
    .select('community')
    .where('user', '=', userId)
    .execute();
  const current = new Set(rows.map(({ community }) => community));
  const chosenIds = chosen.map(({ communityId }) => communityId);
  await tx.nativeUpdate(UserCommunity, { user: userId, isPrimary: true }, { isPrimary: false });
  await tx.nativeDelete(UserCommunity, { user: userId, community: { $nin: chosenIds } });
  const now = Date.now();
  for (const [index, { communityId, condoUnit }] of chosen.entries()) {
    const membership = { user: userId, community: communityId };
    const values = { condoUnit, isPrimary: index === 0 };
    if (current.has(communityId)) {
      await tx.nativeUpdate(UserCommunity, membership, values);
    } else {
      await tx.insert(UserCommunity, {
        id: randomUUID(),
        ...membership,
        ...values,
        // Memberships are listed by age: those added together keep their order.
        createdAt: new Date(now + index),
      });
    }
  }
}
