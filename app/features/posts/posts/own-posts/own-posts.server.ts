import { sql } from 'kysely';
import type { PostStatus, PostType } from '#db/enums.ts';
import { hasBegunColumn, isOverColumn } from '#app/features/posts/basics/over.server.ts';
import { thumbnailOf } from '#app/features/media/photos/addresses.ts';
import { compiledRead, kysely, type Params } from '#app/lib/db/read.server.ts';
import {
  keyFormat,
  readingOrder,
  readPage,
  type ListPosition,
  type ReadFrom,
} from '#app/lib/db/read-page.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { isolated } from '#app/lib/isolated.ts';
import { isMember } from '#app/lib/session/actor.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { reasonWords } from '../decisions/reasons.server.ts';
import { appealedColumn, isAppealable } from '../decisions/state/appeal-state.server.ts';
import { decisionOf, lastDecision, type LastDecision } from '../decisions/verdict.server.ts';
import { postTableNames } from '../kinds.server.ts';
import { publicStatuses } from '../policy.ts';
import { isEditable } from '../state-machine.ts';

interface Wanted {
  author: string;
  status: PostStatus | null;
  /** True for the posts that the hub does not show, without what the account's page adds. */
  isHidden: true | null;
}

/**
 * The actor's own posts that are waiting, rejected, closed or removed, newest first, a page at a
 * time. Throws AppError: `unauthenticated`, `invalid` for a malformed cursor.
 */
export const ownPosts = (ctx: Ctx, position: ListPosition | null) =>
  readPosts(ctx, position, 10, { author: requireActor(ctx).id, status: null, isHidden: true });

/**
 * The actor's own posts, in every state or in one, those of a page that were not published before the others.
 * Throws AppError as `ownPosts` does.
 */
export async function allOwnPosts(
  ctx: Ctx,
  { status, position }: { status: PostStatus | null; position: ListPosition | null },
) {
  const { id: author } = requireActor(ctx, 'accounts.loginToSeeAccount');
  const page = await readPosts(ctx, position, 20, { author, status, isHidden: null });
  const isRefused = ({ status: its }: OwnPost) => its === 'REJECTED';
  const others = page.items.filter((post) => !isRefused(post));
  return { ...page, items: [...page.items.filter(isRefused), ...others] };
}

/** The communities in which anybody can read some of these posts, as words: 'Hillsview Place and Clarence Court'. */
export const openCommunities = (locale: Locale, posts: OwnPost[]): string =>
  new Intl.ListFormat(`${locale}-CA`).format(
    new Set(posts.filter((post) => post.isForAnybody).map(({ community }) => isolated(community))),
  );

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

async function readPosts(
  { em, actor, locale }: Ctx,
  position: ListPosition | null,
  size: number,
  wanted: Wanted,
) {
  const page = await readPage(position, {
    size,
    format: keyFormat,
    read: (from) => postsOf(em, { ...wanted, ...from }),
    keyOf: ({ createdAt, id }) => ({ at: createdAt, id }),
  });
  const items = page.items.map(
    ({ decision, images, communityId, hasBegun, appealed, ...post }) => ({
      ...post,
      picture: images[0] ? thumbnailOf(images[0]) : null,
      canEdit:
        isMember(actor, communityId) && isEditable(post.status, { hasBegun: hasBegun === true }),
      canAppeal: isAppealable(post.status, appealed ?? null, wanted.author),
      ...explanationOf(locale, post.status, decision),
    }),
  );
  return { ...page, items };
}

/** A post of the actor's, with why it is rejected or removed. */
export type OwnPost = Awaited<ReturnType<typeof readPosts>>['items'][number];

/** The reason that belongs to the status a post has now. */
function explanationOf(locale: Locale, status: PostStatus, decision: LastDecision | null) {
  const isIts = decision && decision.action === decisionOf[status] && !decision.ofRevision;
  return isIts
    ? { entry: reasonWords(locale, decision.reasonCode), reason: decision.reason }
    : { entry: null, reason: null };
}

const postsOf = compiledRead((db, { param, given }: Params<Wanted & ReadFrom>) => {
  const { operator, direction } = readingOrder('desc', given('back'));
  const own = (type: PostType) =>
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
        'post.version',
        'post.images',
        'post.community as communityId',
        lastDecision(type, sql.ref('post.id')).as('decision'),
      ])
      .where('post.author', '=', param('author'))
      .$if(given('isHidden'), (query) => query.where('post.status', '<>', 'PUBLISHED'))
      .$if(!given('isHidden'), (query) =>
        query.select([
          isOverColumn[type].as('isOver'),
          hasBegunColumn[type].as('hasBegun'),
          isFull[type].as('isFull'),
          hasWaitingEdit(type).as('hasWaitingEdit'),
          isForAnybody(type).as('isForAnybody'),
          appealedColumn(type, sql.ref('post.id')).as('appealed'),
        ]),
      )
      .$if(given('status'), (query) => query.where(sql<boolean>`post.status = ${param('status')}`))
      .$if(given('at'), (query) =>
        query.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('post.createdAt', 'post.id'), operator, tuple(param('at'), param('id'))),
        ),
      );
  return own('LISTING')
    .unionAll(own('ACTIVITY'))
    .orderBy('createdAt', direction)
    .orderBy('id', direction)
    .limit(param('limit'));
});

/** Whether anybody can read a post, logged in or not. */
const isForAnybody = (type: PostType) => sql<boolean>`(community.post_readers = 'ANYBODY'
  and post.status in (${sql.join(publicStatuses[type].map((status) => sql.lit(status)))}))`;

/** Whether no spot is left. */
const isFull = {
  LISTING: sql<boolean>`false`,
  ACTIVITY: sql<boolean>`coalesce(post.capacity <= (select count(*) from activity_attendees going
    where going.activity_id = post.id and going.ticket is null), false)`,
};

const hasWaitingEdit = (type: PostType) => sql<boolean>`exists (
  select 1 from post_revisions revision
   where revision.post_type = ${sql.lit(type)} and revision.post_id = post.id
     and revision.status = 'PENDING')`;
