import { sql, type Expression } from 'kysely';
import type { Db } from '#app/lib/db/read.server.ts';

/** Every community whose doors are open, or any, joined with the bookmark a viewer may have set on it. */
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
