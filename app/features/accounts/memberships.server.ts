import { randomUUID } from 'node:crypto';
import { UserCommunity } from '#db/entities/index.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/kysely.server.ts';

/** A community and a unit in it, as people choose them in a form. */
interface ChosenMembership {
  communityId: string;
  condoUnit: string;
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
  for (const [index, { communityId, condoUnit }] of chosen.entries()) {
    const membership = { user: userId, community: communityId };
    const values = { condoUnit, isPrimary: index === 0, position: index };
    if (current.has(communityId)) {
      await tx.nativeUpdate(UserCommunity, membership, values);
    } else {
      await tx.insert(UserCommunity, {
        id: randomUUID(),
        ...membership,
        ...values,
        createdAt: new Date(),
      });
    }
  }
}
