import { sql, type Expression } from 'kysely';
import type { Db } from '#app/lib/db/read.server.ts';

/** All open communities, or all, with a viewer's bookmark if there is one. */
export const communitiesWithBookmark = (
  db: Db,
  viewerId: string | null | Expression<string>,
  { alsoClosed = false } = {},
) =>
  db
    .selectFrom('communities')
    .leftJoin('bookmarks', (join) =>
      join
        .onRef('bookmarks.community', '=', 'communities.id')
        .on('bookmarks.user', '=', sql<string>`${viewerId}::uuid`),
    )
    .$if(!alsoClosed, (query) => query.where('communities.openedAt', 'is not', null));
