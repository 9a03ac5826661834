import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import { z } from 'zod';
import type { Category, ModerationAction, PostStatus, PostType } from '#db/enums.ts';
import { canOpenDashboard, moderatedCommunities } from '#app/features/communities/policy.ts';
import { thumbnailOf } from '#app/features/photos/addresses.ts';
import { fieldChanges } from '#app/features/posts/changes/field-changes.server.ts';
import type { PostFields } from '#app/features/posts/changes/post-fields.server.ts';
import { otherModerators } from '#app/features/posts/decisions/own-post.server.ts';
import { postTableNames } from '#app/features/posts/post-tables.server.ts';
import { kysely } from '#app/lib/db/kysely.server.ts';
import { cursorAt, paginateBy, readCursor, type Page } from '#app/lib/db/pagination.ts';
import { AppError } from '#app/lib/errors.ts';
import type { ComparedField } from '#app/lib/forms/compared-field.ts';
import { cityZone } from '#app/lib/format.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';

export const queueFilters = ['all', 'listings', 'activities'] as const;
export const queueFilterSchema = z.enum(queueFilters).catch('all');
export type QueueFilter = z.output<typeof queueFilterSchema>;

export interface Figures {
  pending: number;
  approvedToday: number;
  /** Published plus pending. */
  listings: number;
  /** Published. */
  activities: number;
}

export interface QueueItem {
  type: PostType;
  id: string;
  version: number;
  title: string;
  description: string;
  picture: string | null;
  community: string;
  author: { id: string; name: string };
  createdAt: Date;
  /** A listing's price in cents. */
  price: number | null;
  /** An activity's start. */
  when: Date | null;
  category: Category | null;
  /** An activity's first tag. */
  tag: string | null;
  /** What differs, for an edit of a published post. */
  changes: ComparedField[] | null;
  /** Where it stands in the queue. */
  cursor: string;
  /** True for the viewer's own post: another moderator decides. */
  leftToOthers: boolean;
  /** What was said when it was rejected, before its author changed it. */
  rejection: { reason: string | null; createdAt: Date } | null;
}

export interface RecentDecision {
  id: string;
  type: PostType;
  postId: string;
  title: string;
  actor: string;
  action: ModerationAction;
  createdAt: Date;
  reason: string | null;
  /** The status the post has by now. */
  status: PostStatus;
  version: number;
  /** False for the viewer's own post while somebody else can decide. */
  canReverse: boolean;
}

/**
 * The communities the actor moderates, as a condition on the column that names one.
 * Throws AppError: `unauthenticated`, `forbidden` for a resident.
 */
export function requireModerator(ctx: Ctx): Expression<SqlBool> {
  const actor = requireActor(ctx);
  if (!canOpenDashboard(actor)) throw new AppError('forbidden', 'moderation.moderatorsOnly');
  const communities = moderatedCommunities(actor);
  if (communities === 'all') return sql<SqlBool>`true`;
  if (communities.length === 0) return sql<SqlBool>`false`;
  return sql<SqlBool>`community_id in (${sql.join(communities)})`;
}

/** The four figures at the top of the dashboard. 'Today' is the day in Ottawa. */
export async function dashboardFigures(ctx: Ctx): Promise<Figures> {
  const isModerated = requireModerator(ctx);
  const db = kysely(ctx.em);
  const zone = sql.lit(cityZone);
  const today = sql<Date>`date_trunc('day', now() at time zone ${zone}) at time zone ${zone}`;
  const count = sql<number>`count(*)::int`.as('count');
  const posts = (type: PostType, statuses: ('PENDING' | 'PUBLISHED')[]) =>
    db
      .selectFrom(postTableNames[type])
      .select(count)
      .where('status', 'in', statuses)
      .where(isModerated);
  const approved = db
    .selectFrom('moderation_events')
    .select(count)
    .where('action', 'in', ['APPROVE', 'RESTORE'])
    .where('createdAt', '>=', today)
    .where(isModerated);
  const edits = db
    .selectFrom('post_revisions')
    .select(count)
    .where('status', '=', 'PENDING')
    .where(isModerated)
    .where(
      sql<boolean>`exists (
        select 1 from listings where id = post_id and status = 'PUBLISHED'
        union all select 1 from activities where id = post_id and status = 'PUBLISHED')`,
    );
  const row = await db
    .selectNoFrom([
      posts('LISTING', ['PENDING']).as('pendingListings'),
      posts('ACTIVITY', ['PENDING']).as('pendingActivities'),
      edits.as('pendingEdits'),
      approved.as('approvedToday'),
      posts('LISTING', ['PUBLISHED', 'PENDING']).as('listings'),
      posts('ACTIVITY', ['PUBLISHED']).as('activities'),
    ])
    .executeTakeFirstOrThrow();
  return {
    pending: (row.pendingListings ?? 0) + (row.pendingActivities ?? 0) + (row.pendingEdits ?? 0),
    approvedToday: row.approvedToday ?? 0,
    listings: row.listings ?? 0,
    activities: row.activities ?? 0,
  };
}

