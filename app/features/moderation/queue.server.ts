import type { Category, PostType } from '#db/enums.ts';
import { thumbnailOf } from '#app/features/photos/addresses.ts';
import { fieldChanges } from '#app/features/posts/changes/field-changes.server.ts';
import type { LastDecision } from '#app/features/posts/decisions/verdict.server.ts';
import { cursorAt, paginateBy, readCursor, type Page } from '#app/lib/db/pagination.ts';
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

/** Every pending post that the actor moderates, newest first, a page at a time. */
export async function moderationQueue(
  ctx: Ctx,
  {
    filter,
    cursor,
    size = 20,
    mineToDecide = false,
  }: {
    filter: QueueFilter;
    cursor: string | null;
    size?: number;
    /** Only what the actor can decide. */
    mineToDecide?: boolean;
  },
): Promise<Page<QueueItem>> {
  const [before, id] = cursor ? readCursor(cursor) : [null, null];
  const actorId = requireActor(ctx).id;
  const rows = await queues[filter](ctx.em, {
    ...requireModerator(ctx),
    actorId,
    before,
    id,
    mineToDecide: mineToDecide || null,
    limit: size + 1,
  });
  return paginateBy(
    rows,
    size,
    (row) => ({ ...toQueueItem(ctx.locale, row), isOwn: row.author === actorId }),
    (row) => cursorAt(row.createdAt, row.id),
  );
}

/**
 * Where the queue goes on after a decision at `place`, on the page from `cursor`: the page that shows
 * the next entry the actor can decide, and the id of that entry. At the end of the queue it is the
 * same page without an entry, or the first one when nothing is left on it.
 */
export async function afterDecision(
  ctx: Ctx,
  filter: QueueFilter,
  { cursor, place }: { cursor: string | null; place: string },
): Promise<{ cursor: string | null; next: string | null }> {
  try {
    const following = { filter, cursor: place, size: 1, mineToDecide: true };
    const [{ items: left }, { items }] = await Promise.all([
      moderationQueue(ctx, { filter, cursor }),
      moderationQueue(ctx, following),
    ]);
    const next = items[0]?.id ?? null;
    if (next === null) return { cursor: left.length > 0 ? cursor : null, next };
    return { cursor: left.some(({ id }) => id === next) ? cursor : place, next };
  } catch (error) {
    if (error instanceof AppError) return { cursor: null, next: null };
    throw error;
  }
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
