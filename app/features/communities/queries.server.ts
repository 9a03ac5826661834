import { sql, type Expression } from 'kysely';
import { Community } from '#db/entities/index.ts';
import type { Db } from '#app/lib/db/kysely.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import type { CommunityChoice } from './api-schema.ts';

/** The communities whose doors are open, by name, as anybody may see them. At most 500. */
export async function listCommunities({ em }: Pick<Ctx, 'em'>): Promise<CommunityChoice[]> {
  const rows = await em.find(
    Community,
    { openedAt: { $ne: null } },
    { fields: ['name', 'slug', 'address'], orderBy: { name: 'asc', id: 'asc' }, limit: 500 },
  );
  return rows.map(({ id, name, slug, address }) => ({ id, name, slug, address: address ?? null }));
}

/** Every community whose doors are open, joined with the bookmark a viewer may have set on it. */
export const communitiesWithBookmark = (db: Db, viewerId: string | null | Expression<string>) =>
  db
    .selectFrom('communities')
    .leftJoin('bookmarks', (join) =>
      join
        .onRef('bookmarks.community', '=', 'communities.id')
        .on('bookmarks.user', '=', sql<string>`${viewerId}::uuid`),
    )
    .where('communities.openedAt', 'is not', null);
