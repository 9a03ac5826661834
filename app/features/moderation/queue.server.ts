import { sql } from 'kysely';
import type { Category, PostType } from '#db/enums.ts';
import { thumbnailOf } from '#app/features/photos/addresses.ts';
import { fieldChanges } from '#app/features/posts/changes/field-changes.server.ts';
import { postTableNames } from '#app/features/posts/post-tables.server.ts';
import { kysely } from '#app/lib/db/kysely.server.ts';
import { cursorAt, paginateBy, readCursor, type Page } from '#app/lib/db/pagination.ts';
import { AppError } from '#app/lib/errors.ts';
import type { ComparedField } from '#app/lib/forms/compared-field.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { requireModerator, type QueueFilter } from './queries.server.ts';
import {
  changeColumn,
  editColumns,
  lastRejection,
  leftToOthers,
  ownColumns,
  pendingRevisions,
  type Change,
  type RejectionRow,
} from './queue-columns.server.ts';

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
  isOwn: boolean;
  /** True for the viewer's own post while another moderator can decide. */
  leftToOthers: boolean;
  /** What was said when it was rejected, before its author changed it. */
  rejection: { reason: string | null; createdAt: Date } | null;
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
    (row) => ({ ...toQueueItem(ctx.locale, row), isOwn: row.author === actorId }),
    ({ createdAt, id }) => cursorAt(createdAt, id),
  );
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
  'isOwn' | 'picture' | 'author' | 'community' | 'cursor' | 'rejection' | 'changes'
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
): Omit<QueueItem, 'isOwn'> => ({
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
