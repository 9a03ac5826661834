import { sql } from 'kysely';
import type { Language, PostStatus, PostType } from '#db/enums.ts';
import { compiledRead, type Params } from '#app/lib/db/compiled-read.server.ts';
import { cursorAt, paginateBy, readCursor, type Page } from '#app/lib/db/pagination.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { postTableNames } from '../kinds.server.ts';

/** A post of the actor's that the hub does not show. */
export interface OwnPost {
  type: PostType;
  id: string;
  title: string;
  language: Language;
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
  const [before, id] = cursor ? readCursor(cursor) : [null, null];
  const rows = await unpublishedOf(ctx.em, { author: actor.id, before, id, limit: size + 1 });
  return paginateBy(
    rows,
    size,
    (row) => row,
    ({ createdAt, id }) => cursorAt(createdAt, id),
  );
}

interface OwnPostsParams {
  author: string;
  before: Date | null;
  id: string | null;
  limit: number;
}

const unpublishedOf = compiledRead((db, { param, given }: Params<OwnPostsParams>) => {
  const hidden = (type: PostType) =>
    db
      .selectFrom(`${postTableNames[type]} as post`)
      .innerJoin('communities as community', 'community.id', 'post.community')
      .select([
        sql<PostType>`${sql.lit(type)}`.as('type'),
        'post.id',
        'post.title',
        'post.language',
        'post.status',
        'community.name as community',
        'post.createdAt',
      ])
      .where('post.author', '=', param('author'))
      .where('post.status', '<>', 'PUBLISHED')
      .$if(given('before'), (query) =>
        query.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('post.createdAt', 'post.id'), '<', tuple(param('before'), param('id'))),
        ),
      );
  return hidden('LISTING')
    .unionAll(hidden('ACTIVITY'))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(param('limit'));
});
