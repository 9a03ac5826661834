import type { Category, PostType } from '#db/enums.ts';
import { thumbnailOf } from '#app/features/photos/addresses.ts';
import { fieldChanges } from '#app/features/posts/changes/field-changes.server.ts';
import type { LastDecision } from '#app/features/posts/decisions/verdict.server.ts';
import { cursorAt } from '#app/lib/db/pagination.ts';
import {
  keyFormat,
  placeAfter,
  readPage,
  type Place,
  type ReadFrom,
  type TwoWayPage,
} from '#app/lib/db/read-page.ts';
import { AppError } from '#app/lib/errors.ts';
import type { ComparedField } from '#app/lib/forms/compared-field.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { requireModerator, type QueueFilter } from './queries.server.ts';
import type { Change } from './queue-columns.server.ts';
import { queueRead } from './queue-read.server.ts';

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
  /** What was said when it was rejected, before its author changed it and sent it again. */
  rejection: Rejection | null;
}

interface Rejection {
  reason: string | null;
  at: Date;
  sentAgainAt: Date | null;
}

const queues = {
  all: queueRead(['LISTING', 'ACTIVITY']),
  listings: queueRead(['LISTING']),
  activities: queueRead(['ACTIVITY']),
} satisfies Record<QueueFilter, unknown>;

const readQueue = (ctx: Ctx, filter: QueueFilter, from: ReadFrom, mineToDecide: true | null) =>
  queues[filter](ctx.em, {
    ...requireModerator(ctx),
    ...from,
    actorId: requireActor(ctx).id,
    mineToDecide,
  });

/**
 * Every pending post that the actor moderates, newest first, a page at a time.
 * Throws AppError `invalid` for a malformed cursor.
 */
export async function moderationQueue(
  ctx: Ctx,
  filter: QueueFilter,
  place: Place | null,
): Promise<TwoWayPage<QueueItem>> {
  const page = await readPage(place, {
    size: 20,
    format: keyFormat,
    read: (from) => readQueue(ctx, filter, from, null),
    keyOf: ({ createdAt, id }) => ({ at: new Date(createdAt), id }),
  });
  const actorId = requireActor(ctx).id;
  const items = page.items.map((row) => ({
    ...toQueueItem(ctx.locale, row),
    isOwn: row.author === actorId,
  }));
  return { ...page, items };
}

/**
 * Where the queue goes on after a decision about the entry of `cursor`, on the page at `shown`: the
 * page that shows the next entry the actor can decide, and the id of that entry. At the end of the
 * queue it is the same page without an entry, or the first one when nothing is left on it.
 */
export async function afterDecision(
  ctx: Ctx,
  filter: QueueFilter,
  { shown, cursor }: { shown: Place | null; cursor: string },
): Promise<{ page: Place | null; next: string | null }> {
  try {
    const [{ items: left }, next] = await Promise.all([
      moderationQueue(ctx, filter, shown),
      nextToDecide(ctx, filter, cursor),
    ]);
    if (next === null) return { page: left.length > 0 ? shown : null, next };
    return { page: left.some(({ id }) => id === next) ? shown : placeAfter(cursor), next };
  } catch (error) {
    if (error instanceof AppError) return { page: null, next: null };
    throw error;
  }
}

/** The id of the first entry after a cursor that the actor can decide. */
async function nextToDecide(ctx: Ctx, filter: QueueFilter, cursor: string): Promise<string | null> {
  const key = keyFormat.parse(cursor);
  const rows = await readQueue(ctx, filter, { ...key, back: null, limit: 2 }, true);
  return rows.find(({ id }) => id !== key.id)?.id ?? null;
}

type QueueRow = Omit<
  QueueItem,
  'isOwn' | 'picture' | 'author' | 'community' | 'cursor' | 'rejection' | 'changes'
> & {
  decision: LastDecision | null;
  change: Change | null;
  images: string[];
  author: string;
  authorName: string;
  communityName: string;
};

const toQueueItem = (
  locale: Locale,
  { images, author, authorName, communityName, decision, change, ...post }: QueueRow,
): Omit<QueueItem, 'isOwn'> => ({
  ...post,
  // The columns of a union come back as the driver has them.
  createdAt: new Date(post.createdAt),
  when: post.when && new Date(post.when),
  picture: images[0] ? thumbnailOf(images[0]) : null,
  community: communityName,
  changes: change && fieldChanges(locale, change.before, change.after),
  cursor: cursorAt(new Date(post.createdAt), post.id),
  rejection: decision && rejectionOf(decision, change && new Date(post.createdAt)),
  author: { id: author, name: authorName },
});

/** A rejection of a post says nothing about an edit beside it, nor the other way round. */
function rejectionOf(
  { action, ofRevision, at, reason, sentAgainAt: repostedAt }: LastDecision,
  editedAt: Date | null,
): Rejection | null {
  if (action !== 'REJECT' || ofRevision !== (editedAt !== null)) return null;
  const sentAgainAt = editedAt ?? (repostedAt === null ? null : new Date(repostedAt));
  return { at: new Date(at), reason, sentAgainAt };
}
