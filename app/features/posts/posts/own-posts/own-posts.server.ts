import { sql } from 'kysely';
import type { Language, PostStatus, PostType } from '#db/enums.ts';
import { compiledRead, type Params } from '#app/lib/db/read.server.ts';
import {
  keyFormat,
  readingOrder,
  readPage,
  type Place,
  type ReadFrom,
  type TwoWayPage,
} from '#app/lib/db/read-page.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { reasonWords } from '../decisions/reasons.server.ts';
import { lastDecision, type LastDecision } from '../decisions/verdict.server.ts';
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
  /** Why it is rejected or removed: the words of the entry of the list, and the moderator's own. */
  entry: string | null;
  reason: string | null;
}

/**
 * The actor's own posts that are waiting, rejected, closed or removed, newest first, a page at a
 * time. Throws AppError: `unauthenticated`, `invalid` for a malformed cursor.
 */
export async function ownPosts(ctx: Ctx, place: Place | null): Promise<TwoWayPage<OwnPost>> {
  const author = requireActor(ctx).id;
  const page = await readPage(place, {
    size: 10,
    format: keyFormat,
    read: (from) => unpublishedOf(ctx.em, { author, ...from }),
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

const decisionOf: Partial<Record<PostStatus, LastDecision['action']>> = {
  REJECTED: 'REJECT',
  REMOVED: 'REMOVE',
};

/** The reason that belongs to the status a post has now. */
export function whyOf(
  locale: Locale,
  { status }: { status: PostStatus },
  decision: LastDecision | null,
): Pick<OwnPost, 'entry' | 'reason'> {
  const isIts = decision && decision.action === decisionOf[status] && !decision.ofRevision;
  return isIts
    ? { entry: reasonWords(locale, decision.reasonCode), reason: decision.reason }
    : { entry: null, reason: null };
}

interface OwnPostsParams extends ReadFrom {
  author: string;
}

const unpublishedOf = compiledRead((db, { param, given }: Params<OwnPostsParams>) => {
  const { operator, direction } = readingOrder('desc', given('back'));
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
        lastDecision(type, sql.ref('post.id')).as('decision'),
      ])
      .where('post.author', '=', param('author'))
      .where('post.status', '<>', 'PUBLISHED')
      .$if(given('at'), (query) =>
        query.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('post.createdAt', 'post.id'), operator, tuple(param('at'), param('id'))),
        ),
      );
  return hidden('LISTING')
    .unionAll(hidden('ACTIVITY'))
    .orderBy('createdAt', direction)
    .orderBy('id', direction)
    .limit(param('limit'));
});