const typesOf: Record<QueueFilter, PostType[]> = {
  all: ['LISTING', 'ACTIVITY'],
  listings: ['LISTING'],
  activities: ['ACTIVITY'],
};

/** Every pending post that the actor moderates, newest first, a page at a time. */
export async function moderationQueue(
  ctx: Ctx,
  { filter, cursor, size = 20 }: { filter: QueueFilter; cursor: string | null; size?: number },
): Promise<Page<QueueItem>> {
  const isModerated = requireModerator(ctx);
  const { id: actorId } = requireActor(ctx);
  const before = cursor ? readCursor(cursor) : null;
  const db = kysely(ctx.em);
  const pendingPosts = (type: PostType) =>
    db
      .selectFrom(`${postTableNames[type]} as post`)
      .select([
        sql<PostType>`${sql.lit(type)}`.as('type'),
        'id',
        'version',
        'title',
        'description',
        'images',
        'createdAt',
        'author',
        'community',
        leftToOthers(actorId).as('leftToOthers'),
        sql<Change | null>`null::jsonb`.as('change'),
        lastRejection(type).as('rejection'),
        ...ownColumns[type],
      ])
      .where('status', '=', 'PENDING')
      .where(isModerated)
      .$if(before !== null, (query) =>
        query.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('createdAt', 'id'), '<', tuple(...(before as [Date, string]))),
        ),
      );
  const pendingEdits = (type: PostType) =>
    db
      .selectFrom(`${postTableNames[type]} as post`)
      .innerJoin(pendingRevisions(db, type, isModerated), 'revision.postId', 'post.id')
      .select([
        sql<PostType>`${sql.lit(type)}`.as('type'),
        'post.id',
        'post.version',
        sql<string>`revision.fields->>'title'`.as('title'),
        sql<string>`revision.fields->>'description'`.as('description'),
        sql<string[]>`array(select jsonb_array_elements_text(revision.fields->'images'))`.as(
          'images',
        ),
        'revision.createdAt',
        'post.author',
        'post.community',
        leftToOthers(actorId).as('leftToOthers'),
        changeColumn[type].as('change'),
        lastRejection(type).as('rejection'),
        ...editColumns[type],
      ])
      .where('post.status', '=', 'PUBLISHED')
      .$if(before !== null, (query) =>
        query.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('revision.createdAt', 'post.id'), '<', tuple(...(before as [Date, string]))),
        ),
      );
  const [first, ...others] = typesOf[filter].flatMap((type) => [
    pendingPosts(type),
    pendingEdits(type),
  ]);
  if (!first) return { items: [], next: null };
  const all = others.reduce((union, query) => union.unionAll(query), first);
  const rows = await db
    .selectFrom(all.as('post'))
    .innerJoin('users as author', 'author.id', 'post.author')
    .innerJoin('communities', 'communities.id', 'post.community')
    .selectAll('post')
    .select(['author.name as authorName', 'communities.name as communityName'])
    .orderBy('post.createdAt', 'desc')
    .orderBy('post.id', 'desc')
    .limit(size + 1)
    .execute();
  return paginateBy(
    rows,
    size,
    (row) => toQueueItem(ctx.locale, row),
    ({ createdAt, id }) => cursorAt(createdAt, id),
  );
}

/** The columns that only one kind has, in one order, for the union of both. */
const ownColumns = {
  LISTING: [
    sql<number | null>`price`.as('price'),
    sql<Date | null>`null::timestamptz`.as('when'),
    sql<Category | null>`category`.as('category'),
    sql<string | null>`null::text`.as('tag'),
  ],
  ACTIVITY: [
    sql<number | null>`null::int`.as('price'),
    sql<Date | null>`"when"`.as('when'),
    sql<Category | null>`null::text`.as('category'),
    sql<string | null>`tags[1]`.as('tag'),
  ],
} as const;

/** The same columns of an edit that waits beside its post. */
const editColumns = {
  LISTING: [
    sql<number | null>`(revision.fields->>'price')::int`.as('price'),
    sql<Date | null>`null::timestamptz`.as('when'),
    sql<Category | null>`revision.fields->>'category'`.as('category'),
    sql<string | null>`null::text`.as('tag'),
  ],
  ACTIVITY: [
    sql<number | null>`null::int`.as('price'),
    sql<Date | null>`(revision.fields->>'when')::timestamptz`.as('when'),
    sql<Category | null>`null::text`.as('category'),
    sql<string | null>`revision.fields->'tags'->>0`.as('tag'),
  ],
} as const;

interface Change {
  before: PostFields;
  after: PostFields;
}

