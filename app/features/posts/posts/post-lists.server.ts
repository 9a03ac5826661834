import { sql, type RawBuilder } from 'kysely';
import type { PostStatus, PostType } from '#db/enums.ts';
import {
  isFound,
  plannedForWords,
  type MatchParams,
} from '#app/features/communities/matching/match.server.ts';
import { askedWords } from '#app/features/communities/matching/words-query.server.ts';
import { moderatedCommunities } from '#app/lib/session/actor.ts';
import { afterKey } from '#app/lib/db/from-key.server.ts';
import { compiledRead, type Params } from '#app/lib/db/read.server.ts';
import { rowAt, type After } from '#app/lib/db/pagination.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import type { PostListQuery } from './api-schema.ts';
import { publicStatuses } from './policy.ts';
import { isReadableBy, postViewer, type PostViewer } from './readable-posts.server.ts';

interface ListParams extends After, MatchParams, PostViewer {
  /** Where the viewer moderates; with `all`, everywhere. */
  moderated: string[];
  status: PostStatus | null;
  communityId: string | null;
  limit: number;
}

/** What lists of calls read of a post of either kind. */
const shared = [
  'id',
  'title',
  'slug',
  'description',
  'language',
  'images',
  'contactEmail',
  'status',
  'version',
  'createdAt',
  'updatedAt',
  'author as authorId',
  'community as communityId',
] as const;

const reads = {
  LISTING: compiledRead(
    (db, params: Params<ListParams>) =>
      db
        .selectFrom('listings')
        .select([...shared, 'category', 'price', 'condition'])
        .where(isListed('LISTING', params))
        .where(isFound(params))
        .$call(afterKey(params, ['createdAt', 'id'], 'desc')),
    plannedForWords,
  ),
  ACTIVITY: compiledRead(
    (db, params: Params<ListParams>) =>
      db
        .selectFrom('activities')
        .select([...shared, 'when', 'endsAt', 'place', 'capacity', 'tags'])
        .where(isListed('ACTIVITY', params))
        .where(isFound(params))
        .$call(afterKey(params, ['createdAt', 'id'], 'desc')),
    plannedForWords,
  ),
};

/** The filters of a call, and `canSeePost` as a condition of a query. */
function isListed(type: PostType, params: Params<ListParams>): RawBuilder<boolean> {
  const { param, given } = params;
  const conditions = [
    !given('all') && isVisible(type, params),
    given('status') && sql`status = ${param('status')}`,
    given('communityId') && sql`community_id = ${param('communityId')}::uuid`,
  ].filter((condition) => condition !== false);
  return sql<boolean>`(${conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)})`;
}

function isVisible(type: PostType, params: Params<ListParams>): RawBuilder<boolean> {
  const { param, given } = params;
  const isShown = sql`status in (${sql.join(publicStatuses[type].map((one) => sql.lit(one)))})`;
  const isReadable = sql<boolean>`(${isShown} and ${isReadableBy(params, sql`community_id`)})`;
  if (!given('viewer')) return isReadable;
  return sql<boolean>`(${isReadable} or author_id = ${param('viewer')}::uuid
    or community_id = any(${param('moderated')}::uuid[]))`;
}

type RowOf<Type extends PostType> = Awaited<ReturnType<(typeof reads)[Type]>>[number];

/** A post of a list, as plain data. */
export type ListedPost<Type extends PostType> = RowOf<Type> & {
  author: { id: string };
  community: { id: string };
};

/** The posts of one kind that the caller may see and asks for, newest first, one more than a page. */
export async function listedPosts<Type extends PostType>(
  { em, actor }: Ctx,
  type: Type,
  query: PostListQuery,
): Promise<ListedPost<Type>[]> {
  const moderated = actor ? moderatedCommunities(actor) : [];
  const rows = (await reads[type](em, {
    ...postViewer(actor),
    moderated: moderated === 'all' ? [] : moderated,
    status: query.status ?? null,
    communityId: query.communityId ?? null,
    ...askedWords(query),
    ...rowAt(query.after),
    limit: query.limit + 1,
  })) as RowOf<Type>[];
  return rows.map((row) => ({
    ...row,
    author: { id: row.authorId },
    community: { id: row.communityId },
  }));
}
