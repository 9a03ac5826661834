import { sql } from 'kysely';
import type { PostStatus, PostType } from '#db/enums.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import {
  keyFormat,
  readingOrder,
  readPage,
  type Place,
  type ReadFrom,
  type TwoWayPage,
} from '#app/lib/db/read-page.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { lastDecision } from '../decisions/verdict.server.ts';
import { isOverColumn } from '#app/features/posts/basics/over.server.ts';
import { postTableNames } from '../kinds.server.ts';
import { whyOf, type OwnPost } from './own-posts.server.ts';

/** Any post of the actor's, with what was said when it was rejected or removed. */
export interface OwnPostWithReason extends OwnPost {
  isOver: boolean;
  /** Whether an edit of it waits for the board. */
  hasWaitingEdit: boolean;
}

/** How many posts of the actor's there are in each state. Throws AppError `unauthenticated`. */
export async function ownPostCounts(ctx: Ctx): Promise<Partial<Record<PostStatus, number>>> {
  const { id } = requireActor(ctx, 'accounts.loginToSeeAccount');
  const countsOf = (type: PostType) =>
    kysely(ctx.em)
      .selectFrom(postTableNames[type])
      .select(['status', sql<number>`count(*)::int`.as('count')])
      .where('author', '=', id)
      .groupBy('status');
  const rows = await countsOf('LISTING').unionAll(countsOf('ACTIVITY')).execute();
  const counts: Partial<Record<PostStatus, number>> = {};
  for (const { status, count } of rows) counts[status] = (counts[status] ?? 0) + count;
  return counts;
}

/**
 * The actor's own posts, in every state or in one, the newest first, a page at a time.
 * Throws AppError: `unauthenticated`, `invalid` for a malformed cursor.
 */
export async function allOwnPosts(
  ctx: Ctx,
  { status, place }: { status: PostStatus | null; place: Place | null },
): Promise<TwoWayPage<OwnPostWithReason>> {
  const author = requireActor(ctx, 'accounts.loginToSeeAccount').id;
  const page = await readPage(place, {
    size: 20,
    format: keyFormat,
    read: (from) => postsOf(ctx.em, { author, status, ...from }),
    keyOf: ({ createdAt, id }) => ({ at: createdAt, id }),
  });
  return {
    ...page,
    items: page.items.map(({ decision, ...post }) => ({
      ...post,
      ...whyOf(ctx.locale, post, decision),
    })),
  };
}

interface Wanted extends ReadFrom {
  author: string;
  status: PostStatus | null;
}

function postsOf(em: Em, { author, status, at, id, back, limit }: Wanted) {
  const { operator, direction } = readingOrder('desc', back !== null);
  const own = (type: PostType) =>
    kysely(em)
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
        isOverColumn[type].as('isOver'),
        waitingEdit(type).as('hasWaitingEdit'),
        lastDecision(type, sql.ref('post.id')).as('decision'),
      ])
      .where('post.author', '=', author)
      .$if(status !== null, (query) => query.where('post.status', '=', status as 'PENDING'))
      .$if(at !== undefined && id !== undefined, (query) =>
        query.where(({ eb, refTuple, tuple }) =>
          eb(
            refTuple('post.createdAt', 'post.id'),
            operator,
            tuple(at ?? new Date(), id ?? author),
          ),
        ),
      );
  return own('LISTING')
    .unionAll(own('ACTIVITY'))
    .orderBy('createdAt', direction)
    .orderBy('id', direction)
    .limit(limit)
    .execute();
}

const waitingEdit = (type: PostType) => sql<boolean>`exists (
  select 1 from post_revisions revision
   where revision.post_type = ${sql.lit(type)} and revision.post_id = post.id
     and revision.status = 'PENDING')`;