/** The post as it is and as the edit would have it. */
const changeOf = (...own: RawBuilder<unknown>[]) => sql<Change | null>`jsonb_build_object(
  'before', jsonb_build_object('title', title, 'description', description,
    'contactEmail', contact_email, 'images', images, ${sql.join(own)}),
  'after', revision.fields)`;

const changeColumn = {
  LISTING: changeOf(sql`'price', price, 'category', category, 'condition', condition`),
  ACTIVITY: changeOf(sql`'when', "when", 'tags', tags`),
};

/** The edits of one kind that wait in the communities the actor moderates. */
const pendingRevisions = (
  db: ReturnType<typeof kysely>,
  type: PostType,
  isModerated: Expression<SqlBool>,
) =>
  db
    .selectFrom('post_revisions')
    .select(['postId', 'fields', 'createdAt'])
    .where('postType', '=', type)
    .where('status', '=', 'PENDING')
    .where(isModerated)
    .as('revision');

/** Whether a post is the actor's own and somebody else can decide. */
const leftToOthers = (actorId: string) =>
  sql<boolean>`(post.author_id = ${actorId}::uuid and ${otherModerators(actorId, sql`post.community_id`)})`;

/** What the last decision on a post said, if it was a rejection. */
const lastRejection = (type: PostType) => sql<RejectionRow | null>`(
  select case when action = 'REJECT'
    then jsonb_build_object('reason', public_reason, 'createdAt', event.created_at) end
  from moderation_events event
  where subject_type = ${sql.lit(type)} and subject_id = post.id
    and action in ('APPROVE', 'REJECT', 'REMOVE', 'RESTORE')
  order by event.created_at desc, event.id desc limit 1)`;

interface RejectionRow {
  reason: string | null;
  createdAt: string;
}

/** The post after this place in the queue; null at its end, and for a place that is none. */
export async function nextInQueue(
  ctx: Ctx,
  filter: QueueFilter,
  place: string,
): Promise<string | null> {
  try {
    const { items } = await moderationQueue(ctx, { filter, cursor: place, size: 1 });
    return items[0]?.id ?? null;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

type QueueRow = Omit<
  QueueItem,
  'picture' | 'author' | 'community' | 'cursor' | 'rejection' | 'changes'
> & {
  rejection: RejectionRow | null;
  change: Change | null;
  images: string[];
  author: string;
  authorName: string;
  communityName: string;
};

const toQueueItem = (
  locale: Locale,
  { images, author, authorName, communityName, rejection, change, ...post }: QueueRow,
): QueueItem => ({
  ...post,
  // The columns of a union come back as the driver has them.
  createdAt: new Date(post.createdAt),
  when: post.when && new Date(post.when),
  picture: images[0] ? thumbnailOf(images[0]) : null,
  community: communityName,
  changes: change && fieldChanges(locale, change.before, change.after),
  cursor: cursorAt(new Date(post.createdAt), post.id),
  rejection: rejection && { ...rejection, createdAt: new Date(rejection.createdAt) },
  author: { id: author, name: authorName },
});

const decisions: ModerationAction[] = ['APPROVE', 'REJECT', 'REMOVE', 'RESTORE'];

/** The ten newest decisions in the actor's communities, with the state of the post now. */
export async function recentDecisions(ctx: Ctx): Promise<RecentDecision[]> {
  const isModerated = requireModerator(ctx);
  const { id: actorId } = requireActor(ctx);
  const author = sql`coalesce(listing.author_id, activity.author_id)`;
  const community = sql`coalesce(listing.community_id, activity.community_id)`;
  const db = kysely(ctx.em);
  const newest = db
    .selectFrom('moderation_events')
    .select(['id', 'subjectType', 'subjectId', 'actor', 'action', 'publicReason', 'createdAt'])
    .where('action', 'in', decisions)
    .where(isModerated)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(10);
  const rows = await db
    .selectFrom(newest.as('event'))
    .innerJoin('users', 'users.id', 'event.actor')
    .leftJoin('listings as listing', 'listing.id', 'event.subjectId')
    .leftJoin('activities as activity', 'activity.id', 'event.subjectId')
    .select((of) => [
      'event.id',
      'event.subjectType as type',
      'event.subjectId as postId',
      'event.action',
      'event.publicReason as reason',
      'event.createdAt',
      'users.name as actor',
      of.fn.coalesce('listing.title', 'activity.title').as('title'),
      sql<PostStatus>`coalesce(listing.status, activity.status)`.as('status'),
      of.fn.coalesce('listing.version', 'activity.version').as('version'),
      sql<boolean>`not (${author} = ${actorId}::uuid and ${otherModerators(actorId, community)})`.as(
        'canReverse',
      ),
    ])
    .orderBy('event.createdAt', 'desc')
    .orderBy('event.id', 'desc')
    .execute();
  return rows.map(({ title, version, createdAt, ...decision }) => ({
    ...decision,
    title: title ?? '',
    version: version ?? 1,
    createdAt: new Date(createdAt),
  }));
}
