import { sql } from 'kysely';
import type { PostStatus, PostType } from '#db/enums.ts';
import { kysely } from '#app/lib/db/kysely.server.ts';
import { cursorAt, paginateBy, readCursor, type Page } from '#app/lib/db/pagination.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { postTableNames } from './post-tables.server.ts';

/** A post of the actor's that the hub does not show. */
export interface OwnPost {
  type: PostType;
  id: string;
  title: string;
  status: PostStatus;
  community: string;
  createdAt: Date;
}

/**
 * The actor's own posts that are waiting, rejected, closed or removed, newest first, a page at a
 * time. Throws AppError `unauthenticated`.
 */
export async function ownPosts(
  ctx: Ctx,
  { cursor, size = 10 }: { cursor: string | null; size?: number },
): Promise<Page<OwnPost>> {
  const actor = requireActor(ctx);
  const before = cursor ? readCursor(cursor) : null;
  const db = kysely(ctx.em);
  const hidden = (type: PostType) =>
    db
      .selectFrom(`${postTableNames[type]} as post`)
      .innerJoin('communities as community', 'community.id', 'post.community')
      .select([
        sql<PostType>`${sql.lit(type)}`.as('type'),
        'post.id',
        'post.title',
        'post.status',
        'community.name as community',
        'post.createdAt',
      ])
      .where('post.author', '=', actor.id)
      .where('post.status', '<>', 'PUBLISHED')
      .$if(before !== null, (query) =>
        query.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('post.createdAt', 'post.id'), '<', tuple(...(before as [Date, string]))),
        ),
      );
  const rows = await hidden('LISTING')
    .unionAll(hidden('ACTIVITY'))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(size + 1)
    .execute();
  return paginateBy(
    rows,
    size,
    (row) => row,
    ({ createdAt, id }) => cursorAt(createdAt, id),
  );
}
