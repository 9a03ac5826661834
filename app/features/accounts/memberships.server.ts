import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { Community, UserCommunity } from '#db/entities/index.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/kysely.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { maxCommunities } from './max-communities.ts';
import { isReservedName } from './names.ts';

/** A community and a unit in it, as people choose them in a form. */
interface ChosenMembership {
  communityId: string;
  condoUnit: string;
}

/** Throws AppError `invalid` for a name that reads like an office or a community. */
export async function requireFreeName(em: Em, name: string): Promise<void> {
  const communities = await kysely(em).selectFrom('communities').select('name').execute();
  if (
    isReservedName(
      name,
      communities.map((community) => community.name),
    )
  ) {
    throw new AppError('invalid', 'accounts.nameReserved', { field: 'name' });
  }
}

/** Throws AppError `invalid`, at its own row, for a community that does not exist. */
export async function requireCommunitiesExist(
  em: Em,
  memberships: { communityId: string }[],
): Promise<void> {
  const [error] = await missingCommunities(
    em,
    memberships.map(({ communityId }) => communityId),
  );
  if (error) throw error;
}

/** The same errors about the rows of a form, for those that name a community at all. */
export async function missingCommunitiesIn(em: Em, form: FormData): Promise<AppError[]> {
  const ids = Array.from({ length: maxCommunities }, (_, index) =>
    form.get(`communities[${index}].communityId`),
  );
  return missingAmong(em, ids);
}

const rowsSchema = z.object({ communities: z.array(z.unknown()).max(maxCommunities) });
const rowSchema = z.object({ communityId: z.unknown() });

/** The same errors about the `communities` of a JSON body. */
export async function missingCommunitiesInJson(em: Em, body: unknown): Promise<AppError[]> {
  const { data } = rowsSchema.safeParse(body);
  const rows = data?.communities ?? [];
  return missingAmong(
    em,
    rows.map((row) => rowSchema.safeParse(row).data?.communityId),
  );
}

async function missingAmong(em: Em, given: unknown[]): Promise<AppError[]> {
  const ids = given.map((id) => z.uuid().toLowerCase().safeParse(id).data ?? null);
  return ids.some(Boolean) ? missingCommunities(em, ids) : [];
}

/** An error for each row whose community does not exist. Rows without one are left out. */
async function missingCommunities(em: Em, ids: (string | null)[]): Promise<AppError[]> {
  const chosen = ids.filter((id) => id !== null);
  const communities = await em.find(Community, { id: { $in: chosen } }, { fields: ['id'] });
  const existing = new Set(communities.map(({ id }) => id));
  return ids.flatMap((id, index) =>
    id === null || existing.has(id)
      ? []
      : [
          new AppError('invalid', 'accounts.communityMissing', {
            field: `communities[${index}].communityId`,
          }),
        ],
  );
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
